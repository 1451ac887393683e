/** What a page may load, run and post to: its content security policy, <https://www.w3.org/TR/CSP3/>. */

/** What a policy allows by name. */
export interface Allowed {
  /** Integrity metadata of all scripts, inline ones and files: `sha256-…`. */
  scripts: string[];
  /** Integrity metadata of all inline styles. */
  styles: string[];
  /** Origins that forms are posted to. */
  formOrigins: string[];
}

/**
 * The policy, as the header says it: one for all pages, with the scripts and styles of each. A page's own has no more
 * than it needs.
 *
 * Scripts are allowed by their hashes and by nothing else: a file that somebody manages to put on the host does
 * not run. Files match a hash through their `integrity` attribute.
 */
export function contentPolicy({ scripts, styles, formOrigins }: Allowed): string {
  // 'self' for the receiver's answer: browsers hold a redirect after a post against this list as well, and would
  // stop it after the message was sent (<https://github.com/w3c/webappsec-csp/issues/8>).
  const formTargets = [...new Set(formOrigins)].sort();
  return [
    "default-src 'none'",
    `script-src ${inQuotes(scripts)}`,
    `style-src ${["'self'", inQuotes(styles)].join(" ").trim()}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // No script asks for anything; but checkers that run inside the page have to read robots.txt.
    "connect-src 'self'",
    `form-action ${[...formTargets, "'self'"].join(" ")}`,
    "base-uri 'none'",
    frameAncestors,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Each once: `'sha256-…' 'sha256-…'` */
function inQuotes(hashes: string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(" ");
}

const frameAncestors = "frame-ancestors 'none'";

/** The policy as a meta element can hold it: there, browsers ignore who may frame the page, and complain. */
export function policyForMeta(policy: string): string {
  return policy.replace(`${frameAncestors}; `, "");
}
