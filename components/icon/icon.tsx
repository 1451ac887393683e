import { useSite } from "../use-site.ts";

/** An icon of the interface, decorative: the text beside it, or the name of its link, has the meaning. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${useSite().asset("sprites/ui.svg")}#${name}`} />
    </svg>
  );
}

/** A pictogram of an industry or a sub-service in two colours, decorative. */
export function Pictogram({ name }: { name: string }) {
  return (
    <svg className="pictogram" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${useSite().asset("sprites/industries.svg")}#${name}`} />
    </svg>
  );
}
