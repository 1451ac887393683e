/**
 * Runs in the browser, at the end of every page of the development server: keeps the page what it is on disk, and
 * shows what is wrong. It is told the state of things, not events, so that it cannot miss any.
 */

/** Which page this is, or should be. The server has the same type. */
interface PageVersion {
  version: string;
  bones: string;
  style: string;
}

/** The state of things. The server has the same type. */
interface DevState {
  /** The page as it is on disk; absent while it cannot be made. */
  page?: PageVersion;
  /** What the terminal says is wrong, and the places in it that can be opened, in their order. */
  trouble?: { text: string; places: { file: string; line: number; column: number }[] };
}

const { version = "", bones = "", style = "" } = document.currentScript?.dataset ?? {};
let shown: PageVersion = { version, bones, style };

/* The page ---------------------------------------------------------------------------------------------- */

/** Pages that nobody sees let their connection go: browsers have only six for one server. */
function follow(): void {
  const own = window as { devEvents?: EventSource | undefined };
  own.devEvents?.close();
  own.devEvents = undefined;
  if (document.hidden) return;
  own.devEvents = new EventSource(
    `/__dev/events?page=${encodeURIComponent(location.pathname + location.search)}`,
  );
  own.devEvents.onmessage = ({ data }) => update(JSON.parse(data));
}

function update({ page, trouble }: DevState): void {
  showTrouble(trouble);
  if (!page || page.version === shown.version) return;
  const isOnlyStyle = page.bones === shown.bones && shown.style !== "";
  if (isOnlyStyle) replaceStyle(page.style);
  else reload();
  shown = page;
}

/** The old style stays until the new one is there: nothing flashes. */
function replaceStyle(href: string): void {
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"]`);
  const next = document.createElement("link");
  next.rel = "stylesheet";
  next.href = href;
  next.onload = () => {
    for (const link of links) link.remove();
  };
  next.onerror = () => location.reload();
  [...links].at(-1)?.after(next);
}

/* What survives a reload -------------------------------------------------------------------------------- */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const kept = "dev-kept";

/** What a person has done to a page. */
interface Kept {
  at: string;
  left: number;
  top: number;
  fields: Record<string, { value: string; checked: boolean }>;
  focus: string | undefined;
}

function reload(): void {
  const fields = [...findFields()].filter(([, field]) => isTouched(field));
  const what: Kept = {
    at: location.href,
    left: scrollX,
    top: scrollY,
    fields: Object.fromEntries(
      fields.map(([name, field]) => [name, { value: field.value, checked: isChecked(field) }]),
    ),
    focus: [...findFields()].find(([, field]) => field === document.activeElement)?.[0],
  };
  sessionStorage.setItem(kept, JSON.stringify(what));
  location.reload();
}

function restore(): void {
  const text = sessionStorage.getItem(kept);
  sessionStorage.removeItem(kept);
  if (!text) return;
  const { at, left, top, fields, focus } = JSON.parse(text) as Kept;
  if (at !== location.href) return;
  const found = findFields();
  for (const [name, { value, checked }] of Object.entries(fields)) {
    const field = found.get(name);
    if (!field) continue;
    if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) field.checked = checked;
    else field.value = value;
  }
  if (focus !== undefined) found.get(focus)?.focus({ preventScroll: true });
  scrollTo({ left, top, behavior: "instant" });
}

/** By name, or id, and number: two forms of a page may have fields of the same name. */
function findFields(): Map<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>("input:not([type=file]), textarea, select")) {
    let number = 0;
    const name = () => `${field.name || field.id} ${number}`;
    while (found.has(name())) number++;
    found.set(name(), field);
  }
  return found;
}

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  }
  if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) return true;
  return field.value !== field.defaultValue;
}

function isChecked(field: Field): boolean {
  return field instanceof HTMLInputElement && field.checked;
}

/* What is wrong ----------------------------------------------------------------------------------------- */

function showTrouble(trouble: DevState["trouble"]): void {
  const before = document.getElementById("dev-trouble");
  if (before?.dataset.text === trouble?.text) return;
  before?.remove();
  if (!trouble) return;
  const cover = document.createElement("div");
  cover.id = "dev-trouble";
  cover.dataset.text = trouble.text;
  cover.setAttribute("role", "alert");
  // Above dialogs, too.
  cover.popover = "manual";
  const root = cover.attachShadow({ mode: "open" });
  root.innerHTML = `<style>
    :host { position: fixed; inset: 0; box-sizing: border-box; width: 100%; height: 100%; max-width: none;
      max-height: none; margin: 0; border: 0; padding: 2rem; overflow: auto; background: #121e45; color: #f8fafd }
    pre, button { font: 15px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
    pre { max-width: 78rem; margin: 0 auto }
    button { padding: 0; border: 0; background: none; color: #ffd166; text-decoration: underline; cursor: pointer }
    p { max-width: 78rem; margin: 1.5rem auto 0; font: 14px/1.5 system-ui; opacity: .8 }
  </style><pre></pre><p role="status">Esc hides this; it goes away when the mistakes are mended.</p>`;
  const [text, note] = [root.querySelector("pre"), root.querySelector("p")];
  if (text && note) {
    text.append(
      ...withButtons(trouble, (message) => {
        note.textContent = message;
      }),
    );
  }
  document.documentElement.append(cover);
  cover.showPopover?.();
}

/** The text, with a button for each place, which opens it in the editor. */
function withButtons(
  { text, places }: NonNullable<DevState["trouble"]>,
  say: (message: string) => void,
): (string | HTMLButtonElement)[] {
  const parts: (string | HTMLButtonElement)[] = [];
  let rest = text;
  for (const place of places) {
    const name = `${place.file}:${place.line}:${place.column}`;
    const at = rest.indexOf(`${name}  `);
    if (at === -1) continue;
    const button = document.createElement("button");
    button.textContent = name;
    button.onclick = async () => {
      const response = await fetch("/__dev/open", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(place),
      });
      say(await response.text());
    };
    parts.push(rest.slice(0, at), button);
    rest = rest.slice(at + name.length);
  }
  return [...parts, rest];
}

/* The start, when everything above is there ------------------------------------------------------------- */

restore();
follow();
document.addEventListener("visibilitychange", follow);
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) follow();
});
addEventListener("keydown", ({ key }) => {
  if (key === "Escape") document.getElementById("dev-trouble")?.hidePopover?.();
});
