/**
 * The small page for a post that was not read: what happened, how else to reach us, and a link back to the form, where
 * the browser still has the typed text.
 */
import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { escapeHtml } from "./compose-mail.ts";
import type { Form } from "./read-form.ts";

/** `down`: shown by the web server in front of the mailer while the mailer does not answer. */
export type Notice = "tooMany" | "down";

type Nodes = ReturnType<typeof parseDocument>["children"];

const style =
  ":root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1rem}";

/**
 * @param contactPage the contact page of the built site, for its title, language, phone number and e-mail address
 * @returns the page, and the content security policy to send with it
 */
export function renderNotice(
  contactPage: string,
  siteUrl: string,
  { answers, mistakes }: Form,
  notice: Notice,
): { html: string; policy: string } {
  const { children } = parseDocument(contactPage);
  const { lang = "" } = DomUtils.findOne(({ name }) => name === "html", children)?.attribs ?? {};
  const heading = DomUtils.findOne(({ name }) => name === "title", children);
  const title = `${mistakes.titlePrefix} ${heading ? DomUtils.textContent(heading) : ""}`;
  const html =
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>` +
    `<p role="alert">${writeNotice(children, answers[notice], answers.orWrite)}</p>` +
    `<p><a href="${escapeHtml(siteUrl)}/contact_us">${escapeHtml(answers.back)}</a></p></main></body></html>`;
  const hash = createHash("sha256").update(style).digest("base64");
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'` };
}

/**
 * A sentence, the phone number and the e-mail address, as HTML.
 *
 * @param page a page with the notice for offline visitors, which contains the phone number, and with an e-mail link
 */
export function writeNotice(page: Nodes, text: string, orWrite: string): string {
  const [offline] = DomUtils.findAll((element) => "data-offline" in element.attribs, page);
  const link = (from: Nodes, scheme: string) => {
    const href = DomUtils.findOne(({ attribs }) => attribs.href?.startsWith(scheme) ?? false, from);
    if (!href) throw new Error(`The contact page of the built site has no link with ${scheme}`);
    return href;
  };
  const phone = link(offline?.children ?? [], "tel:");
  const { href = "" } = link(page, "mailto:").attribs;
  return (
    `${escapeHtml(text)} <a href="${escapeHtml(phone.attribs.href ?? "")}">${escapeHtml(DomUtils.textContent(phone))}</a> ` +
    `${escapeHtml(orWrite)} <a href="${escapeHtml(href)}">${escapeHtml(href.slice("mailto:".length))}</a>.`
  );
}
