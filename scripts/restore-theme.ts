/** Inline in the head, before the first paint: a visitor who chose the dark theme never sees a flash of the light one. */
try {
  const chosen = localStorage.getItem("theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is disabled: the system's theme applies.
}
