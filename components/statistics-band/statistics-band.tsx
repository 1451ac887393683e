import { Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** The agency in numbers, on marigold. */
export function StatisticsBand({ figures }: { figures: { figure: string; label: string }[] }) {
  return (
    <section className="ground-marigold stitch-top statistics-band">
      <div className="wrap">
        <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
        <Statistics figures={figures} />
      </div>
    </section>
  );
}
