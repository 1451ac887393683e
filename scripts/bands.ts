import { isUnseen, whenSeen } from "./when-seen.ts";

/**
 * Lays the bands out that the style sheet leaves for later (`.when-near` in base.css), one at a time and while nothing
 * else is to be done: whoever jumps to the end of the page finds them there in the first frame. Only where there is a
 * mouse, and with it a scroll bar to pull and an End key; fingers never go faster than the browser lays out.
 *
 * Of a page that was rendered before its time, those below the window wait until it is shown: near bands would be laid
 * out between the click and the first frame, and take a fifth of that time.
 */
export function startBands(): void {
  // Safari does not know idle time, nor the rule.
  if (!("requestIdleCallback" in window)) return;
  const bands = [...document.querySelectorAll<HTMLElement>(".when-near")];
  // An address may lead into one of them.
  const waiting = isUnseen() && !location.hash ? bands.filter(isBelow) : [];
  for (const band of waiting) band.style.contentVisibility = "hidden";

  function layOutNext(): void {
    const band = bands.shift();
    if (!band) return;
    band.classList.remove("when-near");
    requestIdleCallback(layOutNext);
  }
  whenSeen(() => {
    for (const band of waiting) band.style.contentVisibility = "";
    if (!matchMedia("(pointer: fine)").matches) return;
    if (document.readyState === "complete") requestIdleCallback(layOutNext);
    else addEventListener("load", () => requestIdleCallback(layOutNext));
  });
}

/** Whether it lies wholly below the window. */
function isBelow(element: Element): boolean {
  return element.getBoundingClientRect().top >= innerHeight;
}
