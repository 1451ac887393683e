/**
 * The facts of the specification, which the pages must contain while the site has its stand-in content. More services,
 * case studies, team members and so on may be added. `find-replaced.ts` says when these tests end.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Element } from "domhandler";
import { describe, expect, inject, test } from "vitest";
import { findLicenceItems } from "../../generator/commands/launch/find-licence-items.ts";
import { type BuiltPage, descriptions, readPage, text } from "../built-page.ts";
import { content } from "../site-content.ts";
import { specRoutes } from "./spec-routes.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = inject("site");
const open = (route: string) => readPage(folder, route);
const words = (page: BuiltPage) => text(page.one("main"));

/** The figures of a page with their labels, in lowercase: "4+ years in business". */
function statistics(page: BuiltPage): string[] {
  const list = page.all("main dl").find((element) => /hours worked/i.test(text(element)));
  if (!list) return [];
  return Object.entries(descriptions(page, list)).map(([what, figure]) => `${figure} ${what}`.toLowerCase());
}

const values = ["Reliability", "Quality", "Transparency", "Client Satisfaction", "Integrity", "Commitment"];

const homeStatistics = [
  "4+ years in business",
  "15+ team members",
  "50 happy clients",
  "100+ projects",
  "95k hours worked",
  "24/7 support",
];
const manyClients = ["450 happy clients", "48k projects", "95k hours worked", "24/7 support"];
const fewClients = ["50 happy clients", "110+ projects", "95k hours worked", "24/7 support"];

const services = [
  {
    path: "/our_services/web_development",
    statistics: manyClients,
    subServices: [
      "UI/UX design",
      "E-commerce sites",
      "Static sites",
      "Dynamic sites",
      "PSD-to-HTML conversion",
      "ERP",
    ],
  },
  {
    path: "/our_services/graphic_designing",
    statistics: fewClients,
    subServices: [
      "Logo design",
      "Packaging design",
      "Brochure design",
      "Flyer design",
      "Newsletter design",
      "Business card design",
    ],
  },
  {
    path: "/our_services/digital_marketing",
    statistics: manyClients,
    subServices: ["Search engine optimization", "Social media marketing", "Pay per click", "Email marketing"],
  },
  {
    path: "/our_services/app_development",
    statistics: fewClients,
    subServices: ["iOS apps", "Android apps", "Cross-platform apps", "Wearable apps"],
  },
  {
    path: "/our_services/photography_and_videography",
    statistics: fewClients,
    subServices: [
      "Product photography",
      "Ad shoot",
      "Portfolio",
      "Pre/post wedding shoots",
      "Corporate videos",
    ],
  },
];

test("the site has the 29 pages of the specification", () => {
  expect(specRoutes).toHaveLength(29);
  for (const route of specRoutes) expect(open(route).path).toBe(route);
});

describe("every page", () => {
  const page = open("/about");

  test("has the menus of the specification", () => {
    const header = page.one("body > header");
    const links = [
      ["Home", "/"],
      ["About Company", "/about"],
      ["Why Us", "/why_us"],
      ["Mission and Vision", "/mission_and_vision"],
      ["Portfolio", "/portfolio"],
      ["Logo Designing", "/pricing/logo_pricing"],
      ["SEO", "/pricing/seo_pricing"],
      ["Contact us", "/contact_us"],
      ["Request A Quote", "/contact_us"],
    ];
    expect(page.links("a", header)).toEqual(expect.arrayContaining(links));
    const groups = page.texts("summary, button", header);
    expect(groups).toEqual(expect.arrayContaining(["About us", "Our Services", "Pricing"]));
    const shortcuts = [
      "tel:+14165550142",
      "mailto:hello@maplemarigold.example",
      "skype:live:maplemarigold?chat",
    ];
    expect(page.links("dialog a").map(([, address]) => address)).toEqual(expect.arrayContaining(shortcuts));
  });

  test("has the footer of the specification", () => {
    const footer = page.one("body > footer");
    const links = [
      ["+1 416-555-0142", "tel:+14165550142"],
      ["+91 141-555-0188", "tel:+911415550188"],
      ["hello@maplemarigold.example", "mailto:hello@maplemarigold.example"],
      ["Our Work", "/our_work"],
      ["Terms and Conditions", "/terms"],
      ["Privacy Policy", "/privacy_policy"],
      ["Disclaimer", "/disclaimer"],
    ];
    expect(page.links("a", footer)).toEqual(expect.arrayContaining(links));
    expect(text(footer)).toMatch(/© \d{4} Maple & Marigold/);
  });

  test("has the enquiry form of the specification, with its options and messages", () => {
    const form = page.one("dialog form");
    const controls = page.all("input, select, textarea", form).map(({ attribs }) => {
      const message = attribs["data-message"] ?? attribs["data-message-value-missing"];
      return [attribs.name, "required" in attribs, message];
    });
    expect(controls).toEqual([
      ["name", true, "Name is required."],
      ["email", true, "Valid email is required."],
      ["phone", true, "Phone No is required."],
      ["need", true, "Specify your need."],
      ["message", true, "Please, leave us a message."],
    ]);
    const options = ["Select Service", "Graphic Design", "Web Design", "App Design", "Other"];
    expect(page.texts("option", form)).toEqual(options);
    expect(text(form)).toContain("We hate spam, and we respect your privacy.");
    expect(text(form)).toContain("within 24 hours");
  });
});

