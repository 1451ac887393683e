/**
 * The page for an enquiry that was not accepted: the contact page of the built site, with the typed values and the
 * messages in its form, so that the form and its styles are defined only once.
 */
import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "./compose-mail.ts";
import type { Form } from "./read-form.ts";
import { type Notice, renderNotice, writeNotice } from "./render-notice.ts";

type Document = ReturnType<typeof parseDocument>;
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

export interface Answer {
  values: Record<string, string>;
  /** Names of the fields that are missing or invalid. */
  mistakes: string[];
  /** A notice to show in place of the summary, followed by the phone number and the e-mail address. */
  notice?: "damaged" | "tooLarge" | "unsupported" | "unavailable";
}

/** A page, and the content security policy to send with it. */
export interface RenderedPage {
  html: string;
  policy: string;
}

/** A rendered page, split where values are inserted: the parts at odd indexes are the names of blanks. */
interface Prepared {
  parts: string[];
  policy: string;
}

export type Template = ReturnType<typeof createTemplate>;

/** Delimits the names of blanks in our own page. Visitors' input is not searched for it. */
const mark = "blank-3f1c7a52-9d0e-4f6b-8a35-6c2e1b7d9f04";

/**
 * Pages are rendered once for each combination of mistakes and notice, because parsing and rendering take a hundred times
 * as long as filling in.
 *
 * @param readPage reads the contact page of the built site; when it changes, pages are rendered again
 * @param siteUrl the address of the site, for links; the mailer serves the assets
 */
export function createTemplate(readPage: () => string | Promise<string>, siteUrl: string, form: Form) {
  let prepared = new Map<string, Prepared>();
  let page = "";

  async function reuse(key: string, prepare: (page: string) => Prepared): Promise<Prepared> {
    const found = await readPage();
    if (found !== page) prepared = new Map();
    page = found;
    const known = prepared.get(key) ?? prepare(page);
    prepared.set(key, known);
    return known;
  }

  return {
    /** The contact page with the typed values. Rejects if the page has no form. */
    async renderForm({ values, mistakes, notice }: Answer): Promise<RenderedPage> {
      const key = JSON.stringify([notice, ...mistakes]);
      const { parts, policy } = await reuse(key, (page) =>
        prepareForm(page, siteUrl, form, mistakes, notice),
      );
      const texts = new Map(
        form.fields.flatMap(({ name }) => {
          const value = values[name] ?? "";
          return [
            [name, escapeHtml(value)],
            [blankOfOption(name, value), "selected"],
          ];
        }),
      );
      return { html: parts.map((part, at) => (at % 2 ? (texts.get(part) ?? "") : part)).join(""), policy };
    },
    /** A small page without the form. */
    async renderNotice(notice: Notice): Promise<RenderedPage> {
      const { parts, policy } = await reuse(notice, (page) => {
        const { html, policy } = renderNotice(page, siteUrl, form, notice);
        return { parts: [html], policy };
      });
      return { html: parts.join(""), policy };
    },
  };
}

function prepareForm(
  html: string,
  siteUrl: string,
  form: Form,
  mistakes: string[],
  notice: Answer["notice"],
): Prepared {
  const page = parseDocument(html);
  const policy = localize(page, siteUrl);
  const formElement = find(page, (element) => "data-enquiry-form" in element.attribs);
  for (const field of form.fields) makeBlank(formElement, field, mistakes.includes(field.name));
  if (notice) showNotice(page, formElement, form.answers[notice], form.answers.orWrite);
  else summarize(formElement, form, mistakes);
  const title = find(page, (element) => element.name === "title");
  fill(title, escapeHtml(`${form.mistakes.titlePrefix} ${DomUtils.textContent(title)}`));
  return { parts: DomUtils.getOuterHTML(page).split(mark), policy };
}

/** The blank in the place of the attribute `selected`. */
const blankOfOption = (field: string, option: string) => `${field}=${option}`;

const has = (attribute: string) => (element: Element) => attribute in element.attribs;

function find(from: Document | Element, test: (element: Element) => boolean): Element {
  const element = DomUtils.findOne(test, from.children);
  if (!element)
    throw new Error("The contact page of the built site does not have the form that the mailer expects.");
  return element;
}

/** Replaces the content of an element. */
function fill(element: Element, html: string): void {
  element.children = [];
  for (const node of [...parseDocument(html).children]) DomUtils.appendChild(element, node);
}

/**
 * Adapts the page to the mailer's host: assets are loaded from here, because SVG sprites and module scripts may not come
 * from another origin, and links lead to the site.
 *
 * @returns the content security policy, which allows the page's own inline scripts and styles
 */
