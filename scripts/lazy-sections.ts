import { isPrerendering, whenActivated } from "./when-activated.ts";

/**
 * Lays out the lazy sections (`.lazy-section` in base.css) one at a time in idle time, so that a jump to the end of the
 * page shows them in its first frame. Only for devices with a mouse, where visitors can drag the scroll bar or press
 * End: touch never scrolls faster than the browser lays out.
 *
 * On a prerendered page the sections below the window stay hidden until the page is activated: the browser would lay
 * out the nearest ones between the click and the first frame, which takes a fifth of that time.
 */
export function startLazySections(): void {
  // Safari has neither idle callbacks nor lazy sections.
  if (!("requestIdleCallback" in window)) return;
  const sections = [...document.querySelectorAll<HTMLElement>(".lazy-section")];
  // The target of a fragment may be inside one of them.
  const hidden = isPrerendering() && !location.hash ? sections.filter(isBelowWindow) : [];
  for (const section of hidden) section.style.contentVisibility = "hidden";

  // On a slow device whose page moves all the time there may be no idle time for many seconds.
  const layOutWhenIdle = () => requestIdleCallback(layOutNext, { timeout: 500 });
  function layOutNext(): void {
    const section = sections.shift();
    if (!section) return;
    section.classList.remove("lazy-section");
    layOutWhenIdle();
  }
  whenActivated(() => {
    for (const section of hidden) section.style.contentVisibility = "";
    if (!matchMedia("(pointer: fine)").matches) return;
    if (document.readyState === "complete") layOutWhenIdle();
    else addEventListener("load", layOutWhenIdle);
  });
}

/** Whether the whole element is below the window. */
function isBelowWindow(element: Element): boolean {
  return element.getBoundingClientRect().top >= innerHeight;
}
