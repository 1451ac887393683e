import type { Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { SectionHead } from "../section-head/section-head.tsx";
import { useSite } from "../use-site.ts";

/**
 * Four numbered steps below a strip of drawings, which show how a block is made: laid out, outlined, coloured, bordered.
 * In browsers with scroll timelines each drawing grows out of the one before it.
 */
export function ProcessSteps({ heading, lead, drawing, steps }: NonNullable<Service["process"]>) {
  const sprite = useSite().asset("sprites/steps.svg");
  const drawingOf = (step: number) => `${sprite}#${drawing}-${step}`;
  return (
    <section className={`section ${kitGround("k6")} process-section lazy-section`}>
      <SectionHead heading={heading} lead={lead} />
      <ol className="process-steps">
        {steps.map((step, index) => (
          <li key={step.heading}>
            <svg viewBox="0 0 90 90" aria-hidden="true">
              <use href={drawingOf(index + 1)} />
              {index > 0 && <use className="process-steps__before" href={drawingOf(index)} />}
            </svg>
            <h3>{step.heading}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
