/** What every host, browser and archive reads alike: the unreserved characters of RFC 3986, and "@" as in `logo@2x.png`. */
const plain = /^[\w.~@-]+$/;

/** Whether a file's name has none of what servers read differently: a blank, a comma, "%", "#", an emoji. */
export function isPlainName(file: string): boolean {
  return file.split("/").every((part) => plain.test(part));
}

/**
 * A name like this one that is plain: `my photo, 2.jpg` → `my-photo-2.jpg`. "file" stands for what has no plain
 * character.
 */
export function plainNameOf(file: string): string {
  const parts = file.split("/").map((part) => {
    const [, name = part, ending = ""] = /^(.+?)((?:\.\w+)?)$/.exec(part) ?? [];
    const letters = name.normalize("NFKD").replace(/[\u0300-\u036f’']/g, "");
    return `${letters.replace(/[^\w.~@]+/g, "-").replace(/^-+|-+$/g, "") || "file"}${ending}`;
  });
  return parts.join("/");
}

/** The rule that an alternative text breaks if it is only the name of a file. */
export const fileNameRule = "is the name of a file";

/** Names of picture files, which cameras and programs insert instead of alternative texts. */
export const pictureName = /^[^\s/]+\.(jpe?g|png|webp|avif|gif|svg|heic)$/i;

/** Whether a name can be a part of an address: small letters, digits, and single "_" or "-" between them. */
export function isSlug(name: string): boolean {
  return /^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name);
}
