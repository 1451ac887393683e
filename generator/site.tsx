/**
 * Everything that pages and components may import from the engine: the types of entries and routes, links, pictures,
 * and data about the current page.
 */
import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import {
  type Content,
  type Crop,
  cropName,
  type Entry,
  type ImageFile,
  type MadeImage,
  type MadeSource,
  type PageData,
  type RenderedMarkdown,
} from "./model/content.ts";
import { markers } from "./model/markers.ts";
import type { PageProps, Route } from "./model/route.ts";

export type { Crop, Entry, Heading, ImageFile, PageData } from "./model/content.ts";
export type { PageProps, Route } from "./model/route.ts";

/** Data and functions for the page that is being rendered. */
export interface Site<SiteContent = Content> {
  /** In the language of the page, where it is translated. */
  content: SiteContent;
  /** The language of the page, a BCP 47 tag. */
  language: string;
  /** The current page. Not available inside `Shared`, whose HTML is used on many pages. */
  route: Route;
  /** The breadcrumb, from the home page to the current page. */
  trail: Entry<PageData>[];
  /** The current page in all its languages, the original first; empty for a page that is not translated. */
  versions: { language: string; entry: Entry<PageData> }[];
  /** The language of an entry's page if it differs from that of the current page, for the `lang` attribute of a link. */
  otherLanguage(entry: Entry<PageData>): string | undefined;
  /** The address of an entry's page, or of a path in the route table, with the site's base path. */
  link(target: Entry<PageData> | string, fragment?: string): string;
  /** The final address of a file in `assets/`: `asset("sprites/ui.svg")`. */
  asset(file: string): string;
  image(file: ImageFile): MadeImage;
  /** The entry's body. Links and pictures in it are resolved. */
  markdown(entry: Entry): RenderedMarkdown;
}

/** The context that the renderer provides to components. */
export interface RenderContext extends Site {
  shared<Props extends object>(component: ComponentType<Props>, props: Props): ReactNode;
}

/** The part of the context that does not depend on the current page, which is all that is available inside `Shared`. */
export type SharedContext = Omit<RenderContext, "shared" | "route" | "trail" | "versions">;

export const RenderContext = createContext<RenderContext | undefined>(undefined);

function useRenderContext(): RenderContext {
  const context = useContext(RenderContext);
  if (!context) throw new Error("This component is rendered outside the site's renderer.");
  return context;
}

/**
 * Returns content, links, pictures and data about the current page. A site exports it with the type of its content:
 * `export const useSite = useEngineSite<SiteContent>`.
 */
export function useSite<SiteContent = Content>(): Site<SiteContent> {
  return useRenderContext() as unknown as Site<SiteContent>;
}

/**
 * Renders a part that many pages share (a header, a footer, a form) once for each set of props, and minifies
 * it once. The part may depend only on its props and the content, not on the current page.
 * The props must be plain data.
 */
export function Shared<Props extends object>({ of, ...props }: { of: ComponentType<Props> } & Props) {
  return useRenderContext().shared(of, props as unknown as Props);
}

export interface PictureProps {
  file: ImageFile;
  /** What the picture shows; empty if it is decorative. */
  alt: string;
  /** The crop for narrow windows. */
  phone?: Crop | undefined;
  /** The windows that show the crop, without it phones: `all`. */
  phoneIn?: string | undefined;
  /** Another picture for wide windows. */
  wide?: ImageFile | undefined;
  /** The windows that are wide: `(min-width: 56rem)`. */
  wideFrom?: string;
  /** The width of the slot, as a `sizes` attribute; drawings need none. */
  sizes?: string;
  /**
   * Above the fold: loaded at once; `high`: before all others, where it is the largest thing that the first window paints;
   * `whole`: also below the fold, where it is never painted without its content, not even after a jump.
   */
  eager?: boolean | "high" | "whole" | undefined;
  className?: string;
}

/** Phones in portrait orientation. From 40rem, pages place content side by side. */
const narrow = "(max-width: 39.99rem)";
const wider = "(min-width: 40rem)";
const reducedMotion = "(prefers-reduced-motion: reduce)";