test.each([
  ["/terms", "Terms and Conditions"],
  ["/disclaimer", "Disclaimer"],
  ["/privacy_policy", "Privacy Policy"],
])("the title of %s is the name of the page", (route, name) => {
  const page = open(route);
  expect(text(page.one("title"))).toBe(name);
  expect(text(page.one("h1"))).toBe(name);
});

describe("home", () => {
  const page = open("/");

  test("shows the agency's statistics", () => {
    expect(statistics(page)).toEqual(homeStatistics);
  });

  test("links to the five services, and names their sub-services", () => {
    expect(addressesOf(page, "Learn More")).toEqual(services.map(({ path }) => path));
    const items = page.texts("main li");
    expect(items).toEqual(expect.arrayContaining(services.flatMap(({ subServices }) => subServices)));
  });

  test("shows 31 client marks or more, eight of them those of the portfolio", () => {
    // The name is that of the drawing, or the text beside it.
    const marks = page.all(".client-wall li:has(svg):not(:has(li))").map((item) => {
      const [drawing] = page.all("svg[role=img]", item);
      return drawing?.attribs["aria-label"] ?? text(item);
    });
    const standIns = Array.from({ length: 23 }, (_, index) => `Client ${String(index + 9).padStart(2, "0")}`);
    expect(marks.length).toBeGreaterThanOrEqual(31);
    expect(marks).toEqual(expect.arrayContaining(standIns));
    expect(marks).toEqual(expect.arrayContaining(projects.map(({ client }) => client)));
  });

  test("shows three case studies, others than the two at its top, which are links as well", () => {
    const top = page.links(".hero__quilt a").map(([, address]) => address);
    expect(top).toEqual(["/portfolio/sosoulicious", "/portfolio/junk_wizard"]);
    const shown = addressesOf(page, "Read the case study");
    expect(new Set([...top, ...shown])).toHaveProperty("size", 5);
    expect(shown.every((address) => projects.some(({ path }) => path === address))).toBe(true);
  });

  test("links the marks of clients with a case study to it", () => {
    const linked = page.all("main li a:has(svg[role=img])").map(({ attribs }) => attribs.href);
    expect(linked.toSorted()).toEqual(projects.map(({ path }) => path).toSorted());
  });

  test("names twelve industries or more", () => {
    const list = page.all("main ul").find((element) => text(element).includes("Healthcare"));
    expect(new Set(page.texts("li", list)).size).toBeGreaterThanOrEqual(12);
  });

  test("quotes clients by role and trade, and links to the reviews", () => {
    expect(page.all("main blockquote").length).toBeGreaterThanOrEqual(3);
    expect(page.texts("main figure:has(blockquote) figcaption")).toContainEqual(
      expect.stringMatching(/^Owner/),
    );
    expect(page.links("main a")).toContainEqual([
      expect.any(String),
      "https://reviews.example/maple-marigold",
    ]);
  });

  test("has a call to action, an estimate block with the phone, and two offices", () => {
    expect(page.links("main a")).toContainEqual(["Get started", "/contact_us"]);
    expect(page.links("main a")).toContainEqual(["Estimate Project", "/contact_us"]);
    expect(page.links("main section:has(h2) a").map(([, address]) => address)).toContain("tel:+14165550142");
    expectOffices(page);
  });
});

