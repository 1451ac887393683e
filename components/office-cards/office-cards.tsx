import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { DeskClock } from "../desk-clock/desk-clock.tsx";
import { keepTogether } from "../keep-together.tsx";
import { NewTabLink } from "../more-link/more-link.tsx";
import { phoneHref } from "../phone.ts";
import { useSite } from "../use-site.ts";

/**
 * The offices, two side by side, so that the horizons of their drawings meet. An odd last one fills its row. While it is night at an office
 * (`scripts/desk-clock.ts`), its drawing shows the night.
 */
export function OfficeCards() {
  const { labels, site } = useSite().content;
  const { hours, offices } = site.data;
  return (
    <section className="office-cards lazy-section" aria-label={labels.data.offices.heading}>
      {offices.map((office, index) => (
        <article key={office.id} className={`office-card ${kitGround(index % 2 === 0 ? "k4" : "k6")}`}>
          <Picture {...office.picture} className="office-card__day" />
          <Picture {...office.night} className="office-card__night" />
          <div className="office-card__facts">
            <h2>
              {office.country}{" "}
              <small>
                {office.city}, {office.region}
              </small>
            </h2>
            <div className="office-card__place">
              <address>
                {office.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
              <NewTabLink href={office.map}>{labels.data.offices.map}</NewTabLink>
            </div>
            <p>
              <DeskClock office={office} />
            </p>
            <dl>
              <dt>{labels.data.offices.phone}</dt>
              <dd>
                <a href={phoneHref(office.phone)}>{office.phone}</a>
              </dd>
              <dt>{labels.data.offices.hours}</dt>
              <dd>
                {hours.daysShort}, {keepTogether(hours.timeShort)}
              </dd>
            </dl>
          </div>
        </article>
      ))}
    </section>
  );
}
