/** The speculation rules in the page: which pages may be loaded early (generator/assets/make-scripts.ts). */
interface Rules {
  prerender: [
    {
      where: {
        and: [
          { href_matches: string },
          { not: { href_matches: string[] } },
          { not: { selector_matches: string } },
        ];
      };
    },
  ];
}

/** Milliseconds for which the pointer, a finger or the focus stays on a link before its page is loaded. */
const delay = 120;

/**
 * Prefetches pages in browsers without speculation rules, as soon as a link has the pointer, a finger or the focus.
 *
 * With `fetch`, because `<link rel="prefetch">` does not work: Safari does not support it, and Firefox checks it against
 * `default-src` (<https://bugzilla.mozilla.org/show_bug.cgi?id=1457204>), which is 'none' on this site. If the host
 * requires revalidation of pages, the click costs a short "304 Not Modified".
 */
export function startPrefetch(): void {
  const hasSpeculationRules = HTMLScriptElement.supports?.("speculationrules");
  const element = document.querySelector("script[type=speculationrules]");
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const savesData = connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
  if (hasSpeculationRules || !element || savesData) return;

  const { prerender } = JSON.parse(element.textContent ?? "") as Rules;
  const [below, never, others] = prerender[0].where.and;
  const loaded = new Set([location.pathname]);
  let timer: number | undefined;

  function mayPrefetch(link: HTMLAnchorElement): boolean {
    const { origin, pathname } = link;
    return (
      origin === location.origin &&
      pathname.startsWith(below.href_matches.slice(0, -1)) &&
      !pathname.includes(".") &&
      !never.not.href_matches.includes(pathname) &&
      !link.matches(others.not.selector_matches) &&
      !loaded.has(pathname)
    );
  }

  function prefetchSoon({ target }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || !mayPrefetch(link)) return;
    timer = setTimeout(() => {
      loaded.add(link.pathname);
      fetch(link.pathname, { priority: "low" }).catch(() => {});
    }, delay);
  }

  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, prefetchSoon, { passive: true });
  }
}
