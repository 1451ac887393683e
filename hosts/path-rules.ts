/** `_headers`, which Netlify and Cloudflare read in the same way. */
import type { Header, HostedSite } from "./hosted-site.ts";

/** Headers of all answers, and those of the files whose names have hashes. */
export function headerRules({ basePath, headers, caching }: HostedSite): string {
  const hashed: Header = { name: "Cache-Control", value: caching.hashed };
  return `${rule(`${basePath}/*`, headers)}\n\n${rule(`${basePath}/assets/*`, [hashed])}\n`;
}

/** Headers for an address, which may end in `*`. */
function rule(path: string, headers: Header[]): string {
  return [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)].join("\n");
}
