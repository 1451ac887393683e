/** Vercel: Build Output API, version 3. <https://vercel.com/docs/build-output-api/configuration> */
import { manifestName } from "../generator/model/output-file.ts";
import { contentTypeOf, generatedNote, type Header, type Host, type HostedSite } from "./hosted-site.ts";

/**
 * Vercel takes a folder `.vercel/output` with this `config.json` and the site in `static/`: build with
 * `--out .vercel/output/static`.
 */
export const vercel: Host = {
  title: "Vercel",
  sendsCompressed: false,
  canRedirect: true,
  write: (site) => ({
    inside: [],
    beside: [{ file: "config.json", contents: `${JSON.stringify(vercelConfig(site), null, 2)}\n` }],
  }),
};

/** A pattern for exactly these paths: Vercel matches patterns against the address without its query. */
const exactly = (paths: string[]) => `^(?:${paths.map((path) => path.replace(/[.\\]/g, "\\$&")).join("|")})$`;

const asObject = (headers: Header[]) => Object.fromEntries(headers.map(({ name, value }) => [name, value]));

function vercelConfig(site: HostedSite) {
  const { basePath, pages, files, hashedFiles, redirects, headers, ownHeaders, notFound, caching } = site;
  const hidden = [manifestName, ...(notFound ? [notFound, notFound.replace(/\.html$/, "")] : [])];
  const error = notFound && `${basePath}/${notFound}`;
  return {
    version: 3,
    framework: { version: generatedNote },
    routes: [
      { src: "^/.*$", headers: { ...asObject(headers), "Cache-Control": caching.other }, continue: true },
      ...ownHeaders.map(({ path, headers }) => ({
        src: exactly([path]),
        headers: asObject(headers),
        continue: true,
      })),
      {
        src: "^/.*$",
        methods: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"],
        headers: { Allow: "GET, HEAD" },
        status: 405,
      },
      ...[...new Set(redirects.map(({ to }) => to))].map((to) => ({
        src: exactly(redirects.filter((redirect) => redirect.to === to).map(({ from }) => from)),
        headers: { Location: to },
        status: 308,
      })),
      {
        src: exactly(hidden.map((file) => `${basePath}/${file}`)),
        status: 404,
        ...(error && { dest: error }),
      },
      { handle: "filesystem" },
      // Only if the file exists: a 404 must not be cached for a year.
      { handle: "hit" },
      {
        src: `^${basePath}/assets/.*$`,
        headers: { "Cache-Control": caching.hashed },
        continue: true,
        important: true,
      },
      { handle: "error" },
      ...(error ? [{ src: "^/.*$", status: 404, dest: error }] : []),
    ],
    // Addresses of pages, and our own content types, because the defaults of hosts differ.
    overrides: Object.fromEntries([
      ...pages.map(({ file }) => {
        const path = file === "index.html" ? {} : { path: file.replace(/\.html$/, "") };
        return [file, { ...path, contentType: contentTypeOf(file) }];
      }),
      ...[...files.map(({ file }) => file), ...hashedFiles].map((file) => [
        file,
        { contentType: contentTypeOf(file) },
      ]),
    ]),
  };
}
