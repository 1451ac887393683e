/** Films on other sites: shows the player in place of the picture that links to the film. */
for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-frame]")) {
  link.addEventListener("click", (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const frame = document.createElement("iframe");
    frame.title = link.dataset.title as string;
    frame.allow = "autoplay; fullscreen";
    frame.src = link.dataset.frame as string;
    link.replaceWith(frame);
    frame.focus();
    // A frame may lose the focus when its document loads in another process.
    frame.onload = () => document.activeElement === document.body && frame.focus();
  });
}

export {};
