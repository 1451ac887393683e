/** The build command: exit status, standard output and error, and the files that it leaves. */
import { appendFile, cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { runBuild } from "../../generator/commands/build.ts";
import type { BuildReport } from "../../generator/model/report.ts";
import { runHere } from "../commands/run-here.ts";
import { miniSite, readFiles } from "../mini-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

describe("a site without mistakes", () => {
  test("is written, reported on standard output, and the status is 0", async () => {
    const site = await miniSite();
    const { status, stdout, stderr } = await site.command();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^ {2}\/projects\/beta +\d\.\d kB +\d\.\d kB +\d\.\d kB$/m);
    expect(stdout).toMatch(/^ {2}4 pages; 2 pictures, \d+ results made, \d+ reused\.$/m);
    expect(stdout).toContain("  Stand-ins left to replace before the launch: 1 (standIn: true in content/).");
    expect(stdout).toContain(`into ${site.path("dist")}\n`);
    expect([...(await readFiles(site.path("dist"))).keys()]).toContain("projects/beta.html");
  });

  test("is written to --out, for the address in --base, with its report in --json", async () => {
    const site = await miniSite();
    const [out, json] = [site.path("made/site"), site.path("made/report.json")];
    const args = ["--out", out, "--base", "https://host.example/sub", "--json", json];
    vi.stubEnv("ENQUIRY_URL", "https://desk.example/in");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status } = await runHere(() => runBuild(site.root, args));
    expect(status).toBe(0);
    const home = await readFile(site.path("made/site/index.html"), "utf8");
    expect(home).toContain('<link rel="canonical" href="https://host.example/sub/"');
    expect(home).toContain('action="https://desk.example/in"');
    expect(await readdir(site.root)).not.toContain("dist");

    const report = JSON.parse(await readFile(site.path("made/report.json"), "utf8")) as BuildReport;
    expect(report.out).toBe(site.path("made/site"));
    expect(report.routes.map(({ path }) => path)).toEqual([
      "/",
      "/about",
      "/projects/alpha",
      "/projects/beta",
    ]);
    expect(report.routes[0]?.bytes).toBe(Buffer.byteLength(home));
    expect(report.routes[0]?.brotli).toBeLessThan(Buffer.byteLength(home));
    expect(report.standIns).toBe(1);
    expect(report.images.count).toBe(2);
    const steps = report.times.map(({ step }) => step);
    expect([steps[0], steps.at(-1)]).toEqual(["read", "publish"]);
    expect(report.assets.map(({ file }) => file.replace(/\.[0-9a-f]{8}\./, "."))).toEqual(["assets/main.js"]);
  });
});

test("--content may be an absolute path outside the project", async () => {
  const site = await miniSite();
  const elsewhere = temporaryFolder();
  await cp(site.path("content"), elsewhere, { recursive: true });
  await appendFile(path.join(elsewhere, "pages/about.md"), "\nWritten elsewhere.\n");
  const args = ["--content", elsewhere];
  const { status, stderr } = await runHere(() => runBuild(site.root, args));
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(await readFile(site.path("dist/about.html"), "utf8")).toContain("Written elsewhere.");
});

describe("a site with a mistake", () => {
  test("is not written, the problems go to standard error, and the status is 1", async () => {
    const site = await miniSite();
    await site.replace("content/pages/about.md", "menu: About", "menu: 7");
    const before = await readdir(site.root);
    expect(await site.command()).toEqual({
      status: 1,
      stdout: "",
      stderr: `content/pages/about.md:5:7  "menu" must be text, and is a number (7).

    4 | keywords: [about]
    5 | menu: 7
      |       ^

    Put it in quotation marks: "7".

One problem; nothing was written.
`,
    });
    expect(await readdir(site.root)).toEqual(before);
  });

  test("that throws while a page is rendered names the line of the page's source", async () => {
    const site = await miniSite();
    await site.replace("pages/text-page.tsx", "{entry.data.heading}", "{\n      (entry as any).info.name}");
    const { status, stdout, stderr } = await site.command();
    expect(status).toBe(1);
    // On a slow machine there may be a line of progress.
    expect(stdout.replace(/^ {2}Pages \d\/4\n/gm, "")).toBe("");
    expect(stderr).toBe(`${await site.problems()}\n`);
    expect(
      stderr,
    ).toContain(`pages/text-page.tsx:8:27  The page / could not be rendered: Cannot read properties of undefined (reading 'name').

    7 |       <h1>{
    8 |       (entry as any).info.name}</h1>
      |                           ^

    It happened with content/pages/home.md. The line above threw the error.
`);
  });

  test("of syntax is reported like any other", async () => {
    const site = await miniSite();
    await site.replace("components/card/card.tsx", "</figure>", "</figur>");
    const { status, stderr } = await site.command();
    expect(status).toBe(1);
    expect(stderr).toBe(`${await site.problems()}\n`);
    expect(stderr).toContain("components/card/card.tsx:7:7  Unexpected closing");
  });
});

describe("arguments", () => {
  /** Runs the command, and checks that it builds nothing. */
  async function answer(args: string[]) {
    const site = await miniSite();
    const before = await readdir(site.root);
    const ended = await runHere(() => runBuild(site.root, args));
    expect(await readdir(site.root)).toEqual(before);
    return ended;
  }

  test.each([
    [["--otu", "dist"], "Unknown option '--otu'"],
    [["dist"], "Unexpected argument 'dist'"],
    [["--out"], "Option '--out <value>' argument missing"],
    [
      ["--base", "host.example/sub"],
      '--base needs an absolute address, such as https://example.org/sub, and not "host.example/sub".',
    ],
    [["--base", "https://host.example/?page=1"], "--base needs an absolute address"],
  ])("that are wrong are reported with the help, and the status is 2: %j", async (args, says) => {
    const { status, stdout, stderr } = await answer(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(says);
    expect(stderr).toContain("npm run build -- --out /tmp/site");
  });

  test("before --, which npm interprets itself, are reported", async () => {
    vi.stubEnv("npm_lifecycle_event", "build");
    vi.stubEnv("npm_config_base", "https://host.example/sub");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status, stderr } = await answer([]);
    expect(status).toBe(2);
    expect(stderr).toContain('npm took --base for itself. Write "--" before it: npm run build -- --base\n');
  });

  test("with the name of a setting of npm are not mistaken for it", async () => {
    vi.stubEnv("npm_lifecycle_event", "build");
    vi.stubEnv("npm_config_editor", "code");
    onTestFinished(() => void vi.unstubAllEnvs());
    const { stderr } = await answer(["--otu"]);
    expect(stderr).toContain("Unknown option '--otu'");
    expect((await answer(["--base", "x"])).stderr).toContain("--base needs an absolute address");
  });

  test("--help prints every flag, and the status is 0", async () => {
    const { status, stdout, stderr } = await answer(["--help"]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    for (const flag of ["--out DIR", "--base URL", "--content DIR", "--json FILE", "--editor", "--help"]) {
      expect(stdout).toContain(`\n  ${flag} `);
    }
  });
});
