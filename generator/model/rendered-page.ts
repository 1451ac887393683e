import type { Route } from "./route.ts";

/** A finished page. */
export interface RenderedPage {
  route: Route;
  html: string;
  /** The HTML in pieces: the page's own, and that of the parts it shares with others. Each has markers for parts in it. */
  fragments: { own: string; shared: string[] };
  /** Integrity metadata of the style in its head. */
  styleIntegrity: string;
}
