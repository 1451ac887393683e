import type { Entry } from "./content.ts";
import type { Route } from "./route.ts";

/** A finished page. */
export interface RenderedPage {
  route: Route;
  html: string;
  /** The HTML in pieces: the page's own, and that of the parts it shares with others. Each has markers for parts in it. */
  fragments: { own: string; shared: string[] };
  /** The entries whose Markdown it shows. */
  shown: Entry[];
  /** Integrity metadata of the style in its head. */
  styleIntegrity: string;
}
