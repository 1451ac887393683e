import type { Entry } from "./content.ts";
import type { Route } from "./route.ts";

/** A rendered page. */
export interface RenderedPage {
  route: Route;
  html: string;
  /** The HTML of the page itself, and that of its shared parts, with markers in place of the parts inside them. */
  fragments: { own: string; shared: string[] };
  /** The entries whose Markdown the page shows. */
  shown: Entry[];
  /** Integrity metadata of the style in its head. */
  styleIntegrity: string;
}
