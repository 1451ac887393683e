import { Drawing } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { findMark } from "./mark.ts";

/** The mark and the name, as a link to the home page. The mark is inline SVG, so the first paint includes it. */
export function Brand({ className = "" }: { className?: string }) {
  const { content, link } = useSite();
  const { viewBox, drawing } = findMark("mark");
  return (
    <a className={`brand ${className}`.trim()} href={link(content.home)}>
      <Drawing viewBox={viewBox} drawing={drawing} />
      <span>{content.site.data.brand.name}</span>
    </a>
  );
}
