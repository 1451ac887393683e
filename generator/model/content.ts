/** Content as pages see it: entries, their data, pictures and Markdown. */

/** A content file after reading and checking. */
export interface Entry<Data = unknown> {
  /** Relative to the root: `content/projects/alpha.md`. */
  file: string;
  /** The file's name without its ending: `alpha`. */
  name: string;
  /** Front matter, or the whole of a YAML file, as its schema returned it. */
  data: Data;
  /** Markdown below the front matter; empty where there is none. */
  body: string;
}

/** All entries by the names that the site's schemas give them: an entry for a single file, a list for a pattern. */
export type Content = Record<string, Entry | Entry[]>;

/** What the head of a page, menus and breadcrumbs need from every entry that has a page of its own. */
export interface PageData {
  title: string;
  description: string;
  keywords: string[];
  /** The page's short name: in menus and breadcrumbs. */
  menu: string;
  /** Left out of builds. */
  draft?: true | undefined;
  /** A calendar date: left out of builds before it. */
  publish?: string | undefined;
}

/** A path into data: keys and positions in lists. */
export type DataPath = readonly PropertyKey[];

/** A picture's file, as content names it: relative to `assets/images/`. */
export interface ImageFile {
  imageFile: string;
}

/** A part of a picture: its shape, width to height, and the point that stays in sight, across and down. */
export interface Crop {
  /** `4:5` */
  shape: string;
  /** `60% 40%` */
  focus: string;
}

/** The key of a crop among those of its picture: `4:5 60% 40%`. */
export function cropName({ shape, focus }: Crop): string {
  return `${shape} ${focus}`;
}

/** A picture as the build made it: sizes in CSS pixels, addresses ready for HTML. */
export interface MadeImage {
  width: number;
  height: number;
  src: string;
  /** Better formats, best first; empty for drawings. */
  sources: { type: string; srcSet: string }[];
  /** The fallback's own candidates; absent for drawings. */
  srcSet?: string;
  /** Its dominant color, which is seen while it loads: `c73` for #cc7733; absent for drawings. */
  placeholderColor?: string;
  /** By `cropName`. */
  crops?: Record<string, { type: string; srcSet: string; width: number; height: number }>;
}

export interface Heading {
  id: string;
  text: string;
  level: number;
}

/** A Markdown body as HTML. */
export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
}
