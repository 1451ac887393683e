/**
 * Pages follow one another in a cross-fade (`@view-transition` in `base.css`). One that was rendered before its time
 * does without: it can be shown at once, and the fade would hold it back for a tenth of a second.
 */
export function startCrossFade(): void {
  addEventListener("pagereveal", (event) => {
    const { viewTransition } = event as Event & { viewTransition?: { skipTransition(): void } };
    const [navigation] = performance.getEntriesByType("navigation");
    if ((navigation as { activationStart?: number } | undefined)?.activationStart)
      viewTransition?.skipTransition();
  });
}
