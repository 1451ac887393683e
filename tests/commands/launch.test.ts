/** `npm run launch`: a small site that is ready, each kind of finding, and the findings for this site. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import glob from "fast-glob";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findDeadLinks } from "../../generator/commands/launch/check-links.ts";
import { findLaunchItems } from "../../generator/commands/launch/find-launch-items.ts";
import { runLaunch } from "../../generator/commands/launch/launch.ts";
import type { LaunchItem } from "../../generator/problems/launch-problems.ts";
import { type MiniSite, miniSite, projectRoot } from "../mini-site.ts";
import { project } from "../mistakes/mistake.ts";
import { content } from "../site-content.ts";
import { runHere } from "./run-here.ts";

const siteFile = "pages/site.ts";
const about = "content/pages/about.md";
const alpha = "content/projects/alpha.md";
const siteYaml = "content/site.yaml";

/** A copy of the small site that is ready for launch. */
async function readySite(): Promise<MiniSite> {
  const site = await miniSite();
  await site.replace(siteYaml, /small\.example/g, "smallsite.org");
  await site.replace(siteYaml, "standIn: true\n", "");
  await site.replace("content/pages/home.md", "https://other.example", "https://other.org/page");
  await site.replace(about, "With one file.", "With one file, then [another](/projects/beta?plan=b).");
  await site.write(
    "components/reads.ts",
    "export const reads = { date, categories, order, gallery, email, open };",
  );
  await site.write(
    "assets/licences.yaml",
    'notes:\n  - files: ["*.svg", images/*, sprites/*]\n    origin: Drawn for tests.\n    licence: Anybody\'s.\n',
  );
  return site;
}

const itemsOf = (site: MiniSite) => findLaunchItems(site.root, { today: "2026-11-21", online: false });

/** "file:line:column kind: what | cure" */
const told = ({ place, kind, message, cure }: LaunchItem) =>
  `${place?.file}:${place?.line}:${place?.column} ${kind}: ${message} | ${cure}`;

const command = (site: MiniSite, ...args: string[]) => runHere(() => runLaunch(site.root, args));

test("a site that is ready has no findings, and the status is 0", async () => {
  const site = await readySite();
  expect((await itemsOf(site)).map(told)).toEqual([]);
  const { status, stdout } = await command(site);
  expect({ status, stdout }).toEqual({ status: 0, stdout: "Nothing is left to do before the launch.\n" });
  expect(JSON.parse((await command(site, "--json")).stdout)).toEqual([]);
});

test("what a build advises is shown, and is nothing that has to be done", async () => {
  const site = await readySite();
  const words = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 99991).toString(36)).join(" ");
  await site.replace(about, "With one file", words);
  const budgets =
    "{ html: 3_000, styles: 90_000, scripts: 90_000, fonts: 90_000, fontFiles: 9, requests: 90 }";
  await site.replace("pages/site.ts", "  browsers:", `  budgets: ${budgets},\n  browsers:`);
  const { status, stdout } = await command(site, "--short");
  expect({ status, stdout }).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^content\/pages\/about\.md:1:1 {2}The text of \/about is long: .*\n\nNothing is left to do before the launch\.\n$/,
    ),
  });
});

