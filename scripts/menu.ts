/** What the header's menus do beyond HTML: close in time, open under the mouse, and make the page behind inert. */
export function startMenu(): void {
  startSubmenus([...document.querySelectorAll<HTMLDetailsElement>('details[name="main-menu"]')]);
  startMobileMenu();
}

function startSubmenus(groups: HTMLDetailsElement[]): void {
  /** The group that the mouse opened, and that it closes again when it leaves. */
  let hovered: HTMLDetailsElement | undefined;
  let timer: number | undefined;

  for (const group of groups) {
    group.addEventListener("pointerenter", (event) => {
      if (event.pointerType !== "mouse") return;
      clearTimeout(timer);
      // A menu that was opened by a click stays until the next click.
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
      // The click meant to open what the mouse has opened just before: keep it open.
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
      // A link may lead to a place on the page at hand.
      if (!group.contains(target) || target.closest("a")) group.open = false;
    }
  });

  document.addEventListener("keydown", ({ key }) => {
    const open = groups.find((group) => group.open);
    if (key !== "Escape" || !open) return;
    // A menu under the mouse must not take the focus from where somebody is typing.
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
    // A popover until now; a modal dialog keeps the focus inside and the page behind still.
    event.preventDefault();
    menu.removeAttribute("popover");
    // Safari does not focus a button on click, but the dialog returns the focus to what had it.
    opener.focus({ preventScroll: true });
    menu.showModal();
  });
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a, [popovertarget]")) menu.close();
  });
  // On a wide screen the menu is not shown: as a modal dialog it would block the page unseen.
  matchMedia("(min-width: 76rem)").addEventListener("change", () => menu.close());
}
