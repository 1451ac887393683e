import { useSite } from "../use-site.ts";

/** A symbol of the interface, decorative: whatever it stands for is said in words beside it. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${useSite().asset("sprites/ui.svg")}#${name}`} />
    </svg>
  );
}

/** A pictogram of a trade or a sub-service, two-tone, decorative. */
export function Pictogram({ name }: { name: string }) {
  return (
    <svg className="pictogram" viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${useSite().asset("sprites/industries.svg")}#${name}`} />
    </svg>
  );
}
