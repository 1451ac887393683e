/**
 * Marks the section that is being read in the list of contents. (`:target-current` does it without a script, but only in
 * Chromium.)
 */
const list = document.querySelector("[data-contents-list]");
if (list) startContentsList([...list.querySelectorAll("a")]);

function startContentsList(links: HTMLAnchorElement[]): void {
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? { link, heading } : [];
  });

  /** The section whose heading was the last to cross the line below the upper third of the window. */
  function markCurrent(): void {
    const line = innerHeight / 3 + 1;
    const current = sections.filter(({ heading }) => heading.getBoundingClientRect().top < line).at(-1);
    for (const section of sections) {
      if (section === current) section.link.setAttribute("aria-current", "true");
      else section.link.removeAttribute("aria-current");
    }
  }

  // A heading intersects from the line up to the beginning of the page, however fast the visitor scrolls.
  const observer = new IntersectionObserver(markCurrent, { rootMargin: "1000000px 0px -66.6%" });
  for (const { heading } of sections) observer.observe(heading);
}
