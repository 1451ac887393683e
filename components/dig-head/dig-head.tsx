import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";

/**
 * The head of a case study that digs: the client's name stands on the ground, a machine on the name, and the machine's
 * arm goes down into the shaft of the strata (`Strata`), which follow. A name of two short words stands on both sides of
 * the shaft.
 */
export function DigHead({
  heading,
  lead,
  machine,
  arm,
}: {
  heading: string;
  lead: string;
  /** Its arm is in the middle of its left quarter, as wide as the shaft, and reaches its lower edge. */
  machine: { file: ImageFile; alt: string };
  arm: ArmColours;
}) {
  const words = heading.split(" ");
  const isShort = words.length === 2 && words.every((word) => word.length <= 3);
  const isStepped = isShort && words[0]?.length === 2 && words[1]?.length === 3;
  return (
    <section
      className={`dig-head${isShort ? " dig-head--short" : ""}${isStepped ? " dig-head--stepped" : ""}`}
    >
      <Breadcrumb />
      <h1>{isShort ? words.map((word) => <span key={word}>{word} </span>) : heading}</h1>
      <p className="lead">{lead}</p>
      <Picture {...machine} eager className="dig-head__machine" />
      <Arm {...arm} />
    </section>
  );
}

export interface ArmColours {
  /** `#ffc20a` */
  bar: string;
  rod: string;
  /** Also the edges of the bar. */
  collar: string;
}

/** The arm of a machine as a bar, as high as its container, in the middle of a shaft. Its collars are counted from its lower end. */
export function Arm({ bar, rod, collar }: ArmColours) {
  return (
    <svg className="dig-arm" aria-hidden="true">
      <rect x="66%" width="5%" height="100%" fill={rod} />
      <rect x="39%" width="22%" height="100%" fill={collar} />
      <rect x="42.5%" width="15%" height="100%" fill={bar} />
      <line x1="55%" x2="55%" y1="100%" y2="0" stroke={collar} strokeDasharray="0 113 14 113" />
    </svg>
  );
}
