/** Day and night: the system's choice until the visitor makes one, which is then remembered. */
export function startTheme(): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-button]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const shown = root.dataset.theme ?? (systemIsDark.matches ? "dark" : "light");
      root.dataset.theme = shown === "dark" ? "light" : "dark";
      try {
        localStorage.setItem("theme", root.dataset.theme);
      } catch {
        // Storage is switched off: the choice lasts as long as the page.
      }
    });
  }

  // A page that comes back from the browser's memory, was rendered before its time, or lies open in another tab,
  // follows the choice.
  const follow = () => {
    try {
      const chosen = localStorage.getItem("theme");
      if (chosen) root.dataset.theme = chosen;
    } catch {
      // As above.
    }
  };
  addEventListener("storage", follow);
  addEventListener("pageshow", follow);
  document.addEventListener("prerenderingchange", follow);
}
