/** Which links lead to pages that may be loaded before their time: `generator/speculation-rules.ts` writes it. */
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

/** How long the pointer, a finger or the focus rests on a link before it is meant. Milliseconds. */
const rest = 120;

/**
 * Where a browser does not know speculation rules: loads the page whose link has the pointer, a finger or the focus.
 *
 * By `fetch`, because of `<link rel="prefetch">` nothing is left here: Safari does not know it, and Firefox judges it
 * by `default-src` (<https://bugzilla.mozilla.org/show_bug.cgi?id=1457204>), which allows nothing on this site. Hosts
 * that want every page to be asked for anew then answer the click with a short "not modified".
 */
export function startPrefetch(): void {
  const known = HTMLScriptElement.supports?.("speculationrules");
  const element = document.querySelector("script[type=speculationrules]");
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const isSparing = connection?.saveData || matchMedia("(prefers-reduced-data: reduce)").matches;
  if (known || !element || isSparing) return;

  const { prerender } = JSON.parse(element.textContent ?? "") as Rules;
  const [below, never, others] = prerender[0].where.and;
  const loaded = new Set([location.pathname]);
  let timer: number | undefined;

  function mayLoad(link: HTMLAnchorElement): boolean {
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

  function consider({ target }: Event): void {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
    if (!link || !mayLoad(link)) return;
    timer = setTimeout(() => {
      loaded.add(link.pathname);
      fetch(link.pathname, { priority: "low" }).catch(() => {});
    }, rest);
  }

  for (const type of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(type, consider, { passive: true });
  }
}
