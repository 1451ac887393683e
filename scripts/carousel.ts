/** Buttons for strips that scroll: shown where there is something to scroll to, at rest at the ends. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) startCarousel(carousel);
}

function startCarousel(carousel: HTMLElement): void {
  const strip = carousel.querySelector<HTMLElement>("[data-strip]");
  const controls = carousel.querySelector<HTMLElement>("[data-controls]");
  if (!strip || !controls) throw new Error("The carousel lacks a part.");
  const marks = controls.querySelectorAll<HTMLElement>("[data-place]");

  /** Where the strip stands: buttons, place, and whether it is a carousel at all at this width. */
  function update(): void {
    if (!strip || !controls) return;
    // All questions come before all changes: each question after a change would lay the page out again.
    const { scrollLeft } = strip;
    const room = strip.scrollWidth - strip.clientWidth;
    controls.hidden = room <= 1;
    strip.tabIndex = room > 1 ? 0 : -1;
    for (const button of controls.querySelectorAll<HTMLElement>("[data-step]")) {
      const isAtEnd = button.dataset.step === "1" ? scrollLeft >= room - 1 : scrollLeft <= 1;
      // Not disabled: it would lose the focus under the finger that holds it.
      button.setAttribute("aria-disabled", String(isAtEnd));
    }
    const current = room > 1 ? Math.round((scrollLeft / room) * (marks.length - 1)) : 0;
    marks.forEach((mark, index) => {
      mark.toggleAttribute("data-current", index === current);
    });
  }

  controls.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-step]");
    if (!button || button.getAttribute("aria-disabled") === "true") return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // To the edge of the next slide in that direction: WebKit does not snap where a script has scrolled to.
    const step = Number(button.dataset.step);
    const slides = [...strip.children] as HTMLElement[];
    const start = (slides[0]?.offsetLeft ?? 0) + strip.scrollLeft;
    const distances = slides.map((slide) => slide.offsetLeft - start);
    if (step < 0) distances.reverse();
    const left = distances.find((distance) => distance * step > 1) ?? 0;
    strip.scrollBy({ left, behavior: isStill ? "instant" : "smooth" });
  });
  strip.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(strip);
}
