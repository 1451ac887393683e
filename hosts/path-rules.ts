/** `_headers` and `_redirects`, which Netlify and Cloudflare read in nearly the same way. */
import type { Header, HostedSite } from "./hosted-site.ts";

/** Headers for one address, which may end in `*`. */
export function headerRule(path: string, lines: (Header | string)[]): string {
  const shown = lines.map((line) => (typeof line === "string" ? line : `${line.name}: ${line.value}`));
  return [path, ...shown.map((line) => `  ${line}`)].join("\n");
}

/** Headers of all answers, and those of the files whose names have hashes. */
export function headerRules({ basePath, headers, caching }: HostedSite, other: Header[]): string {
  return `${[
    headerRule(`${basePath}/*`, [...headers, ...other]),
    headerRule(`${basePath}/assets/*`, [{ name: "Cache-Control", value: caching.hashed }]),
  ].join("\n\n")}\n`;
}
