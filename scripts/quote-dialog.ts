/** Opens the quote dialog from every link that leads to it. */
export function startQuoteDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#quote");
  if (!dialog) return;

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-quote]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but the dialog returns the focus to the last focused element. For a link in
    // the mobile menu, which is closed by now, that is the menu's button.
    if (!link.closest("dialog")) link.focus({ preventScroll: true });
    dialog.showModal();
  });

  dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());

  // Clicks on the backdrop have the dialog as their target. The press must begin there, too: a text selection in the
  // form may end outside it.
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}
