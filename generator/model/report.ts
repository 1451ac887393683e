import type { PageBudgets } from "./site-definition.ts";

/** Bytes of a page, as it is and as hosts send it, and of what it loads. */
export interface RouteSize {
  path: string;
  /** Of the HTML, with the styles and scripts in it. */
  bytes: number;
  brotli: number;
  /** Of the style sheet, compressed. */
  styles: number;
  /** Compressed, whether they are linked or part of the page. */
  scripts: number;
  /** How many requests the HTML leads to at once, itself included; what loads lazily is not among them. */
  requests: number;
}

/** Bytes of a file that pages load, as it is and compressed. */
export interface AssetSize {
  file: string;
  bytes: number;
  brotli: number;
}

/** What the end of a build tells. */
export interface BuildReport {
  /** Absolute path of the output folder. */
  out: string;
  routes: RouteSize[];
  /** What the pages were measured against. */
  budgets: PageBudgets | undefined;
  /** Style sheets, scripts and fonts. */
  assets: AssetSize[];
  images: { count: number; made: number; reused: number };
  /** Values that say `standIn: true`. */
  standIns: number;
  times: { step: string; milliseconds: number }[];
}
