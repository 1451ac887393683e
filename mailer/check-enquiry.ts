/** Checks a posted body against the definition of the form. Pure. */
import { domainToASCII } from "node:url";
import type { EnquiryField } from "../content/schemas.ts";
import type { Form } from "./read-form.ts";

/** What our own form posts besides its fields; each may be missing (`components/enquiry-form/`). */
const extraFields = ["token", "seconds", "homepage"] as const;

export interface CheckedEnquiry {
  /** What was typed, by field name, with line ends as LF. Missing fields are "". */
  values: Record<string, string>;
  /** Names of the fields that are missing or invalid, in the form's order. */
  mistakes: string[];
  /** The body has a field twice, or one that the form does not have: the body was not made by our form. */
  isDamaged: boolean;
  /** The same in repeated posts of one enquiry; "" if there is none. */
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
  // Control characters, which browsers cannot post from a field of one line. Line ends could start a new header.
  if (kind !== "long text" && /[^\P{Cc}\t]|[\u2028\u2029]/u.test(value)) return false;
  if (value.trim() === "") return !required;
  if (kind === "email") return parseEmail(value) !== undefined;
  if (kind === "choice") return options?.includes(value) ?? false;
  return true;
}

/**
 * An e-mail address as the HTML standard has it, with a dot in its domain, and without the "=?" of an encoded word
 * (RFC 2047), which some mail programs decode, line ends included, before they read the header.
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
 * @returns undefined if the local part is not a `dot-atom` of RFC 5322; the text of the mail has the address anyway
 */
export function replyAddress(value: string): string | undefined {
  const email = parseEmail(value);
  const local = email?.slice(0, email.indexOf("@")) ?? "";
  const isDotAtom = local.length <= 64 && !/^\.|\.\.|\.$/.test(local);
  return email && isDotAtom && email.length <= 254 ? email : undefined;
}

/** Replaces control characters with U+FFFD, and line ends of all kinds with LF. */
export function cleanText(value: string): string {
  return value.replace(/[\v\f\x85\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "\ufffd");
}
