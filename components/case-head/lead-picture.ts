import type { Project } from "../../content/schemas.ts";

/** The picture of a project that is as wide as the window: the photograph, or the cover where there is none. */
export function leadPicture({ cover, inUse }: Project) {
  return inUse ?? { ...cover, caption: undefined };
}
