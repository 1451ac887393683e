import type { Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { SectionHead } from "../section-head/section-head.tsx";
import { useSite } from "../use-site.ts";

/**
 * Four numbered steps with drawings of how a block is made: laid out, outlined, coloured, bordered. In wide windows of
 * browsers with scroll timelines, one drawing stays pinned, and the next one replaces it as the steps pass.
 */
export function ProcessSteps({ heading, lead, drawing, steps }: NonNullable<Service["process"]>) {
  const sprite = useSite().asset("sprites/steps.svg");
  const drawStep = (index: number) => (
    <svg key={index} viewBox="0 0 96 96" aria-hidden="true">
      <use href={`${sprite}#${drawing}-${index + 1}`} />
    </svg>
  );
  return (
    <section className={`section ${kitGround("k6")} process-section lazy-section`}>
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
      </div>
      <div className="process-steps">
        <div className="process-steps__pinned">{steps.map((_, index) => drawStep(index))}</div>
        <ol>
          {steps.map((step, index) => (
            <li key={step.heading}>
              {drawStep(index)}
              <h3>{step.heading}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
