import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { DrawnWords, type NameLettering } from "../lettered.tsx";

/**
 * The head of a case study that digs: the client's name stands on the ground, a machine on the name, and the machine's
 * arm goes down into the shaft of the strata (`Strata`), which follow.
 *
 * @param lettering the name in the client's own letters: beside the shaft, and `wide`, for windows from 56rem, as wide as the
 * content, with the shaft between its words
 */
export function DigHead({
  heading,
  lettering,
  lead,
  machine,
  arm,
}: {
  heading: string;
  lettering?: NameLettering | undefined;
  lead: string;
  /** Its arm is in the middle of its left quarter, as wide as the shaft, and reaches its lower edge. */
  machine: { file: ImageFile; alt: string };
  arm: ArmColours;
}) {
  return (
    <section className="dig-head">
      <Breadcrumb />
      {lettering ? (
        <h1 className="dig-head__lettering">
          <DrawnWords
            words={heading}
            file={lettering.name}
            wide={lettering.wide}
            wideFrom="(min-width: 56rem)"
            eager
          />
        </h1>
      ) : (
        <h1>{heading}</h1>
      )}
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
