/** Browsers may run a page before anybody has asked for it: what must not happen unseen waits until somebody has. */
export function whenSeen(action: () => void): void {
  if ((document as Document & { prerendering?: boolean }).prerendering) {
    document.addEventListener("prerenderingchange", action, { once: true });
  } else action();
}
