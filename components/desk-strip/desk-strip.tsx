import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";

/**
 * A row of facts about the two offices ("desks"): their hours, and how soon enquiries are answered.
 * `scripts/desk-clock.ts` replaces the hours of each office by its local time, and says whether it is open.
 */
export function DeskStrip() {
  const { labels, site } = useSite().content;
  const { desks } = labels.data;
  const { hours, offices, replyWithin } = site.data;
  return (
    <div className="stitch-top">
      <dl className="wrap desk-strip">
        {offices.map(({ id, country, city, timeZone }, index) => (
          <div key={id} className={index > 0 ? "stitch-left" : undefined}>
            <dt>
              {country} {desks.desk}
            </dt>
            <dd
              data-desk-clock=""
              data-time-zone={timeZone}
              data-opens={hours.opens}
              data-closes={hours.closes}
              data-open-on={hours.openOn.join(" ")}
              data-open={desks.open}
              data-closed={desks.closed}
            >
              <span>{hours.timeShort}</span> {city} <span className="visually-hidden" />
            </dd>
          </div>
        ))}
        <div className="stitch-left">
          <dt>{desks.phoneAndChat}</dt>
          <dd>
            {hours.daysShort}, {keepTogether(hours.timeShort)}
          </dd>
        </div>
        <div className="stitch-left">
          <dt>{desks.enquiry}</dt>
          <dd>
            {desks.answered} {keepTogether(replyWithin)}
          </dd>
        </div>
      </dl>
    </div>
  );
}
