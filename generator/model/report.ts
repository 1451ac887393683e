import type { PageBudgets } from "./site-definition.ts";

/** The size of a page and of the files that it loads, in bytes. */
export interface RouteSize {
  path: string;
  /** The HTML with its inline styles and scripts, uncompressed and compressed. */
  bytes: number;
  brotli: number;
  /** The style sheet, compressed. */
  styles: number;
  /** Linked and inline scripts, compressed. */
  scripts: number;
  /** The number of requests that load the page, including the page itself. Lazy requests are not counted. */
  requests: number;
}

/** A part of a page, or a file that it loads. */
export interface NamedSize {
  /** A name that a person can search for: `scripts/main.ts`, `<section class="hero">`. */
  name: string;
  /** Compressed, if nothing else is said. */
  bytes: number;
}

/** The size of a file that pages load, in bytes, uncompressed and compressed. */
export interface AssetSize {
  file: string;
  bytes: number;
  brotli: number;
}

/** The report at the end of a build. */
export interface BuildReport {
  /** Absolute path of the output folder. */
  out: string;
  routes: RouteSize[];
  /** The permanent addresses. If one file has several pages, such as those of a long list, only the first counts. */
  addresses: string[];
  /** The budgets of the site. */
  budgets: PageBudgets | undefined;
  /** Scripts and fonts. */
  assets: AssetSize[];
  images: { count: number; made: number; reused: number };
  /** The number of values with `standIn: true`. */
  standIns: number;
  /** The number of pages that are left out because they are not public yet. */
  unpublished: number;
  times: { step: string; milliseconds: number }[];
}

/** Called when a part of the work is finished. */
export type Progress = (done: number, total: number) => void;

/** Starts to report the progress of one kind of work: "Pictures". */
export type ProgressOf = (what: string) => Progress;