describe("our services", () => {
  const index = open("/our_services");

  test("the index links to each service with Learn More", () => {
    const links = addressesOf(index, "Learn More");
    expect(links).toEqual(expect.arrayContaining(services.map(({ path }) => path)));
  });

  test.each(services)("$path has its statistics, sub-services and calls to action", (service) => {
    const page = open(service.path);
    expect(statistics(page)).toEqual(service.statistics);
    expect(page.texts("main li h3")).toEqual(expect.arrayContaining(service.subServices));
    expect(page.texts("main h3")).toEqual(expect.arrayContaining(values));
    expect(page.texts("main h2")).toContain("Why choose us");
    const contact = expect.stringMatching(/^\/contact_us(\?need=|$)/);
    for (const words of ["Get Quote", expect.stringMatching(/^(Hire|Inquire) Now$/), "Estimate Project"])
      expect(page.links("main a")).toContainEqual([words, contact]);
    expect(page.links("main section a")).toContainEqual(["+1 416-555-0142", "tel:+14165550142"]);
    const crumbs = page.links("nav[aria-label=Breadcrumb] a").map(([, address]) => address);
    expect(crumbs).toEqual(["/", service.path]);
  });

  test("each shows case studies that used it, with client and what was made, and none that its parts have shown", () => {
    const shown = services.map(({ path }) => addressesOf(open(path), "Read the case study"));
    const [web, graphic, marketing, app, photography] = shown;
    expect(app).toEqual(["/our_work/food_delivery"]);
    for (const [cases, category] of [
      [web, "Website"],
      [graphic, "Logo"],
      [marketing, "Digital Marketing"],
      [photography, "Digital Marketing"],
    ] as const) {
      expect(cases).toHaveLength(2);
      for (const address of cases ?? [])
        expect(projects.find(({ path }) => path === address)?.category).toContain(category);
    }
    for (const { path } of services) {
      const parts = open(path)
        .all("main .sub-services img")
        .map(({ attribs }) => attribs.alt ?? "");
      for (const address of addressesOf(open(path), "Read the case study")) {
        const client = projects.find((project) => project.path === address)?.client;
        expect(parts.filter((alt) => client && alt.includes(client))).toEqual([]);
      }
    }
    // HMW, a logo, is among the parts of graphic design; seven brands are left for eight places.
    expect(new Set(shown.flat())).toHaveProperty("size", 8);
    expect(words(open("/our_services/digital_marketing"))).toContain(
      "A website and a set of posts for an IT company",
    );
  });

  test("the five pages tell their parts in at least three orders", () => {
    const parts = ["statistics", "service-overview", "sub-services", "case-list", "hire-band", "values-row"];
    const orders = services.map(({ path }) => {
      const page = open(path);
      const found = parts.map((part) => page.all("main *").indexOf(page.one(`main .${part}`)));
      return parts
        .toSorted((one, two) => (found[parts.indexOf(one)] ?? 0) - (found[parts.indexOf(two)] ?? 0))
        .join();
    });
    expect(new Set(orders).size).toBeGreaterThanOrEqual(3);
  });

  test("web development is done in four steps", () => {
    expect(open("/our_services/web_development").texts("main ol h3")).toEqual([
      "Requirement gathering",
      "Wireframe",
      "Deployment",
      "Support and maintenance",
    ]);
  });

  test("app development is done in four steps", () => {
    expect(open("/our_services/app_development").texts("main ol h3")).toHaveLength(4);
  });
});

