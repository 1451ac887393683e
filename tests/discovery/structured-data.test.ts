/** Structured data: valid against schema.org and Google's requirements, and the same as the visible page. */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import Validator from "@adobe/structured-data-validator";
import { textContent } from "domutils";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { type BuiltPage, readPage, text } from "../built-page.ts";
import { build } from "../global-setup.ts";
import { projectRoot } from "../mini-site.ts";
import {
  addresses,
  addressOf,
  agency,
  brand,
  labels,
  origin,
  projects,
  services,
  content as words,
} from "../site-content.ts";
import { readGraph, thing } from "./read-graph.ts";
import { allThings, findMistakes, readVocabulary, type Thing } from "./vocabulary.ts";

const folder = inject("site");
const vocabulary = readVocabulary();
const pages = addresses.map((route) => readPage(folder, route));
const graphOf = (route: string) => readGraph(readPage(folder, route));

test("the check against the vocabulary finds mistakes of every kind", () => {
  expect(vocabulary.parents.size).toBeGreaterThan(800);
  expect(vocabulary.domains.size).toBeGreaterThan(1400);
  expect(findMistakes([{ "@type": "Organisation" }], vocabulary)).toEqual(["Organisation is no type"]);
  const wrong = {
    "@type": "Organization",
    nmae: "a",
    opens: "10:00",
    url: 5,
    location: { "@id": "#nowhere" },
  };
  expect(findMistakes([wrong], vocabulary)).toEqual([
    "nmae is no property",
    "Organization has no opens",
    "Organization.url cannot be 5",
    'Organization.location cannot be {"@id":"#nowhere"}',
    "#nowhere is nowhere described",
  ]);
});

/** Properties that Google requires for rich results of these types. */
const requiredByGoogle: Record<string, string[]> = {
  BreadcrumbList: ["itemListElement"],
  LocalBusiness: ["name", "address"],
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
};

/** Properties whose values must be in the text, the title or an alternative text of the page. */
const visibleProperties = [
  "name",
  "description",
  "caption",
  "telephone",
  "email",
  "price",
  "dateCreated",
  "genre",
  "serviceType",
  "addressLocality",
  "addressRegion",
  "streetAddress",
  "postalCode",
  "jobTitle",
];

/** All text of a page: content, title, description, alternative texts, and `datetime` attributes. */
function wordsOf(page: BuiltPage): string {
  const attributes = page.all("[alt], meta[content], time[datetime], [aria-label]").flatMap(({ attribs }) => {
    return [attribs.alt, attribs.content, attribs.datetime, attribs["aria-label"]];
  });
  const body = page.all("title, body").map(textContent);
  return [...body, ...attributes].join(" ").replace(/\s+/g, " ");
}

