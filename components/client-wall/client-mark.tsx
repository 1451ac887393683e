import { useSite } from "../use-site.ts";

/** The logo of a client in the colour of the text. @param name for screen readers */
export function ClientMark({ name, mark }: { name: string; mark: string }) {
  return (
    <svg role="img" aria-label={name}>
      <use href={`${useSite().asset("sprites/clients.svg")}#${mark}`} />
    </svg>
  );
}
