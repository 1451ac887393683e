/** Runs in the head, before anything is painted, so that a visitor who chose night never sees a flash of day. */
try {
  const chosen = localStorage.getItem("theme");
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is switched off: the system's choice stays.
}
