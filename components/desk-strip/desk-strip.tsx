import { DeskClock } from "../desk-clock/desk-clock.tsx";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";

/** Facts about the offices ("desks"): their hours, and how soon enquiries are answered. */
export function DeskStrip() {
  const { labels, site } = useSite().content;
  const { desks } = labels.data;
  const { hours, offices, replyWithin } = site.data;
  return (
    <dl className="desk-strip">
      {offices.map((office) => (
        <div key={office.id}>
          <dt>
            {office.country} {desks.desk}
          </dt>
          <dd>
            <DeskClock office={office} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{desks.phoneAndChat}</dt>
        <dd>
          {hours.daysShort}, {keepTogether(hours.timeShort)}
        </dd>
      </div>
      <div>
        <dt>{desks.enquiry}</dt>
        <dd>
          {desks.answered} {replyWithin}
        </dd>
      </div>
    </dl>
  );
}
