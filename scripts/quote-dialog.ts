/** Opens the quote dialog from every link that leads to it. */
export function startQuoteDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#quote");
  if (!dialog) return;

  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>("[data-quote]");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a link on click, but the dialog returns the focus to what had it. From the menu for
    // small screens, which has closed by now, that is the menu's button.
    if (!link.closest("dialog")) link.focus({ preventScroll: true });
    dialog.showModal();
  });

  dialog.querySelector("[data-close]")?.addEventListener("click", () => dialog.close());

  // The backdrop belongs to the dialog. A press must begin there: it may also be text selected too far.
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog && pressed === dialog) dialog.close();
  });
}
