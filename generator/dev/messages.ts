/** What the server tells a browser. Types only, because the browser's script has them too. */

/** Which version of a page this is, by hashes of its HTML. */
export interface PageVersion {
  version: string;
  /** The same without styles, which are replaced while the page stays open. */
  structure: string;
}

/** Complete each time, so that a browser that missed a message needs only the next one. */
export interface BrowserState {
  /** The page as it is on disk; absent while it cannot be rendered. */
  page?: PageVersion | undefined;
  /** What is wrong, in the words of the terminal. */
  failure?: string | undefined;
}
