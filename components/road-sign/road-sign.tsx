import { Fragment, type ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { tint } from "../client-ground/contrast.ts";

interface Colour {
  name: string;
  /** `#e4452b` */
  value: string;
  parts: number;
}

export interface SignGrounds {
  logo: string;
  /** Of the sentence and the road. */
  road: string;
  /** Of the light between the panels. */
  light: string;
}

/**
 * The head of a case study as a sign: the client's logo in place of the name, above the sentence. Its posts are those of
 * the `RoadsidePlace` that follows.
 */
export function RoadSign({
  heading,
  lead,
  logo,
  grounds,
}: {
  heading: string;
  lead: string;
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  grounds: SignGrounds;
}) {
  return (
    <section className="road-sign">
      <Breadcrumb />
      <ClientGround colour={grounds.light} className="road-sign__panels">
        <ClientGround colour={grounds.logo} className="road-sign__name">
          <h1 className="visually-hidden">{heading}</h1>
          <Picture {...logo} eager />
        </ClientGround>
        <ClientGround colour={grounds.road} ink={grounds.light} className="road-sign__lead">
          <p className="lead">{lead}</p>
        </ClientGround>
      </ClientGround>
    </section>
  );
}

/**
 * The roadside by day: the text, and a second sign with the colours like prices, as high as their `parts`. Both stand
 * beside a road, on which a vehicle comes and stops between the posts.
 */
export function Roadside({
  day,
  grounds,
  colours,
  label,
  vehicle,
  children,
}: {
  day: string;
  grounds: SignGrounds;
  colours: Colour[];
  /** Of the colours. */
  label: string;
  /** Seen from the side, on its lower edge. */
  vehicle: { file: ImageFile; alt: string };
  children: ReactNode;
}) {
  return (
    <ClientGround colour={day} ink={grounds.road} className="roadside">
      {children}
      <div className="roadside__sign">
        <ClientGround colour={grounds.road} className="road-sign__panels">
          <ul aria-label={label}>
            {colours.map(({ name, value, parts }) => (
              <ClientGround
                as="li"
                key={name}
                colour={value}
                ink={grounds.road}
                className={`roadside__parts-${parts}`}
              >
                <span>{name}</span> <span>{value.toUpperCase()}</span>
              </ClientGround>
            ))}
          </ul>
        </ClientGround>
        <Posts colour={grounds.road} foot={grounds.logo} top={86} />
      </div>
      <Picture {...vehicle} className="roadside__vehicle" />
      <Road grounds={grounds} />
    </ClientGround>
  );
}

/** Its verge is in the colour of the logo. */
export function Road({ grounds: { logo, road, light } }: { grounds: SignGrounds }) {
  return (
    <div className="roadside__road">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={road} />
        <line x2="100%" stroke={logo} />
        <line y1="50%" x2="100%" y2="50%" stroke={light} className="roadside__dashes" />
      </svg>
    </div>
  );
}

/** What is to be paid, on a lit display. */
export function PumpDisplay({ grounds, children }: { grounds: SignGrounds; children: ReactNode }) {
  return (
    <ClientGround colour={grounds.light} className="road-sign__panels">
      <ClientGround colour={grounds.road} ink={grounds.light} className="pump-display">
        {children}
      </ClientGround>
    </ClientGround>
  );
}

/**
 * What stands behind the posts of the sign above it: they stand on its lower edge, on a foot of concrete. Its sky begins
 * in the ground of the page, in the light of the sign.
 */
export function RoadsidePlace({
  grounds: { logo, light },
  children,
}: {
  grounds: SignGrounds;
  children: ReactNode;
}) {
  return (
    <div className="roadside-place">
      <Posts colour={logo} foot={tint(logo)} />
      {children}
      <svg aria-hidden="true" className="roadside-place__glow">
        <rect width="100%" height="100%" fill={light} />
      </svg>
    </div>
  );
}

/** A picture as a third sign, by night, on the green of the question that follows. */
export function Hoarding({ grounds, children }: { grounds: SignGrounds; children: ReactNode }) {
  return (
    <div className="hoarding">
      <ClientGround colour={grounds.light} className="road-sign__panels">
        {children}
      </ClientGround>
      <Posts colour={grounds.logo} foot={tint(grounds.logo)} top={76} />
    </div>
  );
}

/**
 * The right side of each is in the shade.
 *
 * @param top of the foot, in % of the height
 */
function Posts({ colour, foot, top = 94 }: { colour: string; foot?: string; top?: number }) {
  return (
    <svg aria-hidden="true" className="road-sign__posts">
      {[3, 92].map((x) => (
        <Fragment key={x}>
          <rect x={`${x}%`} width="5%" height="100%" fill={colour} />
          <rect x={`${x + 3.5}%`} width="1.5%" height="100%" fillOpacity="0.25" />
          {foot && (
            <>
              <rect x={`${x - 1}%`} y={`${top}%`} width="7%" height={`${100 - top}%`} fill={foot} />
              <rect x={`${x + 4}%`} y={`${top}%`} width="2%" height={`${100 - top}%`} fillOpacity="0.25" />
            </>
          )}
        </Fragment>
      ))}
    </svg>
  );
}
