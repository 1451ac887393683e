/**
 * Which pages a browser may render before anybody has asked for them: <https://html.spec.whatwg.org/#speculation-rules>.
 *
 * Chromium does so when the pointer rests on a link for a fifth of a second or is pressed there (`moderate`), for two
 * pages at most, and not at all where data or energy is to be saved or memory is short
 * (<https://developer.chrome.com/docs/web-platform/implementing-speculation-rules#chrome-limits>). Other browsers find
 * the same rules here by a script, if the site has one for them.
 */
import type { Route } from "../model/route.ts";

/**
 * @param basePath the path below which the site lies: "" or `/sub`
 * @param routes those that are not to be indexed are not rendered before their time either
 * @returns JSON for `<script type="speculationrules">`, the same on every page
 */
export function speculationRules(basePath: string, routes: Route[]): string {
  const own = routes.filter(({ noindex }) => noindex).map(({ path }) => basePath + path);
  // Pages have no dot in their addresses; feeds, business cards and documents have.
  const never = [...own, `${basePath}/*.*`];
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: never } },
      { not: { selector_matches: "[download],[target=_blank],[rel~=nofollow]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
