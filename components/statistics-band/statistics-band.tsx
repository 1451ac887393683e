import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** The agency in numbers, on marigold, or on the page. */
export function StatisticsBand({ figures, quiet }: { figures: Figure[]; quiet?: boolean }) {
  return (
    <section className={`stitch-top statistics-band${quiet ? "" : " ground-marigold"}`}>
      <div className="wrap">
        <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
