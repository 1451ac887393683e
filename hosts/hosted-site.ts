/**
 * What a host has to know of a site: addresses, files, redirects, headers. Each host has a small writer beside
 * this file that says the same in the host's own words; what must be true of all of them is written here only.
 */
import { manifestName, type WrittenFile } from "../generator/model/output-file.ts";
import { outputFileOf } from "../generator/model/route.ts";

/** A header of a response. */
export interface Header {
  name: string;
  value: string;
}

/** A file under the address where visitors find it; both without the origin. */
export interface Served {
  /** Address below the origin, with the base path: `/our_work`. */
  path: string;
  /** Relative to the output folder: `our_work.html`. */
  file: string;
}

/** Everything that a host needs. */
export interface HostedSite {
  /** Scheme and host: `https://www.example.org`. */
  origin: string;
  /** The path below which the site lies: "" at the root of its host, or `/sub`. */
  basePath: string;
  /** Answered with 200 at exactly these addresses. */
  pages: Served[];
  /** The page for unknown addresses, answered with 404. */
  notFound: string | undefined;
  /** Files that keep their names when their contents change: an icon, a sitemap. */
  files: Served[];
  /** The files in `assets/`, whose names change with their contents. */
  hashedFiles: string[];
  /** Their endings: `avif`, `css` … */
  hashedEndings: string[];
  /** Other ways to write the address of a page. Answered with 308, which keeps a post a post; the query stays. */
  redirects: { from: string; to: string }[];
  /** On every answer, errors included. */
  headers: Header[];
  /** Values of Cache-Control: for ever where the name changes with the contents, asked for anew elsewhere. */
  caching: { hashed: string; other: string };
}

/** What a host wants written. */
export interface HostFiles {
  /** In the output folder. */
  inside: WrittenFile[];
  /** In the folder that holds the output folder: settings that are nobody's to read. */
  beside: WrittenFile[];
}

/** One place where the site can be put. */
export interface Host {
  /** How people call it. */
  title: string;
  /** Whether it can send files that the build has compressed. The others compress by themselves. */
  sendsCompressed: boolean;
  /** @param outputName name of the output folder, as the files beside it have to call it */
  write(site: HostedSite, outputName: string): HostFiles;
}

/** Where a build of one's own stands in files beside the output: only such files are replaced. */
export const generatedNote = "Written by the build (--host): changes here are lost.";

/**
 * The name of a file in `assets/` without its ending, as hosts' patterns have it. It is short enough for every file
 * system: asked for a longer one, some servers answer with 500.
 */
export const hashedNamePattern = "[A-Za-z0-9_.-]{1,200}\\.[0-9a-f]{10}";

export interface Description {
  /** Absolute address of the site, no slash at its end. */
  address: string;
  /** Content security policy, as the header says it. */
  policy: string;
  /** All files of the output folder. */
  files: string[];
}

/** Finds addresses and redirects from the files of a build, so that a built folder describes itself. */
export function describeSite({ address, policy, files }: Description): HostedSite {
  const { origin, pathname } = new URL(`${address}/`);
  const basePath = pathname.replace(/\/$/, "");
  const own = files.filter(isServed);
  const hashedFiles = own.filter((file) => file.startsWith("assets/"));
  const isPage = (file: string) => file.endsWith(".html");
  const pages = own
    .filter((file) => isPage(file) && file !== notFoundFile)
    .map((file) => ({ path: basePath + addressOf(file), file }));
  return {
    origin,
    basePath,
    pages,
    notFound: own.includes(notFoundFile) ? notFoundFile : undefined,
    files: own
      .filter((file) => !isPage(file) && !file.startsWith("assets/"))
      .map((file) => ({ path: `${basePath}/${file}`, file })),
    hashedFiles,
    hashedEndings: [...new Set(hashedFiles.map(endingOf))].sort(),
    redirects: pages.flatMap(({ path }) => redirectsTo(path, basePath)),
    headers: [{ name: "Content-Security-Policy", value: policy }, ...securityHeaders],
    caching: { hashed: "public, max-age=31536000, immutable", other: "no-cache" },
  };
}

const notFoundFile = outputFileOf("/404");

/**
 * Compressed twins, the build's own list and files for hosts are in the folder, but no part of the site. Of the names
 * that begin with a dot, only the folder of well-known addresses is (RFC 8615).
 */
function isServed(file: string): boolean {
  return (
    file !== manifestName &&
    !/(^|\/)(_|\.(?!well-known\/))|\.(br|gz)$/.test(file) &&
    !/\/index\.html$/.test(file)
  );
}

function addressOf(file: string): string {
  return file === "index.html" ? "/" : `/${file.replace(/\.html$/, "")}`;
}

function endingOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1);
}

function redirectsTo(path: string, basePath: string): HostedSite["redirects"] {
  if (path !== `${basePath}/`) return [`${path}/`, `${path}.html`].map((from) => ({ from, to: path }));
  const others = basePath ? [basePath, `${path}index.html`] : [`${path}index.html`];
  return others.map((from) => ({ from, to: path }));
}

/** The same for every site that loads everything from itself and needs no device. */
const securityHeaders: Header[] = [
  { name: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { name: "X-Content-Type-Options", value: "nosniff" },
  // A receiver of forms may ask where a post comes from: it learns the origin, and nobody learns the page.
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    name: "Permissions-Policy",
    // Only names that browsers know: Chrome complains about the others on every page.
    value: [
      "accelerometer",
      "browsing-topics",
      "camera",
      "display-capture",
      "geolocation",
      "gyroscope",
      "magnetometer",
      "microphone",
      "midi",
      "payment",
      "usb",
      "xr-spatial-tracking",
    ]
      .map((feature) => `${feature}=()`)
      .join(", "),
  },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** Content types by ending; text is UTF-8. Hosts' own tables differ, and some lack the newer ones. */
export const contentTypes: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** The content type of a file, by its ending. */
export function contentTypeOf(file: string): string {
  return contentTypes[endingOf(file)] ?? "application/octet-stream";
}

/** The endings of a site's hashed files as an alternative of a regular expression: `avif|css|js`. */
export function endingsPattern({ hashedEndings }: HostedSite): string {
  return hashedEndings.join("|") || "(?!)";
}
