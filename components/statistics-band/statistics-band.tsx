import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** The agency in numbers, on marigold, on indigo, or six of them as a quilt from edge to edge of the window: in a row, or in blocks. */
export function StatisticsBand({
  figures,
  ground = "marigold",
}: {
  figures: Figure[];
  ground?: "marigold" | "panel" | "row" | "blocks";
}) {
  const isQuilt = ground === "row" || ground === "blocks";
  const manner = isQuilt
    ? `statistics-quilt statistics-${ground} k6 ground-pale`
    : `statistics-band ground-${ground}`;
  return (
    <section className={manner}>
      <div className={isQuilt || figures.length === 4 ? undefined : "wrap"}>
        <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
