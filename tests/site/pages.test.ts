/** Requirements for every page of the real site. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Element } from "domhandler";
import glob from "fast-glob";
import { describe, expect, inject, test } from "vitest";
import { phoneHref } from "../../components/phone.ts";
import { integrityOf } from "../../generator/cache/hash.ts";
import { outputFileOf } from "../../generator/model/route.ts";
import { pageBudgets } from "../../pages/budgets.ts";
import { type BuiltPage, readPage, text } from "../built-page.ts";
import { projectRoot } from "../mini-site.ts";
import {
  addresses,
  addressOf,
  agency,
  brand,
  emailLink,
  form as enquiryForm,
  formerAddresses,
  labels,
  language,
  listedAddresses,
  menuName,
  origin,
  phoneLink,
  services,
  translatedAddresses,
  content as words,
} from "../site-content.ts";

const folder = inject("site");
const pages = [...addresses, "/404"].map((route) => readPage(folder, route));
const content = (name: string) => `meta[name=${name}]`;
const servicePages = services.map(addressOf);
const menuPages = [
  words.home,
  words.about,
  words.whyUs,
  words.missionAndVision,
  words.portfolioPage,
  words.logoPricing,
  words.seoPricing,
  words.contact,
];
const policies = [words.terms, words.privacyPolicy, words.disclaimer];

test("the site has the pages of the route table, a page for unknown addresses, and no other", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const expected = [...addresses, ...translatedAddresses, "/404", ...formerAddresses].map(outputFileOf);
  expect(files.filter((file) => file.endsWith(".html")).sort()).toEqual(expected.sort());
});

test.each([
  ["title", "title", (element: Element) => text(element)],
  ["description", content("description"), (element: Element) => element.attribs.content],
])("no two pages have the same %s", (_, selector, read) => {
  const values = pages.map((page) => read(page.one(selector)));
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

test.each(policies.map(addressOf))("the title of %s is the name of the page", (route) => {
  const page = readPage(folder, route);
  expect(text(page.one("title"))).toBe(text(page.one("h1")));
});

const sheetsOf = (page: BuiltPage, selector = "link[rel=stylesheet]") =>
  page.all(selector).map(({ attribs }) => readFileSync(path.join(folder, attribs.href ?? "")));

/** The files that pages load with these elements. */
function loaded(selector: string): Buffer[] {
  const addresses = pages.flatMap((page) =>
    page.all(selector).map(({ attribs }) => attribs.src ?? attribs.href ?? ""),
  );
  return [...new Set(addresses)].map((address) => readFileSync(path.join(folder, address)));
}

test("scripts, styles and fonts stay within their budgets", () => {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const compressed = (files: Buffer[]) => sum(files.map((file) => brotliCompressSync(file).length));
  const inline = [...new Set(pages.flatMap((page) => page.texts("script:not([src], [type])")))].map((text) =>
    Buffer.from(text),
  );
  const scripts = loaded("script[src]");
  expect(scripts.length).toBeGreaterThanOrEqual(2);
  expect(compressed([...scripts, ...inline])).toBeLessThanOrEqual(4 * 1024);
  expect(sum(loaded("link[rel=preload][as=font]").map(({ length }) => length))).toBeLessThanOrEqual(30_000);
  for (const page of pages) expect(compressed(sheetsOf(page))).toBeLessThanOrEqual(pageBudgets.styles);
});

test("every page links at most one style sheet, below the fold, and the one for print of all pages", () => {
  const linked = (page: BuiltPage, media: string) =>
    page.all(`body link[rel=stylesheet]${media}`).map(({ attribs }) => attribs.href);
  for (const page of pages) {
    expect(page.all("head link[rel=stylesheet]")).toEqual([]);
    expect(linked(page, ":not([media])").length).toBeLessThanOrEqual(1);
    expect(linked(page, "[media=print]")).toHaveLength(1);
  }
  expect(new Set(pages.flatMap((page) => linked(page, "[media=print]"))).size).toBe(1);
  const sheets = new Set(pages.flatMap((page) => linked(page, ":not([media])")));
  expect(sheets.size).toBeGreaterThan(1);
  expect(sheets.size).toBeLessThan(pages.length);
});

test("every page has the rules for all its classes", () => {
  const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name));
  const styleOf = (page: BuiltPage) =>
    text(page.one("head > style")) + sheetsOf(page, "link[rel=stylesheet]:not([media])").join("");
  const sources = glob.sync(["assets/styles/{tokens,base}.css", "components/*/*.css"], { cwd: projectRoot });
  const source = sources.map((file) => readFileSync(path.join(projectRoot, file), "utf8")).join("\n");
  // Classes with a rule of their own: others only have rules together with a class that a page may lack.
  const known = new Set([...source.matchAll(/^\.([a-z][\w-]*) \{/gim)].map(([, name]) => name));
  expect(known.size).toBeGreaterThan(100);
  const missing = pages.flatMap((page) => {
    const own = classesIn(styleOf(page));
    const shown = page.all("[class]").flatMap(({ attribs }) => (attribs.class ?? "").split(" "));
    return [...new Set(shown)]
      .filter((name) => known.has(name) && !own.has(name))
      .map((name) => `${page.path} .${name}`);
  });
  expect(missing).toEqual([]);
});

