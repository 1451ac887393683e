/** The development server in a real browser. `bench/save-to-page.ts` measures its speed. */
import { chmod, readFile, symlink, writeFile } from "node:fs/promises";
import { get } from "node:http";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type DevServer, startDevServer } from "../../generator/dev/dev-server.ts";
import { type MiniSite, miniSite } from "../mini-site.ts";
import { scrollTop } from "./browser.ts";
import { launchChromium } from "./find-browser.ts";

const about = "content/pages/about.md";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

interface Dev {
  site: MiniSite;
  server: DevServer;
  /** The output on the terminal. */
  said(): string;
  /** Opens an address in a new window. */
  open(path: string): Promise<Page>;
}

async function develop(prepare?: (site: MiniSite) => Promise<unknown>): Promise<Dev> {
  const site = await miniSite();
  await prepare?.(site);
  const lines: string[] = [];
  for (const stream of ["log", "error"] as const) {
    const spy = vi.spyOn(console, stream).mockImplementation((line: string) => void lines.push(line));
    onTestFinished(() => spy.mockRestore());
  }
  const server = await startDevServer({
    root: site.root,
    content: "content",
    port: 0,
    allowedHosts: ["tunnel.example"],
  });
  onTestFinished(async () => {
    await server.idle();
    await server.close();
  });
  return {
    site,
    server,
    said: () => lines.join("\n"),
    async open(path) {
      const page = await browser.newPage({ viewport: { width: 900, height: 300 } });
      onTestFinished(() => page.close());
      await page.goto(server.address + path);
      return page;
    },
  };
}

/** The text of the overlay; empty if there is none. */
async function overlayText(page: Page): Promise<string> {
  const text = page.locator("#dev-overlay pre");
  return (await text.count()) > 0 ? ((await text.textContent()) ?? "") : "";
}

/** Marks the document, to detect whether it is replaced. */
const mark = (page: Page) => page.evaluate("document.marked = true");
const isMarked = (page: Page) => page.evaluate("document.marked === true");

test("the page shows a saved change of content, a component, a page or a picture", async () => {
  const { site, open } = await develop();
  const page = await open("/projects/alpha");
  const html = () => page.content();
  await site.replace("content/projects/alpha.md", "The text of alpha.", "Another text.");
  await expect.poll(html).toContain("Another text.");
  await site.replace("components/card/card.tsx", "<figure", '<figure data-saved="1"');
  await expect.poll(html).toContain('data-saved="1"');
  await site.replace("components/card/card.tsx", 'data-saved="1"', 'data-saved="2"');
  await expect.poll(html).toContain('data-saved="2"');
  await site.replace("pages/project-page.tsx", "<article>", '<article className="changed">');
  await expect.poll(html).toContain('class="changed"');
  const picture = await page.locator("figure img").getAttribute("src");
  await site.replace("assets/images/alpha.svg", "<svg", '<svg data-new="yes"');
  await expect.poll(() => page.locator("figure img").getAttribute("src")).not.toBe(picture);
  // Files are added and removed.
  await site.write(
    "content/projects/delta.txt",
    await readFile(site.path("content/projects/alpha.md"), "utf8"),
  );
  await expect.poll(() => overlayText(page)).toContain("delta.txt");
  await site.remove("content/projects/delta.txt");
  await expect.poll(() => overlayText(page)).toBe("");
});

test("a style sheet is replaced without a reload; an unchanged page is not reloaded", async () => {
  const { site, server, open } = await develop();
  const page = await open("/projects/beta");
  await mark(page);
  const colour = () => page.evaluate("getComputedStyle(document.querySelector('main')).color");
  await site.write("components/frame/frame.css", "main { color: rgb(1, 2, 3); }");
  await expect.poll(colour).toBe("rgb(1, 2, 3)");
  await site.write("components/frame/frame.css", "main { color: rgb(4, 5, 6); }");
  await expect.poll(colour).toBe("rgb(4, 5, 6)");
  await expect.poll(() => page.locator("link[rel=stylesheet]").count()).toBe(1);
  await site.replace("content/projects/alpha.md", "The text of alpha.", "Nothing that this page shows.");
  await expect
    .poll(async () => (await fetch(`${server.address}/projects/alpha`)).text())
    .toContain("Nothing that");
  await server.idle();
  expect(await isMarked(page)).toBe(true);
  const draft = `.cache/dev/${new URL(server.address).port}`;
  expect(await readFile(site.path(`${draft}/projects/alpha.html`), "utf8")).toContain("Nothing that");
  await site.replace("content/projects/beta.md", "The text of beta", "Another text of beta");
  await expect.poll(() => page.textContent("main")).toContain("Another text of beta");
  expect(await isMarked(page)).toBe(false);
});

