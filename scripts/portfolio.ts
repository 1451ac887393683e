/**
 * The portfolio's filter. The address holds the choice and the style sheet does the hiding; this script adds the
 * mark of the current link, the count for screen readers, and a change that neither jumps nor flickers.
 */
const filter = document.querySelector<HTMLElement>("[data-category-filter]");
if (filter) startFilter(filter);

function startFilter(filter: HTMLElement): void {
  const links = [...filter.querySelectorAll("a")];
  const status = filter.querySelector<HTMLElement>("[role=status]");

  function markCurrent(): HTMLAnchorElement | undefined {
    const current = links.find((link) => link.hash === location.hash) ?? links[0];
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    return current;
  }

  function choose(link: HTMLAnchorElement): void {
    location.hash = link.hash; // history.pushState would not move :target
    // Going to a place takes the focus away from the link.
    link.focus({ preventScroll: true });
    markCurrent();
  }

  filter.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    if (link.hash === location.hash) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (isStill || !("startViewTransition" in document)) choose(link);
    // Skipped, because the visitor is already going on, it has made the change all the same; WebKit complains.
    else document.startViewTransition(() => choose(link)).ready.catch(() => {});
  });

  // Also after Back and Forward.
  addEventListener("hashchange", () => {
    const current = markCurrent();
    if (status && current) status.textContent = `${status.dataset.label} ${current.textContent}`;
  });
  markCurrent();
}
