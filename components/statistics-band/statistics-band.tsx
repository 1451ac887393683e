import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** The agency in numbers, on marigold, on indigo, on the page, or six of them as a quilt from edge to edge of the window. */
export function StatisticsBand({
  figures,
  ground = "marigold",
}: {
  figures: Figure[];
  ground?: "marigold" | "panel" | "page" | "quilt";
}) {
  const isQuilt = ground === "quilt";
  const manner = isQuilt
    ? "statistics-quilt k6 ground-pale"
    : `statistics-band${ground === "page" ? "" : ` ground-${ground}`}`;
  return (
    <section className={manner}>
      <div className={isQuilt || figures.length === 4 ? undefined : "wrap"}>
        <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
