import type { Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { SectionHead } from "../section-head/section-head.tsx";
import { useSite } from "../use-site.ts";

/**
 * Four numbered steps below a strip of drawings: quarters of one cloth, each as it is after that step: laid out, outlined,
 * coloured, hemmed; or of one page: noted down, in outline, online, looked after. On phones the page is upright, and the
 * steps are beside its quarters.
 *
 * In browsers with scroll timelines each drawing replaces the end of the one before it, one after another.
 */
export function ProcessSteps({ heading, lead, drawing, steps }: NonNullable<Service["process"]>) {
  return (
    <section className={`section ${kitGround("k6")} process-section lazy-section`}>
      <SectionHead heading={heading} lead={lead} />
      <ol className={`process-steps process-steps--${drawing}`}>
        {steps.map((step, index) => (
          <li key={step.heading}>
            {views[drawing].map(({ name, boxes }) => (
              <Drawing key={name} name={name} box={boxes[index] ?? ""} step={index + 1} />
            ))}
            <h3>{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What of the drawing each step shows. A page has two compositions, for wide windows and for phones. */
const views = {
  page: [
    { name: "page", boxes: ["0 0 360 884", "360 0 360 884", "720 0 360 884", "1080 0 360 884"] },
    { name: "page-phone", boxes: ["0 0 180 216", "0 216 180 216", "0 432 180 216", "0 648 180 216"] },
  ],
  jaali: [{ name: "lattice", boxes: ["0 0 90 90", "90 0 90 90", "180 0 90 90", "270 0 90 90"] }],
};

function Drawing({ name, box, step }: { name: string; box: string; step: number }) {
  const sprite = useSite().asset(name === "lattice" ? "sprites/lattice.svg" : "sprites/steps.svg");
  const drawingOf = (step: number) => `${sprite}#${name}-${step}`;
  return (
    <svg
      className={`process-steps__${name}`}
      viewBox={box}
      preserveAspectRatio="none" // where a text is higher than its quarter, the page stays whole
      aria-hidden="true"
    >
      <use href={drawingOf(step)} />
      {step > 1 && <use className="process-steps__before" href={drawingOf(step - 1)} />}
    </svg>
  );
}
