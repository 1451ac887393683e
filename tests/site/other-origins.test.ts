/** This site with films and a count of visits, which its own content does not have. */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findPlayer } from "../../content/find-player.ts";
import { browse, desktop, findBarriers, hasFocus, phone, tabTo } from "../browser/browser.ts";
import { readPage } from "../built-page.ts";
import { readGraph } from "../discovery/read-graph.ts";
import { build } from "../global-setup.ts";
import { projectRoot } from "../mini-site.ts";

const content = path.join(import.meta.dirname, "../tmp/content-other-origins");
const folder = path.join(import.meta.dirname, "../tmp/site-other-origins");

const film = "https://www.youtube.com/watch?v=aaaaaaaaaaa";
const player = "https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1";

/** The lines of docs/analytics.md, with an origin for the film's player. */
async function exampleOfAnalytics(): Promise<string> {
  const page = await readFile(path.join(projectRoot, "docs/analytics.md"), "utf8");
  const lines = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? "";
  return lines
    .replaceAll("MYCODE", "mycode")
    .replace(
      "origins:\n",
      "origins:\n  - { origin: https://www.youtube-nocookie.com, uses: [frames], reason: Films. }\n",
    );
}

/** The address of the case study with the film, and that of another one. */
let withFilm: string;
let without: string;

beforeAll(async () => {
  await rm(content, { recursive: true, force: true });
  await cp(path.join(projectRoot, "content"), content, { recursive: true });
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(path.join(content, file), change(await readFile(path.join(content, file), "utf8")));
  const [first = "", second = ""] = (await readdir(path.join(content, "portfolio"))).sort();
  [withFilm, without] = [first, second].map((file) => `/portfolio/${file.replace(".md", "")}`) as [
    string,
    string,
  ];
  await edit(`portfolio/${first}`, (text) => {
    const cover = /^cover:\n {2}file: (.*)$/m.exec(text)?.[1];
    const fields = `videoEmbed:\n  title: A film\n  address: ${film}\n  poster: ${cover}\n  published: 2020-02-01\n`;
    return text.replace(/^cover:/m, `${fields}cover:`);
  });
  const example = await exampleOfAnalytics();
  await edit("site.yaml", (text) => `${text}\n${example}`);
  await build("site-other-origins", ["--no-cards", "--content", path.relative(projectRoot, content)]);
});
afterAll(() => rm(content, { recursive: true, force: true }));

const policyOf = (route: string) =>
  readPage(folder, route).one("meta[http-equiv=Content-Security-Policy]").attribs.content?.split("; ") ?? [];

describe("the example of docs/analytics.md", () => {
  test("puts its script on every page, with its attributes, and its origins into the policy", () => {
    for (const route of ["/", "/contact_us", withFilm, "/404"]) {
      const script = readPage(folder, route).one("script[src^='https://gc.zgo.at/']");
      expect(script.attribs).toMatchObject({
        defer: "",
        integrity: expect.stringMatching(/^sha384-/),
        crossorigin: "anonymous",
        "data-goatcounter": "https://mycode.goatcounter.com/count",
      });
      expect(policyOf(route)).toContain("connect-src 'self' https://mycode.goatcounter.com");
      expect(policyOf(route).find((part) => part.startsWith("script-src"))).toMatch(
        /' https:\/\/gc\.zgo\.at$/,
      );
    }
  });

  test("is switched off: no page of the site has it", () => {
    const page = readPage(inject("site"), "/");
    expect(page.all("script[src^=http]")).toEqual([]);
  });
});

describe("a film on another site", () => {
  test.each([
    [film, player],
    ["https://youtu.be/aaaaaaaaaaa?si=x", player],
    ["https://www.youtube.com/watch?list=x&v=aaaaaaaaaaa", player],
    ["https://www.youtube.com/shorts/aaaaaaaaaaa", player],
    ["https://vimeo.com/12345", "https://player.vimeo.com/video/12345?autoplay=1&dnt=1"],
    ["https://vimeo.com/12345/a0b1", "https://player.vimeo.com/video/12345?h=a0b1&autoplay=1&dnt=1"],
    ["https://www.youtube.com/@somebody", undefined],
    ["https://vimeo.com/somebody", undefined],
    ["https://films.example/watch?v=aaaaaaaaaaa", undefined],
  ])("%s has the player %s", (address, src) => {
    expect(findPlayer(address)?.src).toBe(src);
  });

  test("is a link to its page with the site's own picture, and in the structured data", () => {
    const page = readPage(folder, withFilm);
    expect(page.one("a[data-frame]").attribs).toMatchObject({ href: film, "data-frame": player });
    expect(page.all("a[data-frame] img[src^='/assets/']")).toHaveLength(1);
    expect(page.all("iframe")).toEqual([]);
    expect(policyOf(withFilm)).toContain("frame-src https://www.youtube-nocookie.com");
    expect(JSON.stringify(readGraph(readPage(folder, withFilm)))).toContain(
      '"embedUrl":"https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=0"',
    );
  });

  test("only its page loads the script for it", () => {
    const scripts = (route: string) => readPage(folder, route).all("script[src*=video-embed]").length;
    expect([scripts(withFilm), scripts(without), scripts("/")]).toEqual([1, 0, 0]);
  });
});

const site = browse(folder);

/** Opens the page, answers requests to other sites, and lists them. */
async function openFilm(window: Parameters<typeof site.open>[1]) {
  const { page, errors } = await site.open("/thankyou", { isOwn: true, ...window });
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Player</title>" });
  });
  await page.goto(site.address + withFilm);
  const link = page.locator("a[data-frame]");
  const films = () => requests.filter((url) => !url.startsWith("https://gc.zgo.at/"));
  return { page, link, films, forget: () => void errors.splice(0) };
}

describe.each([phone, desktop])("a film on another site, at %i px", (width) => {
  test.each(["light", "dark"] as const)("can be reached and read in the %s theme", async (colorScheme) => {
    const { page, link, forget } = await openFilm({ width, colorScheme });
    await link.scrollIntoViewIfNeeded();
    expect(await findBarriers(page)).toEqual([]);
    forget();
  });

  test("plays in its place when it is asked to by keyboard; before that nothing is loaded", async () => {
    const { page, link, films, forget } = await openFilm({ width });
    await link.scrollIntoViewIfNeeded();
    await tabTo(page, link);
    const before = await link.boundingBox();
    expect(films()).toEqual([]);
    await page.keyboard.press("Enter");
    const frame = page.getByTitle("A film", { exact: true });
    await frame.waitFor();
    expect(await frame.boundingBox()).toEqual(before);
    // The browser gives it the focus once its document is there.
    await expect.poll(() => hasFocus(frame)).toBe(true);
    await expect.poll(films).toEqual([player]);
    expect(page.url()).toBe(site.address + withFilm);
    forget();
  });

  test("is a plain link without scripts", async () => {
    const { page, link, films, forget } = await openFilm({ width, javaScriptEnabled: false });
    await link.click();
    await page.waitForURL(film);
    expect(films()).toEqual([film]);
    forget();
  });
});
