/** The content security policy: what a page may load, run and post to, <https://www.w3.org/TR/CSP3/>. */
import type { MadeAssets, Script } from "../model/assets.ts";
import { type OriginUse, type OtherOrigin, originsFor } from "../model/site-definition.ts";

/**
 * Returns the policy for the meta element of a page.
 *
 * Scripts of the site are allowed only by their hashes, so a file that an attacker puts on the host does not run. A
 * script file matches a hash through its `integrity` attribute.
 *
 * @param pageScripts script files in addition to the one of every page
 * @param styles integrity metadata of all inline styles
 */
export function contentPolicy(
  { inlineScript, speculationRules, script, hasVideos }: MadeAssets,
  pageScripts: Script[],
  styles: string[],
  origins: OtherOrigin[],
): string {
  const all = [inlineScript, speculationRules, script, ...pageScripts];
  const scripts = all.flatMap((one) => one?.integrity ?? []);
  const others = (use: OriginUse) =>
    originsFor(use, origins)
      .map((origin) => ` ${origin}`)
      .join("");
  const frames = others("frames");
  const media = (hasVideos ? " 'self'" : "") + others("media");
  return [
    "default-src 'none'",
    `script-src ${inQuotes(scripts)}${others("scripts")}`,
    `style-src ${["'self'", inQuotes(styles)].join(" ").trim()}`,
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
  ].join("; ");
}

/**
 * Returns the header that hosts send with every page: it allows the scripts and styles of all pages.
 *
 * @param styles integrity metadata of the inline styles of all pages
 */
export function sitePolicy(assets: MadeAssets, styles: string[], origins: OtherOrigin[]): string {
  const policy = contentPolicy(assets, [...assets.pageScripts.values()], styles.toSorted(), origins);
  // Browsers would ignore `frame-ancestors` in a meta element, and log an error.
  return `${policy}; frame-ancestors 'none'`;
}

/** Without duplicates: `'sha256-…' 'sha256-…'` */
function inQuotes(hashes: string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(" ");
}