test("the content security policy of the build applies; what it forbids is not shown, and is reported", async () => {
  const { site, open } = await develop();
  const page = await open("/about");
  await site.replace("pages/text-page.tsx", "<h1>", '<h1 style={{ color: "rgb(1, 2, 3)" }}>');
  await expect
    .poll(() => overlayText(page))
    .toContain("Browsers leave out a style attribute on / and /about");
  await page.reload();
  expect(await page.evaluate("getComputedStyle(document.querySelector('h1')).color")).not.toBe(
    "rgb(1, 2, 3)",
  );
  await site.replace("pages/text-page.tsx", '<h1 style={{ color: "rgb(1, 2, 3)" }}>', "<h1>");
  await expect.poll(() => page.locator("h1[style]").count()).toBe(0);
  await expect.poll(() => overlayText(page)).toBe("");
});

test("a page that is not public yet has a badge", async () => {
  const { site, open } = await develop();
  const page = await open("/projects/alpha");
  const badge = page.getByText("Draft until 2099-01-01");
  expect(await badge.count()).toBe(0);
  await site.replace("content/projects/alpha.md", "menu:", "publish: 2099-01-01\nmenu:");
  await expect.poll(() => badge.count()).toBe(1);
});

test("the scroll position, typed text and the focus survive a reload", async () => {
  const { site, open } = await develop(async (mini) => {
    await mini.replace(about, "With one file.", `${"Line.\n\n".repeat(80)}With one file.`);
    await mini.replace(
      "components/frame/frame.tsx",
      "<button",
      '<label>Text <textarea name="text" /></label><label><input type="checkbox" name="yes" /> Yes</label>' +
        '<label><select name="of"><option>one</option><option>two</option></select></label><button',
    );
  });
  const page = await open("/about");
  await page.getByLabel("Name").fill("Ada");
  await page.getByLabel("Yes").check();
  await page.locator("select").selectOption("two");
  await page.getByLabel("Text").fill("Two\nlines");
  await page.evaluate("scrollTo(0, 700)");
  await site.replace(about, "With one file.", "With two files.");
  await expect.poll(() => page.textContent("main")).toContain("With two files.");
  await expect.poll(() => scrollTop(page)).toBe(700);
  expect(await page.getByLabel("Name").inputValue()).toBe("Ada");
  expect(await page.getByLabel("Text").inputValue()).toBe("Two\nlines");
  expect(await page.getByLabel("Yes").isChecked()).toBe(true);
  expect(await page.locator("select").inputValue()).toBe("two");
  expect(await page.evaluate("document.activeElement.name")).toBe("text");
});

test("the page and the terminal show all problems, with the text of the build, until they are corrected", async () => {
  const { site, open, said } = await develop();
  const page = await open("/about");
  await page.getByLabel("Name").fill("Ada");
  await site.replace("content/projects/beta.md", /^client: .*$/m, "client: ''");
  await site.replace(about, "menu: About", "menu: 7");
  const both = await site.problems();
  expect(both).toContain("2 problems");
  await expect.poll(() => overlayText(page)).toBe(both);
  expect(said()).toContain(both);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator("#dev-overlay pre").isVisible()).toBe(false);
  await site.replace(about, "menu: 7", "menu: About");
  const one = await site.problems();
  await expect.poll(() => overlayText(page)).toBe(one);
  await site.replace("content/projects/beta.md", "client: ''", "client: Beta");
  await expect.poll(() => overlayText(page)).toBe("");
  expect(await page.getByLabel("Name").inputValue()).toBe("Ada");

  // A mistake that only the check of all pages finds, because no browser shows the page.
  await site.replace("content/projects/alpha.md", "The text of alpha.", "See [this](/nowhere).");
  const link = await site.problems();
  await expect.poll(() => overlayText(page)).toBe(link);
  expect(said()).toContain(link);
  await site.replace("content/projects/alpha.md", "[this](/nowhere)", "this");
  await expect.poll(() => overlayText(page)).toBe("");
  await expect.poll(said).toMatch(/No problems left\.$/);
});

test("a page is shown as soon as its component is corrected, even if it was never rendered", async () => {
  const { site, open } = await develop((mini) =>
    mini.replace("pages/text-page.tsx", "{entry.data.heading}", "{(entry as any).info.name}"),
  );
  const page = await open("/");
  await expect.poll(() => overlayText(page)).toBe(await site.problems());
  await site.replace("pages/text-page.tsx", "{(entry as any).info.name}", "{entry.data.heading}");
  await expect.poll(() => page.locator("h1").count()).toBe(1);
  expect(await overlayText(page)).toBe("");
  await site.replace("components/frame/frame.tsx", "</main>", "</mian>");
  await expect.poll(() => overlayText(page)).toBe(await site.problems());
  // The previous version of the page stays visible, even after a reload.
  await page.reload();
  expect(await page.locator("h1").count()).toBe(1);
  await site.replace("components/frame/frame.tsx", "</mian>", "<p>Mended</p></main>");
  await expect.poll(() => page.textContent("main")).toContain("Mended");
  await expect.poll(() => overlayText(page)).toBe("");
});