/**
 * A picture in the best format and size for the browser, with its dimensions, lazy unless `eager`. An animated drawing
 * stands still for visitors who prefer reduced motion.
 */
export function Picture({
  file,
  alt,
  phone,
  phoneIn = narrow,
  wide,
  wideFrom = wider,
  sizes = "100vw",
  eager = false,
  className,
}: PictureProps) {
  const site = useSite();
  const image = site.image(file);
  const crop = phone && image.crops?.[cropName(phone)];
  return (
    <PictureOf image={image} alt={alt} sizes={sizes} eager={eager} className={className}>
      {crop && (
        <source
          media={phoneIn === "all" ? undefined : phoneIn}
          width={crop.width}
          height={crop.height}
          {...attributesOf(crop, sizes)}
        />
      )}
      {wide && <WideSources image={site.image(wide)} sizes={sizes} media={wideFrom} />}
    </PictureOf>
  );
}

/** The markup of a picture that is made. @param children sources for some windows, before its own */
export function PictureOf({
  image,
  alt,
  sizes,
  eager = false,
  className,
  children,
}: Omit<PictureProps, "file" | "phone" | "phoneIn" | "wide" | "wideFrom"> & {
  image: MadeImage;
  children?: ReactNode;
}) {
  return (
    // A bare eager <img> would make React add a preload to the head; inside <picture> it does not.
    <picture className={className}>
      {children}
      {image.still && <source media={reducedMotion} srcSet={image.still} />}
      {image.sources.map((source) => (
        <source key={source.type} {...attributesOf(source, sizes)} />
      ))}
      <img
        className={image.placeholderColor && `placeholder-${image.placeholderColor}`}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? undefined : "lazy"}
        fetchPriority={eager === "high" ? "high" : undefined}
        decoding={eager === "whole" ? "sync" : "async"}
      />
    </picture>
  );
}

function WideSources({ image, sizes, media }: { image: MadeImage; sizes: string; media: string }) {
  const { width, height, still, sources, src, srcWidth } = image;
  const size = { width, height };
  // Beside sources with widths, the standard wants one here too.
  const own = srcWidth ? { sizes, srcSet: `${src} ${srcWidth}w` } : { srcSet: src };
  return (
    <>
      {still && <source media={`${media} and ${reducedMotion}`} srcSet={still} {...size} />}
      {sources.map((source) => (
        <source key={source.type} media={media} {...attributesOf(source, sizes)} {...size} />
      ))}
      <source media={media} {...own} {...size} />
    </>
  );
}

/** Without the widths that no browser loads: those below the narrowest of its slots, in a window of 320 pixels. */
function attributesOf({ type, candidates }: MadeSource, sizes = "100vw") {
  const slots = sizes.split(", ").map((size) => Number(/ ?(\d+)vw$/.exec(size)?.[1] ?? 0) * 3.2);
  const used = candidates.filter(({ width }) => width >= Math.min(...slots));
  const named = (used.length > 0 ? used : candidates).map(({ url, width }) => `${url} ${width}w`);
  return { sizes, type, srcSet: named.join(", ") };
}

/**
 * The fold of a long page. The critical CSS for everything above it is in the head, so that it is painted at once; the
 * style sheet is linked here, and the content below waits for it. Only the first fold of a page counts. A page without
 * one has all its rules in the head.
 */
export function Fold() {
  return markers.styleSheet;
}

/** An inline, decorative drawing. @param drawing the markup inside its `<svg>` */
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
 * @param path the address without a trailing slash
 * @param page the component that shows the entry
 * @param entry the content file
 */
export function route<Data extends PageData>(
  path: string,
  page: ComponentType<PageProps<Data>>,
  entry: Entry<Data>,
  options: Pick<Route, "under" | "scripts" | "noindex" | "isNight"> = {},
): Route {
  const call: Route["call"] = {};
  Error.captureStackTrace(call, route);
  return { path, page: page as ComponentType<PageProps>, entry, ...options, call };
}
