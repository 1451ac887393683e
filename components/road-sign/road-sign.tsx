import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

interface Colour {
  name: string;
  /** `#e4452b` */
  value: string;
  parts: number;
}

/**
 * The head of a case study as a sign beside a road: the client's logo in place of the name, the sentence, and below them
 * the colours like prices, as high as their `parts`. Its posts stand beside the road, on which a vehicle comes past.
 */
export function RoadSign({
  heading,
  lead,
  logo,
  colours,
  label,
  grounds,
  vehicle,
}: {
  heading: string;
  lead: string;
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  colours: Colour[];
  /** Of the colours. */
  label: string;
  /** Of the logo; of the sentence, the posts and the road; of the light between the panels. */
  grounds: { logo: string; road: string; light: string };
  /** Seen from the side, on its lower edge. */
  vehicle: { file: ImageFile; alt: string };
}) {
  return (
    <section className="road-sign">
      <div className="wrap">
        <Breadcrumb />
        <ClientGround colour={grounds.light} className="road-sign__panels">
          <ClientGround colour={grounds.logo} className="road-sign__name">
            <h1 className="visually-hidden">{heading}</h1>
            <Picture {...logo} eager />
          </ClientGround>
          <ClientGround colour={grounds.road} ink={grounds.light} className="road-sign__lead">
            <p className="lead">{lead}</p>
          </ClientGround>
          <ul aria-label={label}>
            {colours.map(({ name, value, parts }) => (
              <ClientGround
                as="li"
                key={name}
                colour={value}
                ink={grounds.road}
                className={`road-sign__parts-${parts}`}
              >
                <span>{name}</span> <span>{value.toUpperCase()}</span>
              </ClientGround>
            ))}
          </ul>
        </ClientGround>
      </div>
      <div className="road-sign__roadside">
        <svg aria-hidden="true" className="road-sign__posts">
          <rect width="100%" height="100%" fill={grounds.road} />
        </svg>
        <Picture {...vehicle} className="road-sign__vehicle" />
      </div>
      <svg aria-hidden="true" className="road-sign__road">
        <rect width="100%" height="100%" fill={grounds.road} />
        <line y1="50%" x2="100%" y2="50%" stroke={grounds.light} />
      </svg>
    </section>
  );
}
