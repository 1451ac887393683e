/** Buttons for carousels: shown if the strip can scroll, disabled at its ends. */
export function startCarousels(): void {
  for (const carousel of document.querySelectorAll<HTMLElement>("[data-carousel]")) startCarousel(carousel);
}

function startCarousel(carousel: HTMLElement): void {
  const strip = carousel.querySelector("[data-strip]") as HTMLElement;
  const controls = carousel.querySelector("[data-controls]") as HTMLElement;
  const markers = controls.querySelectorAll<HTMLElement>("[data-marker]");

  /** Shows the scroll position in the buttons and markers, or hides them if all slides fit. */
  function update(): void {
    // Read all sizes before any change: a read after a change forces another layout.
    const { scrollLeft } = strip;
    const scrollRange = strip.scrollWidth - strip.clientWidth;
    controls.hidden = scrollRange <= 1;
    strip.tabIndex = scrollRange > 1 ? 0 : -1;
    for (const button of controls.querySelectorAll<HTMLElement>("[data-step]")) {
      const isAtEnd = button.dataset.step === "1" ? scrollLeft >= scrollRange - 1 : scrollLeft <= 1;
      // Not the disabled attribute: the button would lose the focus while it is pressed.
      button.ariaDisabled = String(isAtEnd);
    }
    const current = scrollRange > 1 ? Math.round((scrollLeft / scrollRange) * (markers.length - 1)) : 0;
    markers.forEach((marker, index) => {
      marker.toggleAttribute("data-current", index === current);
    });
  }

  controls.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-step]");
    if (!button || button.ariaDisabled === "true") return;
    const hasReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Exactly to the edge of the next slide: WebKit does not snap after scrolling by script.
    const step = Number(button.dataset.step);
    const slides = [...strip.children] as HTMLElement[];
    const start = (slides[0]?.offsetLeft ?? 0) + strip.scrollLeft;
    const distances = slides.map((slide) => slide.offsetLeft - start);
    if (step < 0) distances.reverse();
    const left = distances.find((distance) => distance * step > 1) ?? 0;
    strip.scrollBy({ left, behavior: hasReducedMotion ? "instant" : "smooth" });
  });
  strip.addEventListener("scroll", update, { passive: true });
  // In the next frame: if showing the buttons resizes the strip at once, WebKit reports an error.
  new ResizeObserver(() => requestAnimationFrame(update)).observe(strip);
}