describe("reports, with place and cure:", () => {
  type Case = [name: string, edit: (site: MiniSite) => Promise<unknown>, item: string | string[]];

  /** Findings that one site can have at the same time. */
  const together: Case[] = [
    [
      "a stand-in",
      (site) => site.replace(siteYaml, "open: true", "open: true\nstandIn: true"),
      `${siteYaml}:7:1 stand-in: This file is a stand-in (“Small Site”). | Put in what is real, and delete this line.`,
    ],
    [
      "a reserved address, in a field",
      (site) => site.replace(siteYaml, "hello@smallsite.org", "hello@small.example"),
      `${siteYaml}:4:14 example address: “small.example” is nobody's address: it is reserved for examples and tests. | Put the real address here.`,
    ],
    [
      "a reserved address, in a text",
      (site) => site.replace(about, "With one file", "With [one file](https://www.example.com/x)"),
      `${about}:12:25 example address: “www.example.com” is nobody's address: it is reserved for examples and tests. | Put the real address here.`,
    ],
    [
      "a reserved phone number",
      (site) => site.replace(about, "heading: About", 'heading: "Call +1 (416) 555-0142 now"'),
      `${about}:6:16 example phone number: “+1 (416) 555-0142” is reserved for films and examples (555), and reaches nobody. | Put the real number here.`,
    ],
    [
      "a placeholder text",
      (site) => site.replace(alpha, "The text of alpha.", "Lorem ipsum dolor.\n\nTODO"),
      `${alpha}:18:1 placeholder: “TODO” holds the place of a text that is still to be written. | Write the text, or take the line out.`,
    ],
    [
      "an unused picture",
      (site) => site.write("assets/images/gamma.svg", '<svg viewBox="0 0 1 1"/>'),
      "assets/images/gamma.svg:1:1 unused picture: No content names this picture. | Use it, or delete it.",
    ],
    [
      "an unused film, without a note of its licence",
      (site) => site.write("assets/videos/old.mp4", "A film."),
      [
        "assets/videos/old.mp4:1:1 licence: Nobody says whose film this is. | Note its origin and licence in assets/licences.yaml.",
        "assets/videos/old.mp4:1:1 unused film: No content names this film, or these captions. | Use the file, or delete it.",
      ],
    ],
    [
      "an unused field",
      (site) => site.replace("components/reads.ts", "gallery, ", ""),
      `${alpha}:13:1 unused content: No code reads “gallery”. | Nothing in pages, components, scripts and mailer has that name: take the field out here and in content/schemas.ts, or show it.`,
    ],
    [
      "another origin that the owner has not confirmed, one that no page uses, and none that is confirmed",
      async (site) => {
        const others = [
          ["https://one.org", "pictures", ""],
          ["https://two.org", "frames", "\n    confirmed: true"],
          ["https://three.org", "connections", "\n    confirmed: true"],
        ].map(
          ([origin, use, more]) => `  - origin: ${origin}\n    uses: [${use}]\n    reason: Because.${more}\n`,
        );
        await site.replace(siteYaml, /$/, `origins:\n${others.join("")}`);
        await site.replace(
          "components/frame/frame.tsx",
          "<main>",
          '<main><img src="https://one.org/1.png" alt="" />',
        );
      },
      [
        `${siteYaml}:9:13 other origin: Pages use https://one.org for pictures: “Because.” | Ask the owner, and name it in the privacy policy. Then write "confirmed: true" here.`,
        `${siteYaml}:12:13 other origin: No public page uses https://two.org. | Take it out, unless a draft needs it: what is allowed without need helps only attackers.`,
      ],
    ],
    [
      "a page without a link to it",
      (site) => site.replace(about, "then [another](/projects/beta?plan=b)", "then another"),
      "content/projects/beta.md:1:1 unused content: No page links to /projects/beta. | Link to it, or remove it: only people who know the address can find it.",
    ],
    [
      "a finding of the site in another file",
      (site) =>
        site.replace(
          siteFile,
          "  browsers:",
          `  launch: () => ['id="dot"', "gone"].map((text) => (
    { kind: "stand-in mark", at: { file: "assets/sprites/ui.svg", text }, message: "M", cure: "C." }
  )),
  browsers:`,
        ),
      [
        "assets/sprites/ui.svg:1:1 stand-in mark: M | “gone” is no longer in assets/sprites/ui.svg. C.",
        "assets/sprites/ui.svg:1:49 stand-in mark: M | C.",
      ],
    ],
  ];

  test(together.map(([name]) => name).join("; "), async () => {
    const site = await readySite();
    for (const [, edit] of together) await edit(site);
    expect((await itemsOf(site)).map(told).sort()).toEqual(together.flatMap(([, , item]) => item).sort());
  });

  const alone: Case[] = [
    [
      "a page that is not public yet",
      (site) =>
        site.write(
          "content/projects/gamma.md",
          project("Gamma").replace("menu:", "publish: 2099-01-01\nmenu:"),
        ),
      `content/projects/gamma.md:5:1 draft: This page is not public before 2099-01-01. | Publish it, by deleting this line, or leave it: visitors do not see it.`,
    ],
    [
      "a picture without a note",
      (site) => site.replace("assets/licences.yaml", "images/*", "images/*.png"),
      "assets/images/alpha.svg:1:1 licence: Nobody says whose picture this is. | Note its origin and licence in assets/licences.yaml.",
    ],
    [
      "a note without a picture",
      (site) =>
        site.replace("assets/licences.yaml", /$/, "  - { files: [images/*.jpg], origin: A, licence: B }\n"),
      "assets/licences.yaml:5:14 licence: No file matches this note. | Correct its files, or delete the note.",
    ],
    [
      "a missing file of notes",
      (site) => site.remove("assets/licences.yaml"),
      "assets/licences.yaml:1:1 licence: There is no record of who owns the pictures. | Write the file: notes, each with files, origin and licence.",
    ],
    [
      "notes that are not text",
      (site) => site.write("assets/licences.yaml", Buffer.from("notes: []\n# caf\xe9\n", "latin1")),
      "assets/licences.yaml:1:1 mistake: The file is not text in UTF-8. | Save it again in your editor with the encoding UTF-8.",
    ],
    [
      "invalid notes",
      (site) => site.replace("assets/licences.yaml", "origin", "orign"),
      `assets/licences.yaml:3:5 mistake: "orign" is not a field here. | Did you mean "origin"? The fields are files, origin and licence (docs/content.md).`,
    ],
    [
      "a mistake that stops the build",
      (site) => site.replace(about, "heading: About", "heading: 7"),
      `${about}:6:10 mistake: "heading" must be text, and is a number (7). | Put it in quotation marks: "7".`,
    ],
    [
      "a finding of the site, which replaces its stand-in",
      async (site) => {
        await site.replace(siteYaml, "open: true", "open: true\nstandIn: true");
        await site.replace(
          siteFile,
          "  browsers:",
          `  launch: ({ site }, today) => [
    { kind: "copyright year", at: { entry: site, path: ["language"] }, message: today, cure: "C", insteadOf: [] },
  ],
  browsers:`,
        );
      },
      `${siteYaml}:3:11 copyright year: 2026-11-21 | C`,
    ],
  ];

  test.each(alone)("%s", async (_, edit, item) => {
    const site = await readySite();
    await edit(site);
    expect((await itemsOf(site)).map(told)).toEqual([item]);
  });
});