test("style sheets load nothing from other sites, and contain no data: URLs", () => {
  const text = loaded("link[rel=stylesheet]").join("");
  expect(text).not.toBe("");
  expect(text.match(/@import|url\(["']?(?:\w+:|\/\/)[^)]*\)/g)).toBeNull();
});

const isHidden = ({ path }: BuiltPage) => !listedAddresses.includes(path);

test.each(pages.filter(isHidden))("$path is kept out of search results", (page) => {
  expect(page.one(content("robots")).attribs.content).toBe("noindex");
  expect(page.all("link[rel=canonical]")).toEqual([]);
});

test.each(pages.filter((page) => !isHidden(page)))("$path names its canonical address", (page) => {
  expect(page.one("link[rel=canonical]").attribs.href).toBe(origin + page.path);
  expect(page.all(content("robots"))).toEqual([]);
});

// The page for unknown addresses has no address of its own.
const belowHome = pages.filter(({ path }) => path !== "/" && path !== "/404");
test.each(belowHome)("$path has a breadcrumb from home to itself", (page) => {
  const crumbs = page.links(`nav[aria-label="${labels.breadcrumb}"] li a`);
  expect(crumbs[0]).toEqual([menuName(words.home), "/"]);
  expect(crumbs.at(-1)?.[1]).toBe(page.path);
  expect(page.one(`nav[aria-label="${labels.breadcrumb}"] [aria-current]`).attribs.href).toBe(page.path);
});

describe.each(pages)("$path", (page) => {
  const attribute = (selector: string, name: string) => page.one(selector).attribs[name];

  test("has one h1, and headings that skip no level", () => {
    expect(page.texts("h1")).toEqual([expect.stringMatching(/\S/)]);
    const levels = page.all("main :is(h1, h2, h3, h4, h5, h6)").map(({ name }) => Number(name[1]));
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(jumps, `levels ${levels.join(", ")}`).toEqual([]);
  });

  test("has a title, a description, keywords and an author", () => {
    expect(text(page.one("head > title")).length).toBeLessThanOrEqual(60);
    expect(text(page.one("head > title"))).not.toBe("");
    expect(attribute(content("description"), "content")).toMatch(/^\S.{68,158}\S$/);
    expect(attribute(content("keywords"), "content")).toMatch(/\w/);
    expect(attribute(content("author"), "content")).toBe(agency.web.author);
  });

  test("has a language and a viewport", () => {
    expect(attribute("html", "lang")).toBe(language);
    expect(attribute(content("viewport"), "content")).toContain("width=device-width");
  });

  test("has a link to its content, and landmarks", () => {
    const [first] = page.all("body a");
    const main = page.one("main");
    expect(first?.attribs.href).toBe(`#${main.attribs.id}`);
    expect(page.all("body > header")).toHaveLength(1);
    expect(page.all("body > footer")).toHaveLength(1);
    const unnamed = page
      .all("nav, aside, dialog")
      .filter(({ attribs }) => !attribs["aria-label"] && !attribs["aria-labelledby"]);
    expect(unnamed.map(text)).toEqual([]);
  });

  test("marks its own link in the menus, and no other", () => {
    const own = `[href="${page.path}"]`;
    const unmarked = page.texts(`:is(header, dialog) nav a${own}:not([aria-current=page])`);
    const wronglyMarked = page.texts(`:is(header, dialog) nav a:not(${own})[aria-current=page]`);
    expect({ unmarked, wronglyMarked }).toEqual({ unmarked: [], wronglyMarked: [] });
  });

  test("has the header", () => {
    const header = page.one("body > header");
    const links = page.links("a", header);
    const named = menuPages.map((entry) => [menuName(entry), addressOf(entry)]);
    const quote = [labels.header.requestQuote, addressOf(words.contact)];
    expect(links).toEqual(expect.arrayContaining([...named, quote]));
    expect(links.map(([, address]) => address)).toEqual(expect.arrayContaining(servicePages));
    expect(links.filter(([, address]) => address === phoneLink)).not.toEqual([]);
    const groups = page.texts("summary, button", header);
    const { about, services, pricing } = labels.header;
    expect(groups).toEqual(expect.arrayContaining([about, services, pricing]));
  });

  test("has a menu for small screens, with shortcuts to phone, e-mail and chat", () => {
    const links = page.links("dialog a").map(([, address]) => address);
    const menu = [...menuPages.map(addressOf), ...servicePages];
    const shortcuts = [phoneLink, emailLink, agency.chat.address];
    expect(links).toEqual(expect.arrayContaining([...menu, ...shortcuts]));
  });

  test("has the footer", () => {
    const footer = page.one("body > footer");
    const links = page.links("a", footer);
    expect(links).toEqual(
      expect.arrayContaining([
        ...agency.offices.map(({ phone }) => [phone, phoneHref(phone)]),
        [agency.email.address, emailLink],
        ...[words.ourWork, ...policies].map((entry) => [menuName(entry), addressOf(entry)]),
      ]),
    );
    const others = [...menuPages.slice(1), words.ourTeam].map(addressOf);
    const social = agency.social.map(({ address }) => address);
    const addresses = links.map(([, address]) => address);
    expect(addresses).toEqual(expect.arrayContaining([...others, ...servicePages, ...social]));
    expect(text(footer)).toContain(`© ${agency.copyrightYear} ${brand}`);
  });

  test("has enquiry forms with all fields, options and messages", () => {
    const forms = page.all("form");
    expect(forms).toHaveLength(page.path === "/contact_us" ? 2 : 1);
    expect(page.all("dialog form")).toHaveLength(1);
    for (const form of forms) {
      const controls = page.all("input, select, textarea", form);
      const facts = controls.map(({ name, attribs }) => {
        const label = page.texts(`label[for="${attribs.id}"]`, form);
        const message = attribs["data-message"] ?? attribs["data-message-value-missing"];
        return [attribs.name, attribs.type ?? name, "required" in attribs, label.length, message];
      });
      const kinds = { text: "text", email: "email", phone: "tel", choice: "select", "long text": "textarea" };
      expect(facts).toEqual(
        enquiryForm.fields.map(({ name, kind, required, message }) => [
          name,
          kinds[kind],
          required,
          1,
          message,
        ]),
      );
      const choices = enquiryForm.fields.filter(({ kind }) => kind === "choice");
      const options = page
        .all("option", form)
        .map((option) => [text(option), option.attribs.value ?? text(option)]);
      expect(options).toEqual(
        choices.flatMap(({ placeholder = "", options = [] }) => [
          [placeholder, ""],
          ...options.map((option) => [option, option]),
        ]),
      );
      expect(form.attribs.method).toBe("post");
      expect(form.attribs.action).toBe(agency.enquiries.address);
      expect(form.attribs.enctype).toBeUndefined();
      expect(page.all("button[type=submit]", form)).toHaveLength(1);
      expect(text(form)).toContain(enquiryForm.privacy);
      expect(text(form)).toContain(agency.replyWithin);
    }
  });

  test("has one inline style, which its policy allows, no style attributes and no inline handlers", () => {
    const names = page.all("*").flatMap(({ attribs }) => Object.keys(attribs));
    expect(names.filter((name) => name === "style" || name.startsWith("on"))).toEqual([]);
    const [style = ""] = page.texts("style");
    expect(page.all("style")).toHaveLength(1);
    const policy = attribute("meta[http-equiv]", "content") ?? "";
    expect(policy.split("; ")).toContain(`style-src 'self' '${integrityOf(style)}'`);
    expect(style).not.toMatch(/@import|url\(["']?(?:\w+:|\/\/)[^)]*\)/);
  });

  test("lets browsers prerender other pages, but neither /thankyou nor files", () => {
    const [rules = ""] = page.texts("script[type=speculationrules]");
    const { prerender } = JSON.parse(rules);
    expect(prerender).toHaveLength(1);
    expect(prerender[0].eagerness).toBe("moderate");
    expect(prerender[0].where.and[0]).toEqual({ href_matches: "/*" });
    expect(prerender[0].where.and[1].not.href_matches).toEqual(expect.arrayContaining(["/thankyou", "/*.*"]));
  });

  test("loads nothing from other sites", () => {
    const resources = page.all(
      "link:not([rel=canonical], [hreflang]), use, script, img, source, iframe, video, audio, embed",
    );
    const addresses = resources.flatMap(({ attribs: { src, href, srcset } }) => [
      ...[src, href].filter((address) => address !== undefined),
      ...(srcset?.split(",").map((candidate) => candidate.trim().split(" ")[0] ?? "") ?? []),
    ]);
    expect(addresses).not.toEqual([]);
    // "#name" is a drawing in the page itself.
    expect(addresses.filter((address) => !/^(\/(?!\/)|#)/.test(address))).toEqual([]);
  });

  test("has pictures with size and alternative text, and links that say that they open a new tab", () => {
    const incomplete = page.all("img").filter(({ attribs: { width, height, alt } }) => {
      return !(Number(width) > 0 && Number(height) > 0) || alt === undefined;
    });
    expect(incomplete.map(({ attribs }) => attribs.src)).toEqual([]);
    const silent = page
      .all("a[target=_blank]")
      .filter((link) => !text(link).includes(labels.newTab) || !/noopener/.test(link.attribs.rel ?? ""));
    expect(silent.map(text)).toEqual([]);
  });

  test("has no duplicate ids", () => {
    const ids = page.all("[id]").map(({ attribs }) => attribs.id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});
