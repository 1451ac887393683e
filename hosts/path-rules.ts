/** The file `_headers`, which has the same format at Netlify and Cloudflare. */
import type { Header, HostedSite } from "./hosted-site.ts";

/** The contents of `_headers`: headers of all answers, and caching of hashed files. */
export function headerRules({ basePath, headers, caching }: HostedSite): string {
  const hashed: Header = { name: "Cache-Control", value: caching.hashed };
  return `${rule(`${basePath}/*`, headers)}\n\n${rule(`${basePath}/assets/*`, [hashed])}\n`;
}

/** @param path an address, which may end in `*` */
function rule(path: string, headers: Header[]): string {
  return [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join("\n");
}