test("pages that are public on the day of --today are rendered, and are no drafts", async () => {
  const site = await readySite();
  await site.write(
    "content/projects/gamma.md",
    project("Gamma").replace("menu:", "publish: 2099-01-01\nmenu:"),
  );
  await site.replace(about, "With one file", "With [one file](/projects/gamma)");
  expect(await findLaunchItems(site.root, { today: "2099-01-01", online: false })).toEqual([]);
});

test("a mistake on a page does not hide the rest", async () => {
  const site = await readySite();
  await site.replace(about, "With one file,", "With [one file](/abuot),");
  await site.write("assets/images/gamma.svg", '<svg viewBox="0 0 1 1"/>');
  expect((await itemsOf(site)).map(({ kind }) => kind)).toEqual(["unused picture", "mistake"]);
});

describe("the command", () => {
  test("prints findings like the problems of a build, counts them, and exits with status 1", async () => {
    const site = await readySite();
    await site.replace(siteYaml, "open: true", "open: true\nstandIn: true");
    await site.replace(siteYaml, "hello@smallsite.org", "hello@small.example");
    const { status, stdout } = await command(site);
    expect(status).toBe(1);
    expect(
      stdout,
    ).toBe(`${siteYaml}:4:14  “small.example” is nobody's address: it is reserved for examples and tests.

    3 | language: en
    4 | email: hello@small.example
      |              ^^^^^^^^^^^^^

    Put the real address here.

${siteYaml}:7:1  This file is a stand-in (“Small Site”).

    6 | open: true
    7 | standIn: true
      | ^^^^^^^

    Put in what is real, and delete this line.

2 things to do before the launch:
    1  example address
    1  stand-in
`);
    const short = await command(site, "--short");
    expect(short.stdout.split("\n").slice(0, 3)).toEqual([
      `${siteYaml}:4:14  “small.example” is nobody's address: it is reserved for examples and tests.`,
      `${siteYaml}:7:1  This file is a stand-in (“Small Site”).`,
      "",
    ]);
    const json = await command(site, "--json");
    expect({ status: json.status, items: JSON.parse(json.stdout) }).toEqual({
      status: 1,
      items: [
        {
          file: siteYaml,
          line: 4,
          column: 14,
          what: "“small.example” is nobody's address: it is reserved for examples and tests.",
          cure: "Put the real address here.",
          kind: "example address",
        },
        {
          file: siteYaml,
          line: 7,
          column: 1,
          what: "This file is a stand-in (“Small Site”).",
          cure: "Put in what is real, and delete this line.",
          kind: "stand-in",
        },
      ],
    });
  });

  test.each([
    ["--jsn", "Unknown option '--jsn'"],
    ["--today tomorrow", '--today needs a day such as 2027-01-01, and not "tomorrow".'],
    ["now", "Unexpected argument 'now'"],
  ])("answers %s with the help, and status 2", async (args, says) => {
    const site = await miniSite();
    const { status, stdout, stderr } = await command(site, ...args.split(" "));
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(says);
  });
});

