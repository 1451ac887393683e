/**
 * Describes a site for hosts: addresses, files, redirects, headers. A module for each host writes this description in the
 * host's own format.
 */
import { manifestName, type WrittenFile } from "../generator/model/output-file.ts";
import { outputFileOf, type Redirect } from "../generator/model/route.ts";

/** A header of a response. */
export interface Header {
  name: string;
  value: string;
}

/** A file and the address where it is served, without the origin. */
export interface Served {
  /** The path, with the base path: `/our_work`. */
  path: string;
  /** Relative to the output folder: `our_work.html`. */
  file: string;
}

/** A page with its own headers, which replace those of the site. */
export interface PageHeaders {
  /** Address of the page: `/admin`. */
  path: string;
  headers: Header[];
}

/** Everything that a host needs to know about a site. */
export interface HostedSite {
  /** Scheme and host: `https://www.example.org`. */
  origin: string;
  /** The base path of the site: "" at the root of its host, or `/sub`. */
  basePath: string;
  /** Served with status 200 at exactly these addresses. */
  pages: Served[];
  /** The page for unknown addresses, served with status 404. */
  notFound: string | undefined;
  /** Files that keep their names when their contents change: an icon, a sitemap. */
  files: Served[];
  /** The files in `assets/`, whose names change with their contents. */
  hashedFiles: string[];
  /** The extensions of `hashedFiles`: `avif`, `css` … */
  hashedEndings: string[];
  /** Other spellings of the address of a page. They redirect with 308, which preserves the method, and with the query. */
  redirects: Redirect[];
  /** The redirects from addresses that pages had before. */
  moved: Redirect[];
  /** Headers of every response, including errors. */
  headers: Header[];
  /** Pages with their own headers, and their files; paths with the base path. */
  ownHeaders: (PageHeaders & Served)[];
  /** Values of Cache-Control: for hashed files, and for all others, which are revalidated. */
  caching: { hashed: string; other: string };
}

/** The files that a host needs. */
export interface HostFiles {
  /** In the output folder. */
  inside: WrittenFile[];
  /** In the folder that contains the output folder: settings that must not be published. */
  beside: WrittenFile[];
}

/** A host where the site can be deployed. */
export interface Host {
  /** The display name. */
  title: string;
  /** Whether it sends the precompressed files of the build. Other hosts compress by themselves. */
  sendsCompressed: boolean;
  /** Whether it redirects old addresses. For other hosts, the build writes small pages that refresh to the new ones. */
  canRedirect: boolean;
  /** @param outputName name of the output folder, for the files beside it */
  write(site: HostedSite, outputName: string): HostFiles;
}

/** `Cache-Control` of files with hashed names, which never change, and of all others. */
export const caching = { hashed: "public, max-age=31536000, immutable", other: "no-cache" };

/** Part of every file that a build writes beside the output folder: it replaces only files that contain this. */
export const generatedNote = "Written by the build (--host): changes here are lost.";

/**
 * A regular expression for the name of a file in `assets/`, without its extension. Its length is limited, because some
 * servers respond with 500 if a name is too long for the file system.
 */
export const hashedNamePattern = "[A-Za-z0-9_.-]{1,200}\\.[0-9a-f]{8}";

export interface Description {
  /** Absolute address of the site, without a trailing slash. */
  address: string;
  /** The content security policy, as the value of the header. */
  policy: string;
  /** Redirects from old addresses; paths without the base path. */
  redirects?: Redirect[];
  /** Pages with their own headers; paths without the base path. */
  ownHeaders?: PageHeaders[] | undefined;
  /** All files of the output folder. */
  files: string[];
}

