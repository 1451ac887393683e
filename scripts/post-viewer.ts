/** Enlarges social media posts in a dialog with previous and next buttons, instead of following their links. */
const gallery = document.querySelector<HTMLElement>("[data-post-gallery]");
const viewer = document.querySelector<HTMLDialogElement>("[data-post-viewer]");
if (gallery && viewer) startViewer(gallery, viewer);

function startViewer(gallery: HTMLElement, viewer: HTMLDialogElement): void {
  const links = [...gallery.querySelectorAll("a")];
  const post = viewer.querySelector<HTMLElement>("[data-post]");
  let shown = 0;

  /** Wraps around at both ends. @param index may be -1, or the number of posts */
  function show(index: number): void {
    shown = (index + links.length) % links.length;
    const picture = links[shown]?.firstElementChild?.cloneNode(true);
    if (picture) post?.replaceChildren(picture);
  }

  gallery.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Safari does not focus a clicked link, but the dialog returns the focus to the last focused element.
    link.focus({ preventScroll: true });
    show(links.indexOf(link));
    viewer.showModal();
    viewer.querySelector<HTMLElement>("[data-step='1']")?.focus();
  });

  viewer.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.dataset.step) show(shown + Number(button.dataset.step));
    else if (button || target === viewer) viewer.close(); // a click on the backdrop has the dialog as its target
  });
  viewer.addEventListener("keydown", ({ key }) => {
    if (key === "ArrowLeft") show(shown - 1);
    if (key === "ArrowRight") show(shown + 1);
  });
}

export {};
