/**
 * Messages of the Nu checker about features that the standards allow but that it does not support yet. Each excuse has
 * the message, the source that it concerns, and the standard.
 */
export interface Excuse {
  message: RegExp;
  /** Matches the source at that position. */
  extract: RegExp;
  reason: string;
}

export const excuses: Excuse[] = [
  {
    message: /^Inline script violates Content Security Policy/,
    extract: /<script type="application\/ld\+json">/,
    reason: "Data blocks are no scripts: https://html.spec.whatwg.org/multipage/scripting.html#data-block",
  },
  {
    message: /^Resource violates Content Security Policy .*external script .* blocked by “script-src”/,
    extract: /<script type="module" fetchpriority="low" src="[^"]+" integrity="sha256-/i,
    reason: "Integrity is held against the hashes: https://www.w3.org/TR/CSP3/#external-hash",
  },
  {
    message: /^Trailing slash on void elements has no effect and interacts badly with unquoted/,
    extract: /\/>/,
    reason:
      "React writes it, and quotes all values: https://html.spec.whatwg.org/multipage/syntax.html#start-tags",
  },
  {
    message: /^CSS: /,
    extract: /./,
    reason:
      "It knows no CSS of the last years: functions in functions, container units, masks, scroll timelines. Lightning CSS parses all style sheets in every build, and Biome checks them.",
  },
];