test("only requests for host names of this machine and for allowed host names are answered", async () => {
  const { server } = await develop();
  const statusFor = (host: string, path = "/about") =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = get(server.address, { path, headers: { Host: host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      request.once("error", reject);
    });
  expect(
    await Promise.all(["localhost:3000", "[::1]", "tunnel.example"].map((host) => statusFor(host))),
  ).toEqual([200, 200, 200]);
  expect(
    await Promise.all(["evil.example", "localhost.evil.example"].map((host) => statusFor(host))),
  ).toEqual([403, 403]);
  expect(await Promise.all(["//", "/%", "/%ff"].map((path) => statusFor("localhost", path)))).toEqual([
    400, 400, 400,
  ]);
});

test("a click on a place opens it in the editor; requests of other sites and for other files are refused", async () => {
  vi.stubEnv("LAUNCH_EDITOR", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { site, server, open } = await develop((mini) => mini.replace(about, "menu: About", "menu: 7"));
  const opened = () => readFile(site.path("opened.txt"), "utf8").catch(() => "");
  await writeFile(site.path("editor.sh"), `#!/bin/sh\necho "$@" > "${site.path("opened.txt")}"\n`);
  await chmod(site.path("editor.sh"), 0o755);
  vi.stubEnv("LAUNCH_EDITOR", site.path("editor.sh"));
  const page = await open("/about");
  await page.getByRole("button", { name: `${about}:5:7` }).click();
  await expect.poll(opened).toBe(`${site.path(about)} 5 7\n`);
  await expect.poll(() => page.locator("#dev-overlay p").textContent()).toBe(`Opened ${about}:5:7.`);

  await site.remove("opened.txt");
  await symlink("/etc/hostname", site.path("content/outside.md"));
  const own = { Origin: server.address };
  const ask = async (file: string, headers: Record<string, string> = own, method = "POST") => {
    const body = method === "POST" ? `${file}:1:1` : null;
    const { status } = await fetch(`${server.address}/__dev/open`, { method, headers, body });
    return status;
  };
  expect(await ask("/etc/hostname")).toBe(403);
  expect(await ask("../../../package.json")).toBe(403);
  expect(await ask("content/outside.md")).toBe(403);
  expect(await ask("content/nowhere.md")).toBe(403);
  expect(await ask(about, { ...own, Origin: "https://elsewhere.example" })).toBe(403);
  expect(await ask(about, {})).toBe(403);
  expect(await ask(about, own, "GET")).toBe(405);
  expect(await opened()).toBe("");
});

test("the sharing preview shows the page that was open last, and saved changes", async () => {
  const { site, open } = await develop();
  const page = await open("/about");
  const result = page.locator(".result b");
  await page.goto(new URL("/__preview", page.url()).href);
  await expect.poll(() => result.textContent()).toContain("About");
  await site.replace(about, /^title: .*$/m, "title: Another title of this page");
  await expect.poll(() => result.textContent()).toBe("Another title of this page");
});

test("the terminal tells authors what a build advises, once, in a line each", async () => {
  const { server, said, site } = await develop(async (site) => {
    const words = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 99991).toString(36)).join(" ");
    await site.replace(about, "With one file.", words);
    const budgets =
      "{ html: 3_000, styles: 90_000, scripts: 90_000, fonts: 90_000, fontFiles: 9, requests: 90 }";
    await site.replace("pages/site.ts", "  browsers:", `  budgets: ${budgets},\n  browsers:`);
  });
  await server.idle();
  expect(said()).toMatch(/^For authors:\ncontent\/pages\/about\.md:1:1 {2}The text of \/about is long: .*$/m);
  await site.replace("content/pages/home.md", "title:", "title: Now");
  await fetch(server.address);
  await server.idle();
  expect(said().match(/For authors/g)).toHaveLength(1);
});

test("after a checkout of other schemas, pages and content at once, the right page is shown, or what is wrong with it", async () => {
  const { open, server, site } = await develop();
  const page = await open("/about");
  const files = ["content/schemas.ts", "pages/text-page.tsx", about] as const;
  const before = await Promise.all(files.map((file) => readFile(site.path(file), "utf8")));
  const [schemas = "", component = "", text = ""] = before;
  const checkOut = async (contents: readonly string[]) => {
    for (const [index, file] of files.entries()) await site.write(file, contents[index] ?? "");
  };
  const other = [
    schemas.replace("heading: text,", "heading: text, motto: text,"),
    component.replace("<h1>", "<p>{entry.data.motto}</p><h1>"),
    text,
  ];
  await checkOut(other);
  await expect.poll(() => overlayText(page)).toContain("content/pages/about.md");
  expect(await overlayText(page)).toContain("motto");
  await site.replace("content/pages/home.md", "heading:", "motto: Of home\nheading:");
  await checkOut([other[0] ?? "", other[1] ?? "", text.replace("heading:", "motto: One seam\nheading:")]);
  await expect.poll(() => page.getByText("One seam").count()).toBe(1);
  await site.replace("content/pages/home.md", "motto: Of home\n", "");
  await checkOut(before);
  await expect.poll(() => page.getByText("One seam").count()).toBe(0);
  await server.idle();
  expect(await overlayText(page)).toBe("");
});
