/** What the server tells a browser. Types only, and without Node's, because the browser's script has them too. */
import type { Place } from "../model/place.ts";

/** Which version of a page this is, by hashes of its HTML. */
export interface PageVersion {
  version: string;
  /** The same without styles, which are replaced while the page stays open. */
  structure: string;
}

/** What is wrong: the text that the terminal shows, and the places in it, in their order. */
export interface FailureText {
  text: string;
  places: Place[];
}

/** Complete each time, so that a browser that missed a message needs only the next one. */
export interface BrowserState {
  /** The page as it is on disk; absent while it cannot be rendered. */
  page?: PageVersion | undefined;
  failure?: FailureText | undefined;
}
