/**
 * All that pages and components may use of the engine: the types of entries and routes, links, pictures, and the
 * facts of the page at hand.
 */
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import {
  type Content,
  type Crop,
  cropName,
  type Entry,
  type ImageFile,
  type MadeImage,
  type PageData,
  type RenderedMarkdown,
} from "./model/content.ts";
import type { PageProps, Route } from "./model/route.ts";

export type {
  Content,
  Crop,
  Entry,
  Heading,
  ImageFile,
  MadeImage,
  PageData,
  RenderedMarkdown,
} from "./model/content.ts";
export type { Place } from "./model/place.ts";
export type { PageProps, Route } from "./model/route.ts";

/** Facts and services for the page that is being rendered. */
export interface Site<SiteContent = Content> {
  /** In the language of the page, as far as it is translated. */
  content: SiteContent;
  /** The language of the page, a BCP 47 tag. */
  language: string;
  /** The page at hand. Not available inside `Shared`, whose HTML serves many pages. */
  route: Route;
  /** From home to the page at hand, for the breadcrumb. */
  trail: Entry<PageData>[];
  /** The page at hand in all its languages, the original first; empty for a page that is not translated. */
  versions: { language: string; entry: Entry<PageData> }[];
  /** The language of an entry's page, if it is not that of the page at hand: for the `lang` attribute of a link. */
  otherLanguage(entry: Entry<PageData>): string | undefined;
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

/** What depends on the page at hand, and is not available inside `Shared`. */
export type PageContext = "route" | "trail" | "versions" | "isCurrent";

/** What the renderer hands down to components. */
export interface RenderContext extends Site {
  shared<Props extends object>(component: ComponentType<Props>, props: Props): ReactNode;
}

export const RenderContext = createContext<RenderContext | undefined>(undefined);

function useRenderContext(): RenderContext {
  const context = useContext(RenderContext);
  if (!context) throw new Error("This component is rendered outside the site's renderer.");
  return context;
}

/**
 * Content, links, pictures and facts of the page at hand. A site exports it bound to the type of its own content:
 * `export const useSite = useEngineSite<SiteContent>`.
 */
export function useSite<SiteContent = Content>(): Site<SiteContent> {
  return useRenderContext() as unknown as Site<SiteContent>;
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
  /** Another picture, which wide windows show instead. */
  wide?: ImageFile | undefined;
  /** The slot's width, as the `sizes` attribute has it; drawings need none. */
  sizes?: string;
  /** Above the fold: loaded at once, with priority. */
  eager?: boolean;
  className?: string;
}

/** Phones, upright: the width at which pages begin to set things side by side. */
const narrow = "(max-width: 39.99rem)";
const wider = "(min-width: 40rem)";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * A picture in its best format and size, with its dimensions, loaded when it comes near unless `eager`. A drawing that
 * moves stands still for visitors who prefer reduced motion.
 */
export function Picture({ file, alt, phone, wide, sizes = "100vw", eager = false, className }: PictureProps) {
  const site = useSite();
  const image = site.image(file);
  const crop = phone && image.crops?.[cropName(phone)];
  return (
    // A bare eager <img> would make React add a preload to the head; inside <picture> it does not.
    <picture className={className}>
      {crop && <source media={narrow} sizes={sizes} {...crop} />}
      {wide && <WideSources image={site.image(wide)} sizes={sizes} />}
      {image.still && <source media={reducedMotion} srcSet={image.still} />}
      {image.sources.map((source) => (
        <source key={source.type} sizes={sizes} {...source} />
      ))}
      <img
        className={image.placeholderColor && `placeholder-${image.placeholderColor}`}
        src={image.src}
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

function WideSources({ image, sizes }: { image: MadeImage; sizes: string }) {
  const { width, height, still, sources, srcSet, src } = image;
  const size = { width, height, sizes: srcSet && sizes };
  return (
    <>
      {still && <source media={`${wider} and ${reducedMotion}`} srcSet={still} {...size} />}
      {sources.map((source) => (
        <source key={source.type} media={wider} {...source} {...size} />
      ))}
      <source media={wider} srcSet={srcSet ?? src} {...size} />
    </>
  );
}

/** Marks where the style sheet is linked: a private-use character, which no text on a page has. */
export const sheetMarker = "\uE002";

/**
 * The fold of a long page. The rules for what stands above it are in the page's head, so that it is painted at once; the
 * style sheet is linked here, and what follows is painted with it. Of several on a page the first one counts. A page
 * without one has all its rules in its head.
 */
export function Fold() {
  return sheetMarker;
}

/** A drawing of the site's own, inline and decorative. @param drawing what is inside its `<svg>` */
export function Drawing({ viewBox, drawing }: { viewBox: string; drawing: string }) {
  return <svg viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
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
  options: Pick<Route, "under" | "scripts" | "noindex"> = {},
): Route {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  const call: Route["call"] = {};
  Error.captureStackTrace(call, route);
  Error.stackTraceLimit = stackTraceLimit;
  return { path, page: page as ComponentType<PageProps>, entry, ...options, call };
}