describe("the agency", () => {
  test("about says who we are, in figures, in four cards and in portraits", () => {
    const page = open("/about");
    expect(statistics(page)).toEqual(homeStatistics);
    expect(page.texts("main h2")).toContain("Who we are");
    expect(page.all("main li:has(h3):not(:has(img))")).toHaveLength(4);
    const portraits = page.all("main li:has(h3):has(img)");
    expect(portraits.flatMap((portrait) => page.texts("h3", portrait))).toEqual(
      content.team.map(({ data }) => data.role),
    );
  });

  test("why us gives three reasons", () => {
    expect(open("/why_us").texts("main h2").slice(0, 3)).toEqual([
      "Project management",
      "24/7 support",
      "Attention to detail",
    ]);
  });

  test("mission and vision has both, six values, and a link to an estimate", () => {
    const page = open("/mission_and_vision");
    expect(page.texts("main h2").join("; ")).toMatch(/mission.*; .*vision/i);
    expect(page.texts("main h3")).toEqual(values);
    expect(page.links("main a")).toContainEqual(["Estimate Project", "/contact_us"]);
  });

  test("the team has seven people, shown by role", () => {
    const page = open("/our_team");
    const members = page.all("main li").filter((item) => page.all("img", item).length === 1);
    expect(members.slice(0, 7).map((member) => page.texts("h2, h3, p", member))).toEqual([
      ["HR Manager", "Team member 1"],
      ["UI/UX Designer", "Team member 2"],
      ["Web Developer", "Team member 3"],
      ["Web Developer", "Team member 4"],
      ["Designer and Photographer", "Team member 5"],
      ["Graphic Designer", "Team member 6"],
      ["Content Strategist", "Team member 7"],
    ]);
    expect(page.all("main li img").every(({ attribs }) => attribs.alt)).toBe(true);
  });

  test("shows each member on a ground of another colour", () => {
    const page = open("/our_team");
    const grounds = page.all(".portrait-card").map(({ attribs }) => /\bk\d\b/.exec(attribs.class ?? "")?.[0]);
    expect(grounds.length).toBeGreaterThanOrEqual(7);
    expect(grounds).not.toContain(undefined);
    expect(new Set(grounds.slice(0, 7)).size).toBe(7);
  });
});

test("every picture has a note of its licence", async () => {
  expect(await findLicenceItems(root)).toEqual([]);
});

test("each question to the owner quotes words of a file", () => {
  expect(content.questions.data.questions.length).toBeGreaterThan(20);
  for (const { file, text } of content.questions.data.questions)
    expect({ file, text, isThere: readFileSync(path.join(root, file), "utf8").includes(text) }).toMatchObject(
      {
        isThere: true,
      },
    );
});

describe("contact", () => {
  const page = open("/contact_us");

  test("gives phone, e-mail and chat", () => {
    const addresses = page.links("main a").map(([, address]) => address);
    const expected = [
      "tel:+14165550142",
      "mailto:hello@maplemarigold.example",
      "skype:live:maplemarigold?chat",
    ];
    expect(addresses).toEqual(expect.arrayContaining(expected));
    expect(words(page)).toContain("Monday to Friday, 10 am to 6 pm");
  });

  test("shows the two offices", () => expectOffices(page));

  test("promises a reply and privacy", () => {
    expect(text(page.one("main form"))).toContain("within 24 hours");
    expect(text(page.one("main form"))).toContain("We hate spam, and we respect your privacy.");
  });
});

describe("our work", () => {
  const page = open("/our_work");
  const cards = page.all("main [id]").filter((card) => page.all("img", card).length === 1);

  test("has six cards with the tech line", () => {
    expect(cards.slice(0, 6).map((card) => page.texts("h2", card)[0])).toEqual([
      "Food Delivery Application",
      "Real Estate Project",
      "Interior Decoration",
      "Gym Membership Portal",
      "Stock Market",
      "Business Consulting",
    ]);
    for (const card of cards) expect(text(card)).toContain("Ios | Android | Bootstrap | Jquery");
  });

  test("that the others are still to come is said once, above their pieces", () => {
    expect(words(page).split("Case study to come")).toHaveLength(2);
  });

  test("the first card links to its page; the others are no links", () => {
    const addresses = cards.map(
      (card) => [card, ...page.all("a", card)].find(({ name }) => name === "a")?.attribs.href,
    );
    expect(addresses).toEqual(["/our_work/food_delivery", ...Array(5).fill(undefined)]);
  });

  test("food delivery is a case study with the tech line, what was made, and a way back", () => {
    const study = open("/our_work/food_delivery");
    expect(words(study)).toContain("Ios | Android | Bootstrap | Jquery");
    expect(study.texts("main h2")).toContain("What was made");
    const crumbs = study.links("nav[aria-label=Breadcrumb] a");
    expect(crumbs.map(([, address]) => address)).toEqual(["/", "/our_work", "/our_work/food_delivery"]);
    const links = study.links("main a").map(([, address]) => address);
    expect(links.filter((address) => address === "/our_work")).toHaveLength(2);
    expect(links).toContain("/contact_us");
  });
});

