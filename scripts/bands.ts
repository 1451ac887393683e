/**
 * Lays the bands out that the style sheet leaves for later (`.when-near` in base.css), one at a time and while nothing
 * else is to be done: whoever jumps to the end of the page finds them there in the first frame. Only where there is a
 * mouse, and with it a scroll bar to pull and an End key; fingers never go faster than the browser lays out.
 */
export function startBands(): void {
  // Safari does not know idle time, nor the rule.
  if (!("requestIdleCallback" in window) || !matchMedia("(pointer: fine)").matches) return;
  const bands = document.querySelectorAll(".when-near").values();
  function layOutNext(): void {
    const { value: band } = bands.next();
    if (!band) return;
    band.classList.remove("when-near");
    requestIdleCallback(layOutNext);
  }
  addEventListener("load", () => requestIdleCallback(layOutNext));
}
