/**
 * Prerendered pages: a browser may load and run a page before the visitor asks for it
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). It is activated when the visitor does.
 */

/** Whether the page is being prerendered. */
export function isPrerendering(): boolean {
  return (document as Document & { prerendering?: boolean }).prerendering === true;
}

/**
 * Calls the action when the page is activated and painted; on a page that was not prerendered, in the next task. It
 * runs in a separate task because the first access to storage takes about 20 ms: a click or a paint may come first.
 */
export function whenActivated(action: () => void): void {
  if (isPrerendering()) {
    document.addEventListener("prerenderingchange", () => afterPaint(action), { once: true });
  } else {
    setTimeout(action);
  }
}

/** Calls the action when the page is laid out and painted. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
