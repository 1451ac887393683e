/** Messages of the server to browsers. Only types, because the script in the browser imports them, too. */

/** The version of a page, by hashes of its HTML. */
export interface PageVersion {
  version: string;
  /** The hash without styles, which can be replaced without a reload. */
  structure: string;
}

/** The complete state, so that a browser that missed a message needs only the next one. */
export interface BrowserState {
  /** The current page; absent while it cannot be rendered. */
  page?: PageVersion | undefined;
  /** The problems, with the same text as in the terminal. */
  failure?: string | undefined;
}