const projects = [
  {
    path: "/portfolio/beatum",
    client: "Beatum IT Solutions",
    category: "Website, Digital Marketing",
    date: ["2020-01-05", "05 Jan 2020"],
    hasPosts: true,
  },
  {
    path: "/portfolio/sosoulicious",
    client: "Sosoulicious",
    category: "Logo, Website, Digital Marketing",
    date: ["2020-05-23", "23 May 2020"],
    hasPosts: true,
  },
  {
    path: "/portfolio/cyberace",
    client: "Cyberace",
    category: "Website, Digital Marketing",
    date: ["2020-06-15", "15 Jun 2020"],
    hasPosts: true,
  },
  {
    path: "/portfolio/hmw",
    client: "HMW",
    category: "Logo",
    date: ["2020-08-12", "12 Aug 2020"],
    hasPosts: false,
  },
  {
    path: "/portfolio/gs_jcb",
    client: "GS JCB",
    category: "Logo, Website",
    date: ["2020-09-05", "05 Sep 2020"],
    hasPosts: false,
  },
  {
    path: "/portfolio/junk_wizard",
    client: "Junk Wizard",
    category: "Logo, Website",
    date: ["2020-10-22", "22 Oct 2020"],
    hasPosts: false,
  },
  {
    path: "/portfolio/mytechvisor",
    client: "My Techvisor",
    category: "Logo, Website, Digital Marketing",
    date: ["2021-01-10", "10 Jan 2021"],
    hasPosts: true,
  },
  {
    path: "/portfolio/cng",
    client: "Lucky CNG Centre",
    category: "Logo, Website, Digital Marketing",
    date: ["2021-02-18", "18 Feb 2021"],
    hasPosts: false,
  },
];

describe("portfolio", () => {
  const page = open("/portfolio");

  test("can be filtered by category, each with its count", () => {
    const choices = page.links("main nav:not([aria-label=Breadcrumb]) a");
    expect(choices.map(([name, hash]) => [name.replace(/ \d+$/, ""), hash])).toEqual([
      ["All", "#all"],
      ["Website", "#website"],
      ["Logo", "#logo"],
      ["Digital Marketing", "#digital-marketing"],
    ]);
    const counts = choices.map(([name]) => Number(/\d+$/.exec(name)));
    for (const [index, least] of [8, 7, 6, 5].entries()) expect(counts[index]).toBeGreaterThanOrEqual(least);
  });

  test("shows each project by picture, name and category, and links to its case study", () => {
    const cards = page.all('main a[href^="/portfolio/"]');
    expect(cards.length).toBeGreaterThanOrEqual(8);
    for (const { path, client, category } of projects) {
      const card = page.one(`main a.project-card[href="${path}"]`);
      expect(page.texts("h2, h3", card)).toEqual([client]);
      expect(page.texts("p span", card)).toContain(category);
      expect(page.all("img", card)).toHaveLength(1);
    }
  });

  test("links to Our Work", () => {
    expect(page.links("main a").map(([, address]) => address)).toContain("/our_work");
  });

  test.each(projects)(
    "$path shows client, category, date and website",
    ({ path, client, category, date, hasPosts }) => {
      const study = open(path);
      const details = study.one("main dl");
      const hasWebsite = path !== "/portfolio/gs_jcb";
      expect(descriptions(study, details)).toEqual({
        Client: client,
        Category: category,
        Date: date[1],
        ...(hasWebsite && { Website: expect.stringMatching(/^Visit website/) }),
      });
      expect(study.one("time", details).attribs.datetime).toBe(date[0]);
      expect(words(study)).toContain("Branding Creative");
      expect(words(study)).toContain("Our Solution");
      const isGallery = (section: Element) => study.texts("h2", section).includes("Social Media Posts");
      const posts = study
        .all("main section")
        .filter(isGallery)
        .flatMap((section) => study.all("a img", section));
      expect(posts.length >= 4).toBe(hasPosts);
      expect(posts.every(({ attribs }) => attribs.alt)).toBe(true);
      const crumbs = study.links("nav[aria-label=Breadcrumb] a");
      expect(crumbs).toEqual([
        ["Home", "/"],
        ["Portfolio", "/portfolio"],
        [client, path],
      ]);
    },
  );
});

