import type { Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { SectionHead } from "../section-head/section-head.tsx";
import { useSite } from "../use-site.ts";

/**
 * Four numbered steps, and quarters of one cloth above them, each as it is after that step: laid out, outlined, coloured,
 * hemmed; or of one page: noted down, in outline, online, looked after. The page stays whole: in wide windows its steps are
 * beside it, on phones below it.
 *
 * In browsers with scroll timelines each drawing replaces the end of the one before it, one after another.
 */
export function ProcessSteps({ heading, lead, drawing, steps }: NonNullable<Service["process"]>) {
  const { boxes, isWhole } = views[drawing];
  const quarters = boxes.map((box, index) => <Drawing key={box} name={drawing} box={box} step={index + 1} />);
  const list = (
    <ol className={`process-steps process-steps--${drawing}`}>
      {steps.map((step, index) => (
        <li key={step.heading}>
          {!isWhole && quarters[index]}
          <h3>{step.heading}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <section className={`section ${kitGround("k6")} process-section lazy-section`}>
      <SectionHead heading={heading} lead={lead} />
      {isWhole ? (
        <div className="process-page">
          <div className="process-page__drawing">{quarters}</div>
          {list}
        </div>
      ) : (
        list
      )}
    </section>
  );
}

/** What of the drawing each step shows. */
const views = {
  page: { boxes: ["0 0 360 884", "360 0 360 884", "720 0 360 884", "1080 0 360 884"], isWhole: true },
  jaali: { boxes: ["0 0 90 90", "90 0 90 90", "180 0 90 90", "270 0 90 90"], isWhole: false },
};

function Drawing({ name, box, step }: { name: keyof typeof views; box: string; step: number }) {
  const { asset } = useSite();
  const drawings =
    name === "jaali" ? `${asset("sprites/lattice.svg")}#lattice` : `${asset("sprites/steps.svg")}#page`;
  return (
    <svg viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${drawings}-${step}`} />
      {step > 1 && <use className="process-steps__before" href={`${drawings}-${step - 1}`} />}
    </svg>
  );
}
