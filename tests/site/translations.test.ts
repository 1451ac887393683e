/** The site's pages in another language, whatever they are. */
import { describe, expect, inject, test } from "vitest";
import { type BuiltPage, readPage, text } from "../built-page.ts";
import { form, language, origin, translatedAddresses } from "../site-content.ts";

const translated = translatedAddresses.map((address) => readPage(inject("site"), address));

/** The language and the address of each version that a page names, without `x-default`. */
const versionsOf = (page: BuiltPage) =>
  page
    .all("link[hreflang]:not([hreflang=x-default])")
    .map(({ attribs }) => [attribs.hreflang ?? "", attribs.href?.replace(origin, "") ?? ""] as const);

describe.each(translated)("$path", (page) => {
  const own = page.one("html").attribs.lang ?? "";

  test("has another language than the site, in its links between versions too", () => {
    expect(own).not.toBe(language);
    expect(versionsOf(page)).toContainEqual([own, page.path]);
    expect(page.all("meta[property='og:locale']").map(({ attribs }) => attribs.content)).toEqual([
      own.replace("-", "_"),
    ]);
  });

  test("and its other versions name each other, and link to each other in sight", () => {
    const versions = versionsOf(page);
    expect(versions.length).toBeGreaterThan(1);
    for (const [, address] of versions) {
      const other = readPage(inject("site"), address);
      expect(versionsOf(other)).toEqual(versions);
      const links = other.all(".language-switch a").map(({ attribs }) => [attribs.hreflang, attribs.href]);
      expect(links).toEqual(versions);
    }
  });

  test("marks the links whose words are in the language of the site", () => {
    const foreign = page.all("header a[lang], footer a[lang]");
    expect(foreign.every(({ attribs }) => attribs.lang === language)).toBe(true);
  });

  test("posts the same values as the forms of the site", () => {
    const options = form.fields.find(({ kind }) => kind === "choice")?.options ?? [];
    // An option without a translation is its own value.
    for (const select of page.all("select"))
      expect(page.all("option", select).map((option) => option.attribs.value ?? text(option))).toEqual([
        "",
        ...options,
      ]);
  });
});

test("pages that are not translated have nothing of it", () => {
  const home = readPage(inject("site"), "/");
  if (versionsOf(home).length === 0) expect(home.all(".language-switch, [hreflang]")).toEqual([]);
});
