/**
 * The portfolio's filter. It works without scripts: the choice is the fragment of the address, and the style sheet hides
 * the other projects. This script marks the current link, announces the number of projects to screen readers, and
 * changes the choice without scrolling and with a transition.
 */
const filter = document.querySelector<HTMLElement>("[data-category-filter]");
if (filter) startFilter(filter);

function startFilter(filter: HTMLElement): void {
  const links = [...filter.querySelectorAll("a")];
  const status = filter.querySelector<HTMLElement>("[role=status]");

  function markCurrent(): HTMLAnchorElement | undefined {
    const current = links.find((link) => link.hash === location.hash) ?? links[0];
    for (const link of links) link.ariaCurrent = link === current ? "true" : null;
    return current;
  }

  function choose(link: HTMLAnchorElement): void {
    location.hash = link.hash; // not history.pushState, which does not update :target
    // The navigation to a fragment takes the focus away from the link.
    link.focus({ preventScroll: true });
    markCurrent();
  }

  filter.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    if (link.hash === location.hash) return;
    const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (hasReducedMotion || !("startViewTransition" in document)) choose(link);
    // The promise rejects if the next choice comes before the end of the transition; the change is still applied.
    else document.startViewTransition(() => choose(link)).ready.catch(() => {});
  });

  // Also after Back and Forward.
  addEventListener("hashchange", () => {
    const current = markCurrent();
    if (status && current) status.textContent = `${status.dataset.label} ${current.textContent}`;
  });
  markCurrent();
}
