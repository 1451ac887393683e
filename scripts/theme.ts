/** Light and dark theme: the system's, until the visitor chooses one, which is then stored. */
export function startTheme(): void {
  const root = document.documentElement;
  const systemIsDark = matchMedia("(prefers-color-scheme: dark)");

  const show = (theme: string) => {
    root.dataset.theme = theme;
    // The browser's own bars take the first color whose media query matches: light, then dark. A page that begins in the
    // dark has one color.
    const [light, dark] = document.querySelectorAll<HTMLMetaElement>("[name=theme-color]");
    if (!light || !dark) return;
    light.media = theme === "dark" ? "not all" : "";
    dark.media = "";
  };

  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-button]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const shown = root.dataset.theme ?? (systemIsDark.matches ? "dark" : "light");
      const chosen = shown === "dark" ? "light" : "dark";
      show(chosen);
      try {
        localStorage.setItem("theme", chosen);
      } catch {
        // Storage is disabled: the choice lasts as long as the page.
      }
    });
  }

  // Pages in other tabs, in the back/forward cache, or prerendered before the choice apply it too.
  const applyChoice = () => {
    try {
      const chosen = localStorage.getItem("theme");
      if (chosen) show(chosen);
    } catch {
      // Storage is disabled.
    }
  };
  addEventListener("storage", applyChoice);
  addEventListener("pageshow", applyChoice);
  document.addEventListener("prerenderingchange", applyChoice);
}
