/** The editor in the browser, on a copy of this site: what is changed in its forms is in the files, and nothing else is. */
import { cp, mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import type { Browser, Locator, Page, Request } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { type DevServer, startDevServer } from "../../generator/dev/dev-server.ts";
import { launchChromium } from "../browser/find-browser.ts";
import { projectRoot } from "../mini-site.ts";

const root = path.join(projectRoot, "tests/tmp/site-editor");
const portfolio = "content/portfolio";
const read = (file: string) => readFile(path.join(root, file), "utf8");

let browser: Browser;
let server: DevServer;
beforeAll(async () => {
  await rm(root, { recursive: true, force: true });
  for (const folder of ["assets", "content"])
    await cp(path.join(projectRoot, folder), path.join(root, folder), { recursive: true });
  // Pictures that the project's builds have made need not be made again.
  await mkdir(path.join(root, ".cache"));
  const made = ["images", "packages", "svg"].map((name) => `.cache/${name}`);
  for (const name of ["components", "generator", "node_modules", "pages", "scripts", "package.json", ...made])
    await symlink(path.join(projectRoot, name), path.join(root, name));
  server = await startDevServer({ root, content: "content", port: 0 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.idle();
  await server?.close();
  await rm(root, { recursive: true, force: true });
});

/** A photograph under a name that no file of the site may have. */
const photograph = async (color: string) => ({
  name: "Été à l’étang 1.PNG",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

/** A field of the form; the editor makes those further down when they come into sight. */
async function field(page: Page, keyPath: string): Promise<Locator> {
  const found = page.locator(`[data-key-path="${keyPath}"]`).first();
  await page.mouse.move(300, 500);
  await expect
    .poll(async () => {
      if ((await found.count()) === 0) await page.mouse.wheel(0, 900);
      return found.count();
    })
    .toBe(1);
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Uploads a picture in a field for one. */
async function upload(page: Page, keyPath: string, color: string): Promise<void> {
  const picture = await field(page, keyPath);
  await picture.getByRole("button", { name: "Browse" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Upload" }).last().click(),
  ]);
  await chooser.setFiles(await photograph(color));
  await page.getByRole("button", { name: "Insert" }).click();
  await picture.getByRole("button", { name: "Replace" }).waitFor();
}

/** Saves, and waits until the text is written: the note of an earlier saving may still be in view. */
async function save(page: Page): Promise<void> {
  const isWritten = (request: Request) => request.method() === "PUT" && request.url().includes("/content/");
  const written = page.waitForResponse((response) => isWritten(response.request()));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  expect((await written).ok()).toBe(true);
}

// The editor is large: beside other tests on two cores it takes minutes.
test("a case study's summary and a picture of it, and a new member of the team", async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(60_000);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  const [name = ""] = await readdir(path.join(root, portfolio));
  const file = `${portfolio}/${name}`;
  const before = await read(file);
  const { client, posts } = parse(before.split("---")[1] ?? "") as { client: string; posts: unknown[] };

  await page.goto(`${server.address}/__edit`, { waitUntil: "commit" });
  await page.getByRole("treeitem", { name: /^Portfolio/ }).click();
  await page.getByText(client, { exact: true }).click();
  await page.getByRole("textbox", { name: "Summary" }).fill("Changed: in the browser.");
  // The editor puts names between characters for their direction.
  await (await field(page, "posts")).getByRole("button", { name: /Add .?Post/ }).click();
  await upload(page, `posts.${posts.length}.file`, "#245");
  await (await field(page, `posts.${posts.length}.alt`)).getByRole("textbox").fill("A pond in summer");
  await save(page);

  const expected = before
    .replace(/^summary: .*$/m, 'summary: "Changed: in the browser."')
    .replace(/(\nposts:(?: \[\]|(?:\n {2}.*)*))/, (posts) => {
      const item = "\n  - file: portfolio/ete-a-l-etang-1.webp\n    alt: A pond in summer";
      return posts.replace(" []", "") + item;
    });
  expect(await read(file)).toBe(expected);
  const { width } = await sharp(path.join(root, "assets/images/portfolio/ete-a-l-etang-1.webp")).metadata();
  expect(width).toBe(900);

  await page.getByRole("treeitem", { name: /^Team/ }).click();
  await page.getByRole("button", { name: "New" }).last().click();
  // The editor empties a new form once more when it is drawn: the picture, which waits for it, comes first.
  await upload(page, "portrait.file", "#a52");
  await page.getByRole("textbox", { name: "Role" }).fill("Illustrator");
  await page.getByRole("textbox", { name: "Name" }).fill("Ada Example");
  await (await field(page, "portrait.alt")).getByRole("textbox").fill("Ada at her desk");
  await save(page);
  expect(await read("content/team/illustrator.yaml")).toBe(
    "role: Illustrator\nname: Ada Example\nportrait:\n  file: team/ete-a-l-etang-1.webp\n  alt: Ada at her desk\n",
  );
  expect(dialogs).toEqual([]);

  const visitor = await browser.newPage();
  await visitor.goto(`${server.address}/our_team`);
  await visitor.getByText("Ada Example").waitFor();
  await visitor.getByAltText("Ada at her desk").waitFor();
}, 300_000);
