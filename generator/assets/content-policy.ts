/** The content security policy: what a page may load, run and post to, <https://www.w3.org/TR/CSP3/>. */
import type { MadeAssets, Script } from "../model/assets.ts";
import { type OriginUse, type OtherOrigin, originsFor } from "../model/site-definition.ts";

/**
 * Returns the policy for the meta element of a page.
 *
 * @param pageScripts script files in addition to the one of every page
 * @param styles integrity metadata of its inline styles
 */
export function contentPolicy(
  assets: MadeAssets,
  pageScripts: Script[],
  styles: string[],
  origins: OtherOrigin[],
): string {
  return [
    "default-src 'none'",
    `style-src ${["'self'", inQuotes(styles)].join(" ").trim()}`,
    ...directivesOf(assets, pageScripts, origins),
  ].join("; ");
}

/**
 * Returns the header that hosts send with every page: the policy with the scripts of all pages, and without styles. The
 * hashes of all inline styles would be several kilobytes with every page, and Cloudflare ignores a header of more than 2,000
 * characters; the meta element of a page lists its own.
 */
export function sitePolicy(assets: MadeAssets, origins: OtherOrigin[]): string {
  return [
    ...directivesOf(assets, [...assets.pageScripts.values()], origins),
    // `default-src`, which includes it, would also forbid the styles.
    "object-src 'none'",
    // Browsers would ignore it in a meta element, and log an error.
    "frame-ancestors 'none'",
  ].join("; ");
}

/**
 * Scripts of the site are allowed only by their hashes, so a file that an attacker puts on the host does not run. A
 * script file matches a hash through its `integrity` attribute.
 */
function directivesOf(
  { inlineScript, speculationRules, script, hasVideos }: MadeAssets,
  pageScripts: Script[],
  origins: OtherOrigin[],
): string[] {
  const all = [inlineScript, speculationRules, script, ...pageScripts];
  const scripts = all.flatMap((one) => one?.integrity ?? []);
  const others = (use: OriginUse) =>
    originsFor(use, origins)
      .map((origin) => ` ${origin}`)
      .join("");
  const frames = others("frames");
  const media = (hasVideos ? " 'self'" : "") + others("media");
  return [
    `script-src ${inQuotes(scripts)}${others("scripts")}`,
    `img-src 'self'${others("pictures")}`,
    "font-src 'self'",
    "manifest-src 'self'",
    // No script of the site sends requests, but checkers that run inside the page read robots.txt.
    `connect-src 'self'${others("connections")}`,
    ...(frames ? [`frame-src${frames}`] : []),
    ...(media ? [`media-src${media}`] : []),
    // 'self' is for the receiver's redirect: browsers also apply form-action to a redirect after a post, and would block
    // it after the message was sent (<https://github.com/w3c/webappsec-csp/issues/8>).
    `form-action${others("forms")} 'self'`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
}

/** Without duplicates: `'sha256-…' 'sha256-…'` */
function inQuotes(hashes: string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(" ");
}
