/**
 * The `tel:` URL of a phone number as it is shown (RFC 3966): `+1 416-555-0142` → `tel:+14165550142`,
 * `+91 (0)141-555-0188 ext. 5` → `tel:+911415550188;ext=5`.
 */
export function phoneHref(phone: string): string {
  const [number = "", extension] = phone.split(/\s*(?:ext\.?|x)\s*/i);
  // A zero in brackets is for calls inside the country, without the country code.
  const digits = number.replace(/^(\+.*)\(0\)/, "$1").replace(/[^+\d]/g, "");
  return `tel:${digits}${extension ? `;ext=${extension}` : ""}`;
}
