/** Whether the browser runs the page before anybody has asked for it. */
export function isUnseen(): boolean {
  return (document as Document & { prerendering?: boolean }).prerendering === true;
}

/**
 * Browsers may run a page before anybody has asked for it: what must not happen unseen waits until somebody has, and
 * until the page is painted. What is stored for the visitor comes from another process, and its first reading takes some
 * 20 milliseconds: it is a task of its own in any case, before which a click or a paint may come.
 */
export function whenSeen(action: () => void): void {
  if (isUnseen()) document.addEventListener("prerenderingchange", () => afterPaint(action), { once: true });
  else setTimeout(action);
}

/** Calls it when the page is laid out and painted. */
export function afterPaint(action: () => void): void {
  requestAnimationFrame(() => setTimeout(action));
}
