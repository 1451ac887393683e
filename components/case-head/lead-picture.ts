import type { Project } from "../../content/schemas.ts";

/** The picture at the top of a case study: the photograph, or the cover where that stands beside the title. */
export function leadPicture({ choreography, cover, inUse }: Project) {
  return inUse && choreography !== "split" ? inUse : { ...cover, caption: undefined };
}
