import { type Figure, Statistics } from "../statistics/statistics.tsx";

/** The agency in six numbers, as a quilt from edge to edge of the window: in a row, or in blocks. */
export function StatisticsBand({ figures, ground }: { figures: Figure[]; ground: "row" | "blocks" }) {
  return (
    <section className={`statistics-quilt statistics-${ground} k6 ground-pale`}>
      <div>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