function localize(page: Document, siteUrl: string): string {
  const canonical = find(page, ({ attribs }) => attribs.rel === "canonical");
  const base = new URL(canonical.attribs.href ?? "").pathname.replace(/\/contact_us$/, "");
  // The page is at /send. Relative addresses also work below a path that a proxy adds.
  const isAsset = (address: string) =>
    new RegExp(`^${base}/(assets/|[\\w-]+\\.(svg|png|ico)$)`).test(address);
  const move = (address: string) => {
    if (isAsset(address)) return address.slice(base.length + 1);
    const isPage = address === base || address.startsWith(`${base}/`);
    return isPage && !address.startsWith("//") ? siteUrl + address.slice(base.length) : address;
  };
  // Meant for the site's host: its policy, which would apply in addition to ours, and its speculation rules.
  const foreign = DomUtils.findAll(
    ({ attribs }) =>
      attribs["http-equiv"]?.toLowerCase() === "content-security-policy" ||
      attribs.type === "speculationrules",
    page.children,
  );
  foreign.forEach(DomUtils.removeElement);
  const hashes: Record<string, string[]> = { script: [], style: [] };
  for (const element of DomUtils.findAll(() => true, page.children)) {
    const { attribs } = element;
    for (const name of ["href", "src", "poster"]) if (attribs[name]) attribs[name] = move(attribs[name]);
    if (attribs.srcset) attribs.srcset = attribs.srcset.replace(/[^\s,]+/g, move);
    if (has("data-enquiry-form")(element)) attribs.action = "send";
    const [code] = element.children;
    if (element.name === "style" && code?.type === "text") {
      code.data = code.data.replace(/(?<=\burl\("?)[^")]+/g, move);
    }
    if (attribs.src) continue;
    const hash = () => createHash("sha256").update(DomUtils.textContent(element)).digest("base64");
    hashes[element.name]?.push(`'sha256-${hash()}'`);
  }
  canonical.attribs = { name: "robots", content: "noindex" };
  canonical.name = "meta";
  return [
    "default-src 'none'",
    `style-src ${["'self'", ...(hashes.style ?? [])].join(" ")}`,
    `script-src ${["'self'", ...(hashes.script ?? [])].join(" ")}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Puts a blank into a control, and the message beside it if its value is invalid. */
function makeBlank(form: Element, field: Form["fields"][number], isWrong: boolean): void {
  const control = find(form, ({ attribs }) => attribs.name === field.name);
  const { attribs } = control;
  if (control.name === "select") {
    for (const option of DomUtils.getElementsByTagName("option", control.children)) {
      option.attribs[mark + blankOfOption(field.name, DomUtils.textContent(option)) + mark] = "";
    }
    // The HTML parser ignores a newline at the start of a textarea.
  } else if (control.name === "textarea") fill(control, `\n${mark}${field.name}${mark}`);
  else attribs.value = `${mark}${field.name}${mark}`;
  if (!isWrong) return;
  const message = find(form, (element) => element.attribs.id === `${attribs.id}-message`);
  delete message.attribs.hidden;
  fill(
    find(message, ({ name }) => name === "span"),
    escapeHtml(field.message),
  );
  attribs["aria-invalid"] = "true";
  attribs["aria-describedby"] = `${attribs.id}-message`;
}

/** Shows the list of mistakes above the form, as `scripts/enquiry-form.ts` does. */
function summarize(formElement: Element, form: Form, mistakes: string[]): void {
  const summary = find(formElement, has("data-mistakes"));
  const { headings } = form.mistakes;
  const heading = headings[Math.min(mistakes.length, headings.length) - 1] ?? "";
  const items = form.fields
    .filter(({ name }) => mistakes.includes(name))
    .map(({ name, message }) => {
      const { id } = find(formElement, ({ attribs }) => attribs.name === name).attribs;
      return `<li><a href="#${id}">${escapeHtml(message)}</a></li>`;
    });
  fill(
    find(summary, ({ name }) => name === "p"),
    escapeHtml(heading),
  );
  fill(
    find(summary, ({ name }) => name === "ul"),
    items.join(""),
  );
  delete summary.attribs.hidden;
  summary.attribs.autofocus = "";
}

/** Shows a notice, made from the one for offline visitors: a sentence, the phone number, the e-mail address. */
function showNotice(page: Document, formElement: Element, text: string, orWrite: string): void {
  const offline = find(formElement, has("data-offline"));
  const [notice] = parseDocument(DomUtils.getOuterHTML(offline)).children as Element[];
  if (!notice) return;
  DomUtils.prepend(offline, notice);
  delete notice.attribs["data-offline"];
  delete notice.attribs.hidden;
  notice.attribs.autofocus = "";
  fill(
    find(notice, ({ name }) => name === "p"),
    writeNotice(page.children, text, orWrite),
  );
}