/** Derives addresses and redirects from the list of files of a build. Pure. */
export function describeSite({
  address,
  policy,
  redirects = [],
  ownHeaders = [],
  files,
}: Description): HostedSite {
  const { origin, pathname } = new URL(`${address}/`);
  const basePath = pathname.replace(/\/$/, "");
  const stubs = redirects.map(({ from }) => outputFileOf(from));
  const own = files.filter((file) => isServed(file) && !stubs.includes(file));
  const moved = redirects.map(({ from, to }) => ({ from: basePath + from, to: basePath + to }));
  const hashedFiles = own.filter((file) => file.startsWith("assets/"));
  const isPage = (file: string) => file.endsWith(".html");
  const pages = own
    .filter((file) => isPage(file) && file !== notFoundFile)
    .map((file) => ({ path: basePath + addressOf(file), file }));
  const otherFiles = own
    .filter((file) => !isPage(file) && !file.startsWith("assets/"))
    .map((file) => ({ path: `${basePath}/${file}`, file }));
  return {
    origin,
    basePath,
    pages,
    notFound: own.includes(notFoundFile) ? notFoundFile : undefined,
    files: otherFiles,
    hashedFiles,
    hashedEndings: [...new Set(hashedFiles.map(extensionOf))].sort(),
    redirects: oneForEach(
      [
        ...moved,
        ...pages.flatMap(({ path }) => redirectsTo(path, basePath)),
        ...moved.flatMap(({ from, to }) => otherSpellings(from).map((old) => ({ from: old, to }))),
      ],
      [...pages, ...otherFiles].map(({ path }) => path),
    ),
    moved,
    headers: [{ name: "Content-Security-Policy", value: policy }, ...securityHeaders],
    ownHeaders: ownHeaders.map(({ path, headers }) => ({
      path: basePath + path,
      file: outputFileOf(path),
      headers,
    })),
    caching,
  };
}

/** Adds the headers of a page to the others, and replaces those with the same name. */
export function replaceHeaders(headers: Header[], own: Header[]): Header[] {
  return [...headers.filter(({ name }) => !own.some((other) => other.name === name)), ...own];
}

const notFoundFile = outputFileOf("/404");

/**
 * Whether a file belongs to the site. Precompressed files, copies for addresses with a slash, the manifest and the files
 * for hosts do not. Of the names that begin with a dot, only `.well-known/` does (RFC 8615).
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

function extensionOf(file: string): string {
  return file.slice(file.lastIndexOf(".") + 1);
}

function redirectsTo(path: string, basePath: string): HostedSite["redirects"] {
  const homeSpellings = basePath ? [basePath, `${path}index.html`] : [`${path}index.html`];
  const others = path === `${basePath}/` ? homeSpellings : otherSpellings(path);
  return others.map((from) => ({ from, to: path }));
}

/** The first redirect from each address at which nothing is served: nginx and Caddy refuse an address that is there twice. */
function oneForEach(redirects: HostedSite["redirects"], served: string[]): HostedSite["redirects"] {
  const known = new Set(served);
  return redirects.filter(({ from }) => !known.has(from) && known.add(from));
}

function otherSpellings(path: string): string[] {
  return [`${path}/`, `${path}.html`];
}

/** Headers for a site that loads all files from its own origin and uses no device features. */
const securityHeaders: Header[] = [
  { name: "Strict-Transport-Security", value: "max-age=63072000; includeSubDomains" },
  { name: "X-Content-Type-Options", value: "nosniff" },
  // The receiver of the forms may check the origin of a post, but learns no more than the origin.
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  {
    name: "Permissions-Policy",
    // Only features that browsers know: Chrome logs a message for any other on every page.
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

/** Content types by extension; text is UTF-8. The defaults of hosts differ, and some lack newer types. */
export const contentTypes: Record<string, string> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  mp4: "video/mp4",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  vtt: "text/vtt; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml; charset=utf-8",
};

/** The content type of a file, by its extension. */
export function contentTypeOf(file: string): string {
  return contentTypes[extensionOf(file)] ?? "application/octet-stream";
}

/** The extensions of a site's hashed files, as alternatives of a regular expression: `avif|css|js`. */
export function endingsPattern({ hashedEndings }: HostedSite): string {
  return hashedEndings.join("|") || "(?!)";
}

/** Files of a certificate: its chain, and the private key. */
export interface Certificate {
  chain: string;
  key: string;
}

/** The files in which certbot stores the certificate of a host. */
export function certificateOf(hostname: string): Certificate {
  const folder = `/etc/letsencrypt/live/${hostname}`;
  return { chain: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` };
}

/**
 * The folder in which certbot writes its challenges; a deploy does not replace it. Debian's nginx and Apache serve it by
 * default, so the first certificate is issued in the same way as all others.
 */
export const challenges = "/var/www/html";
