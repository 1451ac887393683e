/**
 * Which pages a browser may prerender: <https://html.spec.whatwg.org/#speculation-rules>.
 *
 * Chromium prerenders a page when the pointer rests on its link for 200 ms or is pressed there (`moderate`): at most
 * two pages, and none if Data Saver or Energy Saver is on or memory is low
 * (<https://developer.chrome.com/docs/web-platform/implementing-speculation-rules#chrome-limits>). For other browsers,
 * a script of the site can read the same rules.
 */
import type { Route } from "../model/route.ts";

/**
 * @param basePath the base path of the site: "" or `/sub`
 * @param routes all routes; those with `noindex` are not prerendered
 * @returns JSON for `<script type="speculationrules">`, the same on every page
 */
export function speculationRules(basePath: string, routes: Route[]): string {
  const own = routes.filter(({ noindex }) => noindex).map(({ path }) => basePath + path);
  // Addresses of pages have no dot; those of feeds, business cards and documents have one.
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
