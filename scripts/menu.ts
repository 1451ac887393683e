/** What HTML cannot do for the header's menus: open on hover, close when left, and make the page behind them inert. */
export function startMenu(): void {
  startSubmenus([...document.querySelectorAll<HTMLDetailsElement>('details[name="main-menu"]')]);
  startMobileMenu();
}

function startSubmenus(groups: HTMLDetailsElement[]): void {
  /** The group that a hover opened, and that closes when the mouse leaves. */
  let hovered: HTMLDetailsElement | undefined;
  let timer: number | undefined;

  for (const group of groups) {
    group.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      // A menu opened by a click stays open until the next click.
      if (groups.some((other) => other.open && other !== hovered)) return;
      timer = setTimeout(() => {
        if (group.open) return;
        group.open = true;
        hovered = group;
      }, 120);
    });
    group.addEventListener("pointerleave", () => {
      clearTimeout(timer);
      if (hovered)
        timer = setTimeout(() => {
          if (hovered) hovered.open = false;
        }, 250);
    });
    group.addEventListener("toggle", () => {
      if (!group.open && hovered === group) hovered = undefined;
    });
    group.querySelector("summary")?.addEventListener("click", (event) => {
      clearTimeout(timer);
      // The hover has just opened the group, and the click was meant to open it: prevent the toggle.
      if (hovered === group) event.preventDefault();
      hovered = undefined;
    });
    group.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !group.contains(relatedTarget)) group.open = false;
    });
  }

  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    for (const group of groups) {
      // A link may lead to a fragment of the current page.
      if (!group.contains(target) || target.closest("a")) group.open = false;
    }
  });

  document.addEventListener("keydown", ({ key }) => {
    const open = groups.find((group) => group.open);
    if (key !== "Escape" || !open) return;
    // A menu opened by the mouse must not take the focus from a field in use.
    if (open !== hovered || open.contains(document.activeElement))
      open.querySelector("summary")?.focus({ preventScroll: true });
    open.open = false;
  });
}

function startMobileMenu(): void {
  const menu = document.querySelector<HTMLDialogElement>("#menu");
  const opener = document.querySelector<HTMLElement>('.header [popovertarget="menu"]');
  if (!menu || !opener) return;

  opener.addEventListener("click", (event) => {
    // Without scripts the menu is a popover. A modal dialog traps the focus and keeps the page behind from scrolling.
    event.preventDefault();
    menu.removeAttribute("popover");
    // Safari does not focus a clicked button, but the dialog returns the focus to the last focused element.
    opener.focus({ preventScroll: true });
    menu.showModal();
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a, [popovertarget]")) menu.close();
  });
  // Wide windows hide the menu: as an open modal dialog it would block the page invisibly.
  matchMedia("(min-width: 76rem)").addEventListener("change", () => menu.close());
}
