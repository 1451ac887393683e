import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** The agency in numbers, on marigold, on indigo, or on the page. */
export function StatisticsBand({
  figures,
  ground = "marigold",
}: {
  figures: Figure[];
  ground?: "marigold" | "panel" | "page";
}) {
  return (
    <section className={`statistics-band${ground === "page" ? "" : ` ground-${ground}`}`}>
      <div className={figures.length === 4 ? undefined : "wrap"}>
        <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
