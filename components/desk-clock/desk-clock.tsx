import type { Office } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/**
 * The hours of an office and its city. `scripts/desk-clock.ts` replaces the hours by the local time, and says whether the
 * office is open.
 */
export function DeskClock({ office }: { office: Office }) {
  const { labels, site } = useSite().content;
  const { hours } = site.data;
  return (
    <span
      className="desk-clock"
      data-desk={[office.timeZone, hours.opens, hours.closes, ...hours.openOn].join(" ")}
      data-open={labels.data.desks.open}
      data-closed={labels.data.desks.closed}
    >
      <span>{hours.timeShort}</span> {office.city} <small />
    </span>
  );
}
