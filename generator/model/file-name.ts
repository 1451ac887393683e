/** Origin and licence of pictures and films, which `npm run launch` checks. */
export const licencesFile = "assets/licences.yaml";

/** Characters that are safe on every host: the unreserved characters of RFC 3986, and "@" as in `logo@2x.png`. */
const plain = /^[\w.~@-]+$/;

/** Whether a file name has no character that servers treat differently: a space, a comma, "%", "#", an emoji. */
export function isPlainName(file: string): boolean {
  return file.split("/").every((part) => plain.test(part));
}

/**
 * Converts a file name to a plain one: `my photo, 2.jpg` → `my-photo-2.jpg`. A name without plain characters becomes
 * "file".
 */
export function plainNameOf(file: string): string {
  const parts = file.split("/").map((part) => {
    const [, name = part, ending = ""] = /^(.+?)((?:\.\w+)?)$/.exec(part) ?? [];
    const letters = name.normalize("NFKD").replace(/[\u0300-\u036f’']/g, "");
    return `${letters.replace(/[^\w.~@]+/g, "-").replace(/^-+|-+$/g, "") || "file"}${ending}`;
  });
  return parts.join("/");
}

/** What is wrong with an alternative text that is only a file name, in the form of a zod refinement. */
export const fileNameAsAlt = {
  error: "is the name of a file",
  params: { cure: "Say what the picture shows, for people who do not see it." },
};

/** The name of a picture file, which some software inserts as the alternative text. */
export const pictureName = /^[^\s/]+\.(jpe?g|png|webp|avif|gif|svg|heic)$/i;

/** Whether a name can be part of an address: lowercase letters, digits, and single "_" or "-" between them. */
export function isSlug(name: string): boolean {
  return /^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name);
}

/** Makes a file name from words: lowercase letters and digits, and one separator between words. */
export function slugOf(words: string, separator: string): string {
  return words
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replaceAll(" ", separator);
}

/** Splits the language from a file name: `pages/contact-us.fr.md` is `pages/contact-us.md` in `fr`. */
export function splitLanguage(name: string): { original: string; language: string | undefined } {
  const [, before, language, extension] = /^(.+)\.([a-z]{2})(\.(?:md|yaml))$/.exec(name) ?? [];
  return { original: language ? `${before}${extension}` : name, language };
}