describe.each(pages)("the graph of $path", (page) => {
  const graph = readGraph(page);
  const things = graph.flatMap(allThings);

  test("is valid against the vocabulary of schema.org", () => {
    expect(findMistakes(graph, vocabulary)).toEqual([]);
  });

  test("is connected: every thing is reachable from the page, and has one description", () => {
    const described = things.filter((one) => one["@id"] !== undefined && Object.keys(one).length > 2);
    const ids = described.map((one) => one["@id"]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const byId = new Map(described.map((one) => [one["@id"], one]));
    // References count in both directions.
    const links = graph.flatMap((from) =>
      allThings(from).flatMap(({ "@id": to }) => (to && byId.has(to) ? [[from["@id"], to]] : [])),
    );
    const reached = new Set([graph[0]?.["@id"]]);
    for (const _ of graph)
      for (const [from, to] of links) if (reached.has(from) || reached.has(to)) reached.add(from).add(to);
    expect(graph.map((one) => one["@id"]).filter((id) => !reached.has(id))).toEqual([]);
  });

  test("contains nothing that the page does not show", () => {
    const shown = wordsOf(page);
    const claims = things.flatMap((one) =>
      visibleProperties.flatMap((property) =>
        [one[property] ?? []].flat().map((value) => `${property}: ${value}`),
      ),
    );
    expect(claims.length).toBeGreaterThan(4);
    const unseen = claims.filter((claim) => !shown.includes(claim.slice(claim.indexOf(": ") + 2)));
    expect(unseen).toEqual([]);
    const types = things.map((one) => one["@type"]);
    const invented = ["Review", "AggregateRating", "Rating", "FAQPage", "GeoCoordinates"];
    if (words.team.every(({ data }) => data.standIn)) invented.push("Person");
    expect(types.filter((type) => invented.includes(type as string))).toEqual([]);
  });

  test("has what Google requires", async () => {
    const byType = new Map<string, Thing[]>();
    for (const one of things.filter((one) => one["@type"])) {
      const type = String(one["@type"]);
      byType.set(type, [...(byType.get(type) ?? []), one]);
    }
    const missing = [...byType].flatMap(([type, all]) =>
      all.flatMap((one) =>
        // A client is an organization without an id.
        one["@id"] && Object.keys(one).length > 2
          ? (requiredByGoogle[type] ?? []).filter((name) => !one[name]).map((name) => `${type}.${name}`)
          : [],
      ),
    );
    expect(missing).toEqual([]);
    const issues = await new Validator().validate({ jsonld: Object.fromEntries(byType) });
    const errors = issues.filter(({ severity }) => severity === "ERROR");
    expect(errors).toEqual([]);
  });

  test("names the page, the site and the agency", () => {
    const [own] = graph;
    expect(own).toMatchObject({
      "@id": origin + page.path,
      url: origin + page.path,
      name: text(page.one("title")),
      description: page.one("meta[name=description]").attribs.content,
      isPartOf: { "@id": `${origin}/#website` },
    });
    expect(thing(graph, "WebSite").publisher).toEqual({ "@id": `${origin}/#organization` });
    expect(thing(graph, "Organization")).toMatchObject({ name: brand, url: `${origin}/` });
  });
});

test.each(pages.filter(({ path }) => path !== "/"))("$path has the breadcrumb that it shows", (page) => {
  const items = thing(graphOf(page.path), "BreadcrumbList").itemListElement as Thing[];
  const crumbs = items.map(({ name, item }) => [name, (item as Thing)["@id"]]);
  const visible = page.links(`nav[aria-label="${labels.breadcrumb}"] li a`);
  expect(crumbs).toEqual(visible.map(([name, address]) => [name, origin + address]));
  expect(items.map(({ position }) => position)).toEqual(visible.map((_, index) => index + 1));
});

test("the check of Google's requirements finds mistakes", async () => {
  const nameless = { BreadcrumbList: [{ "@type": "BreadcrumbList" }] };
  const issues = await new Validator().validate({ jsonld: nameless });
  expect(issues.map(({ severity }) => severity)).toContain("ERROR");
});

test("home has no breadcrumb, and the page for unknown addresses no graph", () => {
  expect(graphOf("/").map((one) => one["@type"])).not.toContain("BreadcrumbList");
  expect(readPage(folder, "/404").all('script[type="application/ld+json"]')).toEqual([]);
});

test.each([
  [addressOf(words.about), "AboutPage"],
  [addressOf(words.contact), "ContactPage"],
  [addressOf(words.portfolioPage), "CollectionPage"],
  [addressOf(words.ourServices), "CollectionPage"],
  [addressOf(words.ourWork), "CollectionPage"],
  [addressOf(words.terms), "WebPage"],
])("%s is of the kind %s", (route, type) => {
  expect(graphOf(route)[0]?.["@type"]).toBe(type);
});

test.each(["/", addressOf(words.contact)])("%s has all offices, with phone and hours", (route) => {
  const graph = graphOf(route);
  const offices = graph.filter((one) => one["@type"] === "LocalBusiness");
  const hours = {
    dayOfWeek: agency.hours.openOn.map((day) => expect.stringContaining(`https://schema.org/${day}`)),
    opens: `${String(agency.hours.opens).padStart(2, "0")}:00`,
    closes: `${String(agency.hours.closes).padStart(2, "0")}:00`,
  };
  expect(offices).toMatchObject(
    agency.offices.map(({ phone, city, region, countryCode }) => ({
      telephone: phone,
      address: { addressLocality: city, addressRegion: region, addressCountry: countryCode },
      openingHoursSpecification: hours,
    })),
  );
  const { location } = thing(graph, "Organization");
  expect(location).toEqual(offices.map((office) => ({ "@id": office["@id"] })));
});

test("each service has its sub-services as offers", () => {
  expect(services).not.toEqual([]);
  for (const service of services) {
    const page = readPage(folder, addressOf(service));
    const { hasOfferCatalog, name } = thing(readGraph(page), "Service");
    const offers = (hasOfferCatalog as Thing).itemListElement as Thing[];
    expect(name).toBe(text(page.one("h1")));
    const names = offers.map(({ itemOffered }) => (itemOffered as Thing).name);
    expect(names).toEqual(service.data.subServices.items.map((item) => item.name));
    expect(page.texts("main h3")).toEqual(expect.arrayContaining(names));
  }
});

test.each([
  { entry: words.logoPricing, unitCode: "C62" },
  { entry: words.seoPricing, unitCode: "MON" },
])("$entry.file: its page offers its plans, each with price and currency", ({ entry, unitCode }) => {
  const { hasOfferCatalog } = thing(graphOf(addressOf(entry)), "Service");
  const offers = (hasOfferCatalog as Thing).itemListElement as Thing[];
  const priceCurrency = words.discovery.data.prices.currency;
  expect(offers).toMatchObject(
    entry.data.plans.map(({ name, price }) => ({
      "@type": "Offer",
      name,
      price,
      priceCurrency,
      priceSpecification: { price, valueAddedTaxIncluded: false, unitCode },
    })),
  );
});

test("each case study is a work with its date and client", () => {
  expect(projects).not.toEqual([]);
  for (const project of projects) {
    const { about, dateCreated } = thing(graphOf(addressOf(project)), "CreativeWork");
    expect([(about as Thing).name, dateCreated]).toEqual([project.data.client, project.data.date]);
  }
});

test("stand-in addresses and links are left out until they are real", async () => {
  const before = JSON.stringify(pages.map(readGraph));
  const standIns = [
    ...agency.social.filter(({ standIn }) => standIn).map(({ address }) => address),
    ...agency.offices.filter(({ standIn }) => standIn).map(({ street }) => street),
    ...projects.flatMap(({ data: { website } }) => (website?.standIn ? website.address : [])),
  ];
  expect(standIns.filter((value) => before.includes(value))).toEqual([]);

  // Relative to the root, like the names of content files in messages.
  const content = "tests/tmp/content-real";
  const out = "tests/tmp/site-real";
  onTestFinished(async () => {
    for (const made of [content, out])
      await rm(path.join(projectRoot, made), { recursive: true, force: true });
  });
  const copy = path.join(projectRoot, content);
  await cp(path.join(projectRoot, "content"), copy, { recursive: true });
  for (const file of await readdir(copy, { recursive: true })) {
    if (!/\.(md|yaml)$/.test(file)) continue;
    const source = await readFile(path.join(copy, file), "utf8");
    await writeFile(path.join(copy, file), source.replace(/^\s*standIn: true\n/gm, ""));
  }
  const real = await build("site-real", ["--content", content]);
  const home = readGraph(readPage(real, "/"));
  expect(findMistakes(home, vocabulary)).toEqual([]);
  expect(thing(home, "Organization").sameAs).toEqual(agency.social.map(({ address }) => address));
  expect(home.filter((one) => one["@type"] === "LocalBusiness")).toMatchObject(
    agency.offices.map(({ street, postalCode }) => ({ address: { streetAddress: street, postalCode } })),
  );
  const team = readGraph(readPage(real, addressOf(words.ourTeam)));
  expect(findMistakes(team, vocabulary)).toEqual([]);
  expect(thing(team, "Organization").employee).toHaveLength(words.team.length);
  const withWebsite = projects.filter(({ data }) => data.website);
  for (const project of withWebsite) {
    const work = thing(readGraph(readPage(real, addressOf(project))), "CreativeWork");
    expect(work.about).toMatchObject({ url: project.data.website?.address });
  }
});