describe("pricing", () => {
  const yes = "Yes";
  const no = "No";

  test("the logo plans", () => {
    const { plans, rows } = priceTable(open("/pricing/logo_pricing"));
    expect(plans).toEqual([
      ["Personal", "$30"],
      ["Advance", "$60"],
      ["Ultimate", "$90"],
    ]);
    expect(rows).toEqual({
      Ideas: ["1", "2", "3"],
      Revisions: ["1", "2", "3"],
      Duration: ["1 working day", "2-4", "2-6"],
      Format: ["JPG/PNG", "JPG/PNG", "JPG/PNG"],
      "Source file": [no, yes, yes],
      "Custom graphic": [no, yes, yes],
      "Tag line": [no, yes, yes],
      "Competitor analysis": [no, yes, yes],
      "Extra designs": [no, yes, yes],
      "Business card": [no, no, yes],
      "Text logo": [yes, yes, yes],
      "LinkedIn extras": [no, no, yes],
      "Twitter extras": [no, no, yes],
      "Instagram extras": [no, no, yes],
      Payment: ["100% advance", "50% advance, 50% on completion", "50% advance, 50% on completion"],
    });
  });

  test("the SEO plans", () => {
    const { plans, rows } = priceTable(open("/pricing/seo_pricing"));
    expect(plans).toEqual([
      ["Personal", "$165"],
      ["Advance", "$275"],
      ["Ultimate", "$480"],
    ]);
    expect(rows).toEqual({
      Keywords: ["5", "15", "25"],
      "Blog optimization posts": ["2", "5", "10"],
      "Local citations": ["5", "10", "15"],
      "Local classifieds": ["2", "5", "10"],
      "Blog posting": ["1", "2", "2"],
      "Article writing": ["1", "2", "4"],
      "Press releases": ["1", "2", "2"],
      "Social sharing": ["30", "40", "50"],
      "Slide submissions": ["1", "2", "2"],
      Infographics: ["1", "2", "3"],
      "Q&A": ["1", "3", "5"],
      Video: [no, no, "1 product video of 1 minute"],
      "Call support": [yes, no, no],
      "Guest blogging": [yes, no, no],
      "Broken backlink building": [yes, no, no],
      "Alerts/mentions": [yes, no, no],
      "Resource link building": [yes, yes, no],
      "Link roundups": [yes, yes, no],
      "Competitor backlink research": [yes, yes, no],
    });
  });

  test("prices say what they exclude, and how long the texts are", () => {
    expect(words(open("/pricing/logo_pricing"))).toContain("excluding taxes");
    const seo = open("/pricing/seo_pricing");
    expect(words(seo)).toContain("per month, excluding taxes");
    const notes = seo.texts("main tbody th:has(small)").map((note) => note.replaceAll("–", "-"));
    expect(notes).toEqual(["Blog posting 500-700 words", "Press releases 300-500 words"]);
  });

  test.each(["/pricing/logo_pricing", "/pricing/seo_pricing"])(
    "%s has a table that can be read aloud",
    (path) => {
      const page = open(path);
      expect(page.texts("main table > caption")).toEqual(
        page.all("main table").map(() => expect.stringMatching(/\S/)),
      );
      expect(
        page.all("main thead th:not([scope=col]), main tbody th:not([scope=row], [scope=rowgroup])"),
      ).toEqual([]);
      // A group that is a table of its own has its heading as the caption.
      expect(page.all("main table:has(> tbody + tbody) > tbody:not(:has(th[scope=rowgroup]))")).toEqual([]);
      expect(page.all("main tbody tr:not(:has(th))")).toEqual([]);
    },
  );
});

