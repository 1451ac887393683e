/** The file `_headers`, which has the same format for Netlify and Cloudflare. */
import type { Header, HostedSite } from "./hosted-site.ts";

/**
 * The contents of `_headers`: headers of all responses, caching of hashed files, and the headers of single pages.
 *
 * @param replace returns the lines that replace a header of all responses
 */
export function headerRules(site: HostedSite, replace = (header: Header) => [lineOf(header)]): string {
  const { basePath, headers, ownHeaders, caching } = site;
  const hashed: Header = { name: "Cache-Control", value: caching.hashed };
  const own = ownHeaders.map((page) => `\n${[page.path, ...page.headers.flatMap(replace)].join("\n")}\n`);
  return `${rule(`${basePath}/*`, headers)}\n\n${rule(`${basePath}/assets/*`, [hashed])}\n${own.join("")}`;
}

/** @param path an address, which may end in `*` */
function rule(path: string, headers: Header[]): string {
  return [path, ...headers.map(lineOf)].join("\n");
}

const lineOf = ({ name, value }: Header) => `  ${name}: ${value}`;
