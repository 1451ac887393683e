/** A sample enquiry, and functions that fill it in. */
import type { Locator } from "playwright";
import { form as enquiryForm } from "../site-content.ts";

const fieldNamed = (name: string) => enquiryForm.fields.find((field) => field.name === name);
const labelOf = (name: string) => fieldNamed(name)?.label ?? name;
const options = fieldNamed("need")?.options ?? [];

export const enquiry = {
  name: "Zoë Ångström",
  email: "zoe@mail.example.org",
  phone: "call (416) 555-0199, ext. 4",
  need: options[1] ?? options[0] ?? "",
  message: "A shop & a blog = 100% in French?\nFor June.",
};

/** The enquiry as the receiver expects it: form-encoded, five fields, in this order. */
export const encodedEnquiry = new URLSearchParams({
  ...enquiry,
  // Forms send line breaks as CR LF.
  message: enquiry.message.replace("\n", "\r\n"),
}).toString();

/** The controls of a form, by their labels. */
export function fieldsOf(form: Locator): Record<keyof typeof enquiry, Locator> {
  return {
    name: form.getByLabel(labelOf("name")),
    email: form.getByLabel(labelOf("email")),
    phone: form.getByLabel(labelOf("phone")),
    need: form.getByLabel(labelOf("need")),
    message: form.getByLabel(labelOf("message")),
  };
}

/** Fills in the fields, without sending. */
export async function fillIn(form: Locator, values: Partial<typeof enquiry> = enquiry): Promise<void> {
  const fields = fieldsOf(form);
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name as keyof typeof enquiry];
    if (name === "need") await field.selectOption(value);
    else await field.fill(value);
  }
}

/** The values of the fields. */
export async function valuesOf(form: Locator): Promise<typeof enquiry> {
  const { name, email, phone, need, message } = fieldsOf(form);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    phone: await phone.inputValue(),
    need: await need.inputValue(),
    message: await message.inputValue(),
  };
}

/** The message of each field that is missing or wrong. */
export const messages = Object.fromEntries(
  enquiryForm.fields.map(({ name, message }) => [name, message]),
) as typeof enquiry;

export const emptyEnquiry = { name: "", email: "", phone: "", need: "", message: "" };