describe("policies", () => {
  test("the terms have their sections, license and governing law", () => {
    const page = open("/terms");
    expect(page.texts("main h2")).toEqual([
      "Use License",
      "Disclaimer",
      "Limitations",
      "Revision & Errata",
      "Links",
      "Site Terms of Use Modifications",
    ]);
    expect(page.texts("main h3").map((heading) => heading[0])).toEqual(["A", "B"]);
    expect(words(page)).toMatch(/personal, non-commercial/);
    expect(words(page)).toMatch(/governed by the laws of .*India/);
    for (const refusal of [/modify or copy/, /reverse engineer/, /remove any copyright/, /mirror/])
      expect(words(page)).toMatch(refusal);
  });

  test("the disclaimer is about links to others, and commissions", () => {
    const page = open("/disclaimer");
    expect(page.texts("main h2")[0]).toBe("External Links Disclaimer");
    expect(words(page)).toMatch(/do not .*verify/);
    expect(words(page)).toMatch(/responsibility/);
    expect(words(page)).toMatch(/affiliate links.*may earn a commission/);
  });

  test("the privacy policy has eight principles", () => {
    const principles = open("/privacy_policy").texts("main h2, main li:has(strong)");
    const subjects = [
      /purposes/i,
      /consent/i,
      /retention/i,
      /lawful and fair/i,
      /relevant and accurate/i,
      /security/i,
      /availab/i,
      /commitment/i,
    ];
    expect(principles).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
  });
});

test("the thank-you page says that the enquiry was sent, and what happens next", () => {
  const page = open("/thankyou");
  expect(text(page.one("h1"))).toBe("Thank you!!! Your email has been sent!");
  expect(words(page)).toContain("24 hours");
  expect(words(page)).toContain("Monday to Friday, 10 am to 6 pm");
  expect(page.links("main a")).toContainEqual(["+1 416-555-0142", "tel:+14165550142"]);
});

test("the page for unknown addresses links to the home page", () => {
  expect(
    open("/404")
      .links("main a")
      .map(([, address]) => address),
  ).toContain("/");
});

/** The addresses of the links or linked cards that contain these words. */
function addressesOf(page: BuiltPage, words: string): string[] {
  return page.links("main a").flatMap(([text, address]) => (text.includes(words) ? address : []));
}

function expectOffices(page: BuiltPage): void {
  const offices = page.all("main article").map(text);
  expect(offices.slice(0, 2)).toEqual([expect.stringContaining("Canada"), expect.stringContaining("India")]);
  const maps = page.all("main article a[target=_blank]");
  for (const map of maps) expect(text(map)).toMatch(/^View on Map/);
  for (const { attribs } of maps)
    expect(attribs.href).toMatch(/^https:\/\/(www\.openstreetmap\.org|www\.google\.com)\/.*search/);
}

/** The plans with their prices, and the rows by name, without the notes after the names. */
function priceTable(page: BuiltPage) {
  const [heads = [], ...others] = page
    .all("main table")
    .map((table) => page.all("thead th[scope=col]", table));
  const plans = heads.map((head) => [
    page.texts("h2, h3, [class$=__name]", head)[0],
    /\$\d+/.exec(text(head))?.[0],
  ]);
  for (const other of others) expect(other.map(text)).toEqual(plans.map((plan) => plan.join(" ")));
  const rows = page.all("main tbody tr:has(td)").map((row) => {
    const [head] = page.all("th", row);
    const notes = page.texts("small", head).join(" ");
    const name = head ? text(head).replace(notes, "").trim() : "";
    return [name, page.texts("td", row).map((cell) => cell.replaceAll("–", "-"))] as const;
  });
  return { plans, rows: Object.fromEntries(rows) };
}
