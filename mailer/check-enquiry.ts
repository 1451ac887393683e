/** Checks a posted body against the definition of the form. Pure. */
import { domainToASCII } from "node:url";
import type { EnquiryField } from "../content/schemas.ts";
import type { Form } from "./read-form.ts";

/** Additional fields that our own form posts; each may be missing (`components/enquiry-form/`). */
const extraFields = ["token", "seconds", "homepage"] as const;

export interface CheckedEnquiry {
  /** The typed values by field name, with LF as the line break. Missing fields are "". */
  values: Record<string, string>;
  /** Names of the fields that are missing or invalid, in the form's order. */
  mistakes: string[];
  /** The body has a duplicate or an unknown field, so it does not come from our form. */
  isDamaged: boolean;
  /** A token that repeated posts of one enquiry share; "" if there is none. */
  token: string;
  /** Seconds from the first key press to sending; NaN if unknown. */
  seconds: number;
  /** The honeypot, a field that people do not see, was filled in. */
  isTrapped: boolean;
}

/** Never throws, whatever the body contains. */
export function checkEnquiry(form: Form, parameters: URLSearchParams): CheckedEnquiry {
  const names = [...parameters.keys()];
  const known = new Set<string>([...form.fields.map(({ name }) => name), ...extraFields]);
  const values = Object.fromEntries(
    form.fields.map(({ name }) => [name, (parameters.get(name) ?? "").replace(/\r\n?/g, "\n")]),
  );
  const seconds = parameters.get("seconds") ?? "";
  return {
    values,
    mistakes: form.fields
      .filter((field) => !isValid(field, values[field.name] ?? ""))
      .map(({ name }) => name),
    isDamaged: new Set(names).size < names.length || names.some((name) => !known.has(name)),
    token: /^[\w-]{1,64}$/.exec(parameters.get("token") ?? "")?.[0] ?? "",
    seconds: /^\d{1,9}$/.test(seconds) ? Number(seconds) : Number.NaN,
    isTrapped: (parameters.get("homepage") ?? "") !== "",
  };
}

/** The rules of the HTML form. Lengths are in UTF-16 code units, as `maxlength` counts them. */
function isValid({ kind, required, maxLength, options }: EnquiryField, value: string): boolean {
  if (value.length > maxLength) return false;
  // Control characters, which browsers cannot post from a single-line field. Line breaks could inject a header.
  if (kind !== "long text" && /[^\P{Cc}\t]|[\u2028\u2029]/u.test(value)) return false;
  if (value.trim() === "") return !required;
  if (kind === "email") return parseEmail(value) !== undefined;
  if (kind === "choice") return options?.includes(value) ?? false;
  return true;
}

/**
 * Parses an e-mail address as the HTML standard does, but requires a dot in its domain, and refuses the "=?" of an encoded
 * word (RFC 2047), which some mail programs decode, including line breaks, before they parse the header.
 * https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
 *
 * @returns the address with its domain in ASCII (Punycode), the form that browsers check; undefined if it is invalid
 */
export function parseEmail(value: string): string | undefined {
  const [, local = "", domain = ""] = /^([^@]*)@([^@]*)$/.exec(value.trim()) ?? [];
  if (!/^[\w.!#$%&'*+/=?^`{|}~-]+$/.test(local) || local.includes("=?")) return undefined;
  // domainToASCII accepts more than domain names: it decodes %40, and reads 1.2 as an IP address.
  const ascii = /^[\x20-\x7e]*$/.test(domain) ? domain : domainToASCII(domain);
  const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
  return new RegExp(`^${label}(?:\\.${label})+$`, "i").test(ascii) ? `${local}@${ascii}` : undefined;
}

/**
 * The address for the Reply-To header, if mail systems accept it as browsers do.
 *
 * @returns undefined if the local part is not a `dot-atom` of RFC 5322; the text of the mail contains the address anyway
 */
export function replyAddress(value: string): string | undefined {
  const email = parseEmail(value);
  const local = email?.slice(0, email.indexOf("@")) ?? "";
  const isDotAtom = local.length <= 64 && !/^\.|\.\.|\.$/.test(local);
  return email && isDotAtom && email.length <= 254 ? email : undefined;
}

/** Replaces control characters with U+FFFD, and line breaks of all kinds with LF. */
export function cleanText(value: string): string {
  return value.replace(/[\v\f\x85\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd");
}
