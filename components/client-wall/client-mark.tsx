import { useSite } from "../use-site.ts";

/** The logo of a client in the colour of the text. @param name its name for screen readers; none where it is decorative */
export function ClientMark({ name, mark }: { name?: string; mark: string }) {
  const drawing = <use href={`${useSite().asset("sprites/clients.svg")}#${mark}`} />;
  if (!name) return <svg aria-hidden="true">{drawing}</svg>;
  return (
    <svg role="img" aria-label={name}>
      {drawing}
    </svg>
  );
}
