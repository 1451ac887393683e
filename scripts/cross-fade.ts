/**
 * Pages follow one another in a cross-fade (`@view-transition` in `base.css`), but not in browsers that render the next
 * page before the click: there it can be shown at once, and the fade would hold it back for the time that its
 * pictures of both pages take. The page that is left decides, before the browser takes them; it cannot know whether
 * the next one is ready (https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-pageswapevent-interface).
 */
export function startCrossFade(): void {
  if (!HTMLScriptElement.supports?.("speculationrules")) return;
  addEventListener("pageswap", (event) => {
    const { viewTransition } = event as Event & { viewTransition?: ViewTransition };
    viewTransition?.skipTransition();
    // It fails because it was skipped; a page that comes back would report that as a mistake.
    viewTransition?.ready.catch(() => {});
  });
}
