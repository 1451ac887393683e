/** Caddy 2.6 and newer: a Caddyfile. <https://caddyserver.com/docs/caddyfile> */
import {
  contentTypeOf,
  contentTypes,
  endingsPattern,
  generatedNote,
  type Host,
  type HostedSite,
  hashedNamePattern,
  type Served,
} from "./hosted-site.ts";

export const caddy: Host = {
  title: "Caddy",
  sendsCompressed: true,
  canRedirect: true,
  write: (site) => {
    const { host, hostname } = new URL(site.origin);
    const contents = `# ${generatedNote}\n\n${caddySite(site, { address: host, root: `/var/www/${hostname}` })}`;
    return { inside: [], beside: [{ file: "Caddyfile", contents }] };
  },
};

/** The location of a site on a server. */
export interface CaddyPlace {
  /** The site's address, as written in a Caddyfile. */
  address: string;
  /** The output folder on the server. */
  root: string;
  /** Additional lines for the site. */
  lines?: string[];
}

/**
 * The block of a site in a Caddyfile.
 *
 * Redirects are listed one by one: `uri strip_suffix /` with a redirect would send `//evil.example/` to another host.
 */
export function caddySite(site: HostedSite, { address, root, lines = [] }: CaddyPlace): string {
  const { basePath, pages, files, redirects, headers, ownHeaders, notFound, caching } = site;
  const hashed = `^${basePath}(/assets/${hashedNamePattern}\\.(?:${endingsPattern(site)}))$`;
  const served = ({ path, file }: Served) => `\t\t\t${path} /${file} "${caching.other}"`;
  const typeOf = ({ path, file }: Served) => `\t\t\t${path} "${contentTypeOf(file)}"`;
  const html = contentTypeOf("index.html");
  const setHeaders = `\t\theader {
\t\t\t-Server
\t\t\t# Files are not compared by time and size: a changed file may have both.
\t\t\t-ETag
\t\t\t-Last-Modified
${headers.map(({ name, value }) => `\t\t\t${name} "${value}"`).join("\n")}
\t\t}`;
  // Deferred, like any block that removes headers. Deferred blocks apply in reverse order, so these override the others.
  const own = ownHeaders.map(
    (page, index) => `\t\t@own${index} path ${page.path}
\t\theader @own${index} {
${page.headers.map(({ name, value }) => `\t\t\t${name} "${value}"`).join("\n")}
\t\t\tdefer
\t\t}
`,
  );
  return `${address} {
${lines.map((line) => `\t${line}\n`).join("")}\troot * ${root}

\troute {
${own.join("")}${setHeaders}
\t\trequest_header -If-None-Match
\t\trequest_header -If-Modified-Since

\t\t# A form that is posted to the wrong address must not seem to succeed.
\t\t@refused not method GET HEAD
\t\thandle @refused {
\t\t\theader Allow "GET, HEAD"
\t\t\theader Content-Type "${contentTypes.txt}"
\t\t\theader Cache-Control "${caching.other}"
\t\t\trespond "This address cannot be posted to." 405
\t\t}

\t\tmap {path} {site_redirect} {
${redirects.map(({ from, to }) => `\t\t\t${from} ${to}`).join("\n")}
\t\t\tdefault ""
\t\t}
\t\tmap {query} {site_query} {
\t\t\t~(.+) "?\${1}"
\t\t\tdefault ""
\t\t}
\t\t@moved expression \`{site_redirect} != ""\`
\t\tredir @moved {site_redirect}{site_query} 308

\t\tmap {path} {site_file} {site_caching} {
${[...pages, ...files].map(served).join("\n")}
\t\t\t~${hashed} \${1} "${caching.hashed}"
\t\t\tdefault "" "${caching.other}"
\t\t}
\t\tmap {path} {site_type} {
${files.map(typeOf).join("\n")}
${site.hashedEndings.map((ending) => `\t\t\t~\\.${ending}$ "${contentTypeOf(`.${ending}`)}"`).join("\n")}
\t\t\tdefault "${html}"
\t\t}
\t\t@unknown expression \`{site_file} == ""\`
\t\terror @unknown 404

\t\theader Content-Type {site_type}
\t\theader Cache-Control {site_caching}
\t\theader {
\t\t\tVary Accept-Encoding
\t\t\tdefer
\t\t}
\t\trewrite * {site_file}
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tdisable_canonical_uris
\t\t}
\t}

\t# Errors have none of the headers above.
\thandle_errors {
${setHeaders}
\t\theader Content-Type "${html}"
\t\theader Cache-Control "${caching.other}"
${notFound ? `\t\trewrite * /${notFound}\n\t\tfile_server {\n\t\t\tprecompressed br gzip\n\t\t}\n` : ""}\t}
}
`;
}
