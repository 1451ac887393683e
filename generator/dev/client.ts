/**
 * Runs in the browser, at the end of every page of the development server: updates the page when it has changed, and
 * shows problems.
 */
import type { BrowserState, PageVersion } from "./messages.ts";

const { version = "", structure = "", draft } = document.currentScript?.dataset ?? {};
let shown: PageVersion = { version, structure };

/* The page ---------------------------------------------------------------------------------------------- */

let events: EventSource | undefined;

/** Connects to the server. A hidden page disconnects, because browsers open at most six connections to one server. */
function connect(): void {
  events?.close();
  if (document.hidden) return;
  events = new EventSource(`/__dev/events?page=${encodeURIComponent(location.pathname + location.search)}`);
  events.onmessage = ({ data }) => update(JSON.parse(data));
}

function update({ page, failure }: BrowserState): void {
  showFailure(failure);
  if (!page || page.version === shown.version) return;
  const isOnlyStyle = page.structure === shown.structure;
  shown = page;
  if (isOnlyStyle) replaceStyles(page).catch(reload);
  else reload();
}

/** Replaces the styles with those of the new page. The old sheet stays until the new one is loaded. */
async function replaceStyles(page: PageVersion): Promise<void> {
  const response = await fetch(location.href);
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  // After another save, newer styles are being loaded.
  if (page !== shown) return;
  const [links, newLinks] = [findSheetLinks(document), findSheetLinks(next)];
  if (links.length !== newLinks.length) return reload();
  for (const style of document.querySelectorAll("style")) style.disabled = true;
  // The policy contains only the hashes of the original styles. It does not apply to constructed style sheets.
  document.adoptedStyleSheets = Array.from(next.querySelectorAll("style"), (style) =>
    createSheet(style.textContent),
  );
  const added = newLinks.map((link) => document.importNode(link));
  const loaded = added.map(waitUntilLoaded);
  links.at(-1)?.after(...added);
  await Promise.all(loaded);
  for (const link of page === shown ? links : added) link.remove();
}

function createSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

const findSheetLinks = (root: Document) => [...root.querySelectorAll('link[rel="stylesheet"]')];

function waitUntilLoaded(link: Element): Promise<Event> {
  return new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", reject);
  });
}

/* Form input is restored after a reload, because browsers restore only the scroll position --------------- */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Input {
  url: string;
  /** By the keys of `findFields`. */
  fields: Record<string, { value: string; checked?: boolean | undefined }>;
  focused: string | undefined;
}

const storageKey = "dev-input";

function reload(): void {
  const input: Input = { url: location.href, fields: {}, focused: undefined };
  for (const [name, field] of findFields()) {
    if (field === document.activeElement) input.focused = name;
    if (isChanged(field))
      input.fields[name] = { value: field.value, checked: "checked" in field && field.checked };
  }
  sessionStorage.setItem(storageKey, JSON.stringify(input));
  location.reload();
}

function restoreInput(): void {
  const input: Input = JSON.parse(sessionStorage.getItem(storageKey) ?? "{}");
  sessionStorage.removeItem(storageKey);
  if (input.url !== location.href) return;
  for (const [name, field] of findFields()) {
    const { value, checked } = input.fields[name] ?? {};
    if (value !== undefined) field.value = value;
    if (checked !== undefined && "checked" in field) field.checked = checked;
    if (name === input.focused) field.focus({ preventScroll: true });
  }
}

/** The fields of the page, by name or id and a number, because two forms may have fields of the same name. */
function findFields(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>("input:not([type=file]), textarea, select")) {
    let number = 0;
    while (found.has(`${field.name || field.id} ${number}`)) number++;
    found.set(`${field.name || field.id} ${number}`, field);
  }
  return found;
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return !field.selectedOptions[0]?.defaultSelected;
  return field.value !== field.defaultValue || ("checked" in field && field.checked !== field.defaultChecked);
}

/* The overlay ------------------------------------------------------------------------------------------- */

const overlayCss = `
    :host { position: fixed; inset: 0; box-sizing: border-box; width: 100%; height: 100%; max-width: none;
      max-height: none; margin: 0; border: 0; padding: 2rem; overflow: auto; background: #121e45; color: #f8fafd }
    pre, button { font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
    pre { max-width: 78rem; margin: 0 auto }
    button { padding: 0; border: 0; background: none; color: #ffd166; text-decoration: underline; cursor: pointer }
    p { max-width: 78rem; margin: 1.5rem auto 0; font: 14px/1.5 system-ui; opacity: .8 }`;

function showFailure(failure: string | undefined): void {
  const last = document.getElementById("dev-overlay");
  if (last?.dataset.text === failure) return;
  last?.remove();
  if (!failure) return;
  const overlay = document.createElement("div");
  overlay.id = "dev-overlay";
  overlay.dataset.text = failure;
  overlay.setAttribute("role", "alert");
  // A popover is also above modal dialogs.
  overlay.popover = "manual";
  const root = overlay.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet(overlayCss)];
  root.innerHTML = `<pre></pre><p role="status">Esc hides this; it disappears when the mistakes are corrected.</p>`;
  const status = root.querySelector("p") as HTMLElement;
  // The parts at odd indexes are places at the beginning of a line.
  const parts = failure.split(/^(\S.*?:\d+:\d+)(?= {2})/m);
  const lines = parts.map((part, index) => (index % 2 === 1 ? createButton(part, status) : part));
  root.querySelector("pre")?.append(...lines);
  document.documentElement.append(overlay);
  overlay.showPopover?.();
}

/** Opens a place in the editor. */
function createButton(place: string, status: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  button.textContent = place;
  button.onclick = async () => {
    const response = await fetch("/__dev/open", { method: "POST", body: place });
    status.textContent = await response.text();
  };
  return button;
}

/* A page that visitors do not see yet ------------------------------------------------------------------- */

const badgeCss = `:host { position: fixed; inset: auto auto 1rem 1rem; border-radius: 2px; padding: .25rem .75rem;
    font: 15px/1.5 system-ui; background: #ffd166; color: #121e45; z-index: 1000; pointer-events: none }`;

function showBadge(text: string): void {
  const badge = document.createElement("div");
  const root = badge.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [createSheet(badgeCss)];
  const label = document.createElement("span");
  label.textContent = text;
  root.append(label);
  document.body.append(badge);
}

/* Start --------------------------------------------------------------------------------------------------- */

restoreInput();
if (draft) showBadge(draft);
connect();
// /__preview shows this page by default.
if (!location.pathname.startsWith("/__")) localStorage.setItem("dev-page", location.pathname);
document.addEventListener("visibilitychange", connect);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) connect();
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") document.getElementById("dev-overlay")?.hidePopover?.();
});
