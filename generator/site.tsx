/**
 * What pages and components may use of the engine: the types of entries and routes, links, pictures, and the
 * facts of the page at hand. No other file of the engine is meant for them.
 */
import { type ComponentType, createContext, type ReactNode, useContext } from "react";

/** All content: an entry for each single file, a list for each pattern, by their names in `content/schemas.ts`. */
export type Content = Record<string, Entry | Entry[]>;

/** A position in a source file; the file relative to the project's root, line and column from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

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

/** What the head of a page, menus and breadcrumbs need from every entry that has a page of its own. */
export interface PageData {
  title: string;
  description: string;
  keywords: string[];
  /** The page's short name: in menus and breadcrumbs. */
  menu: string;
}

/** One address, its page and its entry. */
export interface Route<Data extends PageData = PageData> {
  /** Address from the root of the site, no trailing slash: `/our_work`. */
  path: string;
  page: ComponentType<PageProps<Data>>;
  /**
   * What the page shows. One file can have several routes, each with an entry of its own: a copy with another title
   * and description. The first of them has the address of the file, and the social card of all.
   */
  entry: Entry<Data>;
  /** The page above this one in the breadcrumb, home if left out. */
  under?: Entry<PageData>;
  /** What surrounds the page inside `<body>`, in place of the site's frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** A script that only this page needs, by its file in `scripts/`. */
  script?: string;
  /**
   * The kind of a page that says where its first screens end, by its name in `stylesOf` of the site: the sheet that it
   * links there has the styles that only this kind needs.
   */
  style?: string;
  /** Kept out of search results and of the sitemap. */
  noindex?: boolean;
  /** Where the route table names it. */
  place: Place;
}

export interface PageProps<Data extends PageData = PageData> {
  entry: Entry<Data>;
}

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

/** By what a crop is found among a picture's own: `4:5 60% 40%`. */
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
  /** Its dominant colour, which is seen while it loads: `c73` for #cc7733; absent for drawings. */
  tone?: string;
  /** By their names. */
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

/** Facts and services for the page that is being rendered. A site names the type of its content in `C`. */
export interface Site<C = Content> {
  content: C;
  /** The page at hand. Not available inside `Shared`, whose HTML serves many pages. */
  route: Route;
  /** From home to the page at hand, for the breadcrumb. */
  trail: Entry<PageData>[];
  /** The address of an entry's page, or of an address of the route table, below the site's base path. */
  link(target: Entry<PageData> | string, fragment?: string): string;
  /** Whether the page at hand is this entry's, or below it in the breadcrumb. */
  isCurrent(entry: Entry<PageData>): "page" | "true" | undefined;
  /** The final address of a file in `assets/`: `asset("sprites/ui.svg")`. */
  asset(file: string): string;
  image(file: ImageFile): MadeImage;
  /** The entry's body. Links and pictures in it are resolved. */
  markdown(entry: Entry): RenderedMarkdown;
}

/** What the renderer hands down to components; `Shared` is the only reader besides `useSite`. */
export interface RenderContext extends Site {
  shared<Props extends object>(component: ComponentType<Props>, props: Props): ReactNode;
}

export const RenderContext = createContext<RenderContext | undefined>(undefined);

function useRenderContext(): RenderContext {
  const context = useContext(RenderContext);
  if (!context) throw new Error("This component is rendered outside the site's renderer.");
  return context;
}

/** Content, links, pictures and facts of the page at hand. Sites bind it to their content: `useSite<SiteContent>`. */
export function useSite<C = Content>(): Site<C> {
  // Only the site knows the type of its content; the values are those that its schemas returned.
  return useRenderContext() as unknown as Site<C>;
}

/**
 * Renders a part that many pages share (a header, a footer, a form) once for each set of props, and minifies
 * it once. The part may depend on nothing but its props and the content: not on the page at hand.
 * The props must be plain data.
 */
export function Shared<Props extends object>({ of, ...props }: { of: ComponentType<Props> } & Props) {
  return useRenderContext().shared(of, props as unknown as Props);
}

export interface PictureProps {
  file: ImageFile;
  /** What the picture shows; empty where it decorates. */
  alt: string;
  /** The part of it that narrow windows show. */
  phone?: Crop | undefined;
  /** The slot's width, as the `sizes` attribute has it; drawings need none. */
  sizes?: string;
  /** In the first screen: loaded at once, with priority. */
  eager?: boolean;
  className?: string;
}

/** Phones, upright: the width at which pages begin to set things side by side. */
const narrow = "(max-width: 39.99rem)";

/** A picture in its best format and size, with its dimensions, loaded when it comes near unless `eager`. */
export function Picture({ file, alt, phone, sizes = "100vw", eager = false, className }: PictureProps) {
  const image = useSite().image(file);
  const crop = phone && image.crops?.[cropName(phone)];
  return (
    // A bare eager <img> would make React add a preload to the head; inside <picture> it does not.
    <picture className={className}>
      {crop && <source media={narrow} sizes={sizes} {...crop} />}
      {image.sources.map((source) => (
        <source key={source.type} sizes={sizes} {...source} />
      ))}
      <img
        className={image.tone && `tone-${image.tone}`}
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.srcSet && sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Where the whole style sheet is linked: a private-use character, which no text on a page has. */
export const sheetMarker = "\uE004";

/**
 * Where the first screens of a long page end. What stands before is painted as soon as the page is there, with the rules
 * for it in the page's head; the whole style sheet is linked here, and what follows is painted with it. Of several on a
 * page the first one counts; a page that has none has all its rules in its head, and waits for no style sheet.
 */
export function FirstScreensEnd() {
  return sheetMarker;
}

/** The Markdown body of an entry as HTML, inside a `div`. */
export function Markdown({ entry, className }: { entry: Entry; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: useSite().markdown(entry).html }} />;
}

/**
 * One line of the route table. TypeScript checks that the page can show the entry.
 *
 * @param path the address, no trailing slash
 * @param page the component that shows the entry
 * @param entry the content file
 */
export function route<Data extends PageData>(
  path: string,
  page: ComponentType<PageProps<Data>>,
  entry: Entry<Data>,
  options: Pick<Route, "under" | "script" | "style" | "noindex"> = {},
): Route {
  const { under, script, style, noindex } = options;
  const fields = { path, page: page as ComponentType<PageProps>, entry, under, script, style, noindex };
  return { __proto__: calledRoute, ...fields, call: callOf(route) } as unknown as Route;
}

/** What all routes have in common: only mistakes ask for places, and stacks take long to write when there are thousands. */
const calledRoute = {
  get place() {
    return callerPlace((this as unknown as { call: Call }).call);
  },
};

/** What knows where a function was called, and nothing else of the stack. */
interface Call {
  stack: string;
}

function callOf(called: (...args: never[]) => unknown): Call {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  const call = {};
  Error.captureStackTrace(call, called);
  Error.stackTraceLimit = stackTraceLimit;
  return call as Call;
}

/** Where it was called: file (absolute), line, column. */
function callerPlace({ stack }: Call): Place {
  const frame = stack.split("\n")[1] ?? "";
  const [, file = "", line, column] = /\(?((?:file:\/\/)?[^()\s]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  return { file, line: Number(line ?? 1), column: Number(column ?? 1) };
}
