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
    extract: /<script type="module" fetchpriority="low" src="[^"]+" integrity="sha256-/,
    reason: "Integrity is held against the hashes: https://www.w3.org/TR/CSP3/#external-hash",
  },
  {
    message: /^CSS: (Unrecognized at-rule “@view-transition”|Parse Error\.)$/,
    extract: /view-transition|nsition-(group|old|new)\(/,
    reason: "https://www.w3.org/TR/css-view-transitions-2/",
  },
  {
    message: /^CSS: “container(-type)?”: (Property “container-type” doesn't exist|Parse Error)\.$/,
    extract: /iner-type:inline-size|\.portfolio-gr/,
    reason: "https://www.w3.org/TR/css-conditional-5/#container-queries",
  },
  {
    message: /^CSS: “background”: “ ” is an incorrect operator\.$/,
    extract: /rent 0 \d+px\)|^ 100% 2px no-repeat;width/,
    reason: "A colour with two places: https://www.w3.org/TR/css-images-4/#color-stop-syntax",
  },
];
