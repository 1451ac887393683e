/** The `tel:` URL of a phone number as it is shown: `+1 416-555-0142` → `tel:+14165550142`. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
