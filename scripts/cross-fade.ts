/**
 * Skips the cross-fade between pages (`@view-transition` in base.css) in browsers that prerender the next page. A
 * prerendered page can be shown at once; the transition would delay it while the browser captures both pages. The old
 * page decides before the capture, when it cannot know whether the next page is prerendered
 * (https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-pageswapevent-interface).
 * Links whose picture moves to the next page (case-head.css) keep the transition.
 */
export function startCrossFade(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  addEventListener("pageswap", (event) => {
    if (document.querySelector("[data-travels]:focus")) return;
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition };
    viewTransition?.skipTransition();
    // Skipping rejects the promise; a page restored from the back/forward cache would report an unhandled rejection.
    viewTransition?.ready.catch(() => {});
  });
}
