import { type Figure, Statistics } from "../statistics/statistics.tsx";

/** The agency in six numbers, from edge to edge of the window: on two tapes, or as the blocks of a quilt. */
export function StatisticsBand({ figures, ground }: { figures: Figure[]; ground: "row" | "blocks" }) {
  const form = ground === "row" ? "statistics-row k4" : "statistics-quilt statistics-blocks k6";
  return (
    <section className={`${form} ground-pale`}>
      <div>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