describe("other sites", () => {
  /** A server on this machine that answers each path in its own way, and records requests. */
  async function otherSite() {
    const asked: string[] = [];
    let underWay = 0;
    let most = 0;
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      most = Math.max(most, ++underWay);
      response.once("close", () => underWay--);
      const status = Number(/\d+/.exec(request.url ?? "")?.[0] ?? 200);
      const isRefused = request.url === "/only-get" && request.method === "HEAD";
      if (request.url === "/never") return;
      setTimeout(() => response.writeHead(isRefused ? 501 : status).end(), 20);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.closeAllConnections());
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return { address: `http://127.0.0.1:${port}`, asked, most: () => most };
  }
  const place = { file: about, line: 1, column: 1 };

  test("are requested with HEAD, then with GET; dead links are reported", async () => {
    const { address, asked } = await otherSite();
    const paths = ["/fine", "/only-get", "/404", "/status-999", "/403", "/500", "/never"];
    const progress: number[] = [];
    const items = await findDeadLinks(
      [
        ...paths.map((path) => ({ address: address + path, place })),
        { address: "http://127.0.0.1:1/", place },
      ],
      { limit: 3, timeout: 1500, progress: (done) => progress.push(done) },
    );
    expect(items.map(({ kind, message }) => `${kind} ${message}`.replaceAll(address, ""))).toEqual([
      "dead link /404 does not answer: it says 404 Not Found.",
      "dead link /500 does not answer: it says 500 Internal Server Error.",
      "dead link /never does not answer: there is no answer within 1.5 seconds.",
      expect.stringMatching(/^dead link http:\/\/127\.0\.0\.1:1\/ does not answer: it cannot be reached/),
    ]);
    expect(asked.filter((line) => line.endsWith("/fine"))).toEqual(["HEAD /fine"]);
    expect(asked.filter((line) => line.endsWith("/only-get"))).toEqual(["HEAD /only-get", "GET /only-get"]);
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("are requested with limited concurrency", async () => {
    const { address, most } = await otherSite();
    const links = Array.from({ length: 12 }, (_, index) => ({
      address: `${address}/page-${"x".repeat(index)}`,
      place,
    }));
    const asking = { limit: 4, timeout: 2000, progress: () => {} };
    expect(await findDeadLinks(links, asking)).toEqual([]);
    expect(most()).toBeLessThanOrEqual(4);
  });

  test("are requested only with --online", async () => {
    const { address, asked } = await otherSite();
    const site = await readySite();
    // Loopback addresses are used in place of other sites.
    await site.replace("content/pages/home.md", "https://other.org/page", `${address}/404`);
    await site.replace(siteYaml, /https:\/\/(forms\.)?smallsite\.org(\/send)?/g, `${address}/fine`);
    await site.replace(siteYaml, `${address}/fine`, "https://127.0.0.2");
    expect((await itemsOf(site)).map(told)).toEqual([]);
    expect(asked).toEqual([]);
    const online = await findLaunchItems(site.root, { today: "2026-11-21", online: true });
    expect(online.filter(({ message }) => message.includes("/404")).map(({ place }) => place)).toEqual([
      { file: "content/pages/home.md", line: 9, column: 89 },
    ]);
    expect(asked).toContain("HEAD /fine");
  });
});

describe("of this site", () => {
  let items: LaunchItem[] = [];
  beforeAll(async () => {
    items = await findLaunchItems(projectRoot, { today: "2028-01-01", online: false });
  });
  const of = (kind: string) => items.filter((item) => item.kind === kind);

  test("every stand-in is reported, by its flag or by the finding that replaces it", async () => {
    const files = await glob("content/**/*.{md,yaml}", { cwd: projectRoot });
    const flags = await Promise.all(
      files.map(async (file) => {
        const lines = (await readFile(path.join(projectRoot, file), "utf8")).split("\n");
        return lines.flatMap((line, index) =>
          /^\s*(- )?standIn: true/.test(line) ? [`${file}:${index + 1}`] : [],
        );
      }),
    );
    const toldFlags = of("stand-in").map(({ place }) => `${place?.file}:${place?.line}`);
    expect(flags.flat()).toEqual(expect.arrayContaining(toldFlags));
    // A card without a page may have a flag, too: one finding tells of both.
    const others = flags.flat().filter((flag) => !toldFlags.includes(flag));
    expect(others.filter((flag) => !flag.startsWith("content/pages/our-work.md:"))).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(of("placeholder link").length);
  });

  test("each stand-in mark is found in its sprite, each portrait in its file", async () => {
    const clients = await readFile(path.join(projectRoot, "content/clients.yaml"), "utf8");
    expect(of("stand-in mark")).toHaveLength(clients.match(/standIn: true/g)?.length ?? 0);
    for (const { place, length } of of("stand-in mark")) {
      expect(place?.file).toBe("assets/sprites/clients.svg");
      expect(length).toBeGreaterThan('id=""'.length);
    }
    for (const { place } of of("stand-in portrait")) expect(place?.file).toMatch(/^content\/team\//);
  });

  test("each question to the owner is asked at its words, as long as they are there", async () => {
    const asked = content.questions.data.questions.map(async ({ file, text, question }) => {
      const words = await readFile(path.join(projectRoot, file), "utf8").catch(() => "");
      return { message: question, file, length: words.includes(text) ? text.length : undefined };
    });
    const told = of("question").map(({ message, place, length }) => ({ message, file: place?.file, length }));
    expect(told).toHaveLength(asked.length);
    expect(told).toEqual(expect.arrayContaining(await Promise.all(asked)));
  });

  test("cards without a page are reported at their anchor", async () => {
    const page = await readFile(path.join(projectRoot, "content/pages/our-work.md"), "utf8");
    const lines = page.split("\n");
    const ids = of("placeholder link").map(({ place }) => lines[(place?.line ?? 1) - 1]?.trim());
    const work = await glob("content/work/*.md", { cwd: projectRoot });
    const written = work.map((file) => `id: ${path.basename(file, ".md")}`);
    expect(ids).toEqual(
      lines.map((line) => line.trim()).filter((line) => /^id: /.test(line) && !written.includes(line)),
    );
  });

  test("an expired security.txt and a past copyright year are reported", () => {
    expect(of("security.txt").map(({ message }) => message)).toEqual([
      expect.stringMatching(/^security\.txt ended on \d{4}-\d\d-\d\d\.$/),
    ]);
    expect(of("copyright year").map(told)).toEqual([
      expect.stringMatching(/^content\/site\.yaml:\d+:16 .* and it is 2028\. \| Write 2028\.$/),
    ]);
  });

  test("no mistake stops the build", () => {
    expect(of("mistake").map(told)).toEqual([]);
  });
});
