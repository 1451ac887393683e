/** The output folder: what is in it, and that it is always a whole site. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { manifestName } from "../../generator/model/output-file.ts";
import { stageOutput } from "../../generator/output/write-output.ts";
import {
  type Built,
  fingerprint,
  type MiniSite,
  miniSite,
  projectRoot,
  readFiles,
  start,
} from "../mini-site.ts";

// Renames and links pass through; a test each puts something in their way.
vi.mock("node:fs", async (original) => {
  const actual = await original<typeof fs>();
  const spied = { ...actual, renameSync: vi.fn(actual.renameSync), linkSync: vi.fn(actual.linkSync) };
  return { ...spied, default: spied };
});

/** File names without the hashes that change with their contents. */
const plain = (files: Iterable<string>) => [...files].map((file) => file.replace(/\.[0-9a-f]{10}\./, ".*."));

/** Without the compressed twins of text files. */
const withoutTwins = (files: string[]) => files.filter((file) => !/\.(br|gz)$/.test(file));

/** The folder beside which builds stage theirs. */
const hidden = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith(".dist"));

/** Every page of a second variant of the site differs from the first one's. */
async function makeVariant(site: MiniSite): Promise<MiniSite> {
  await site.replace("components/frame/frame.tsx", "<main>", "<main>The other one. ");
  return site;
}

/** The id of a process that has ended. */
const deadProcess = () => spawnSync("true").pid;

/** What a site that is put in place says of itself. */
const facts = { address: "https://small.example", policy: "" };

describe("kept pictures", () => {
  const time = 1_100_000_000;
  const dating = { time, size: 7 };
  const contents = "picture";

  /** A site that holds a kept picture, and the two files. */
  async function publishPicture(site: MiniSite) {
    const source = site.path("kept.png");
    await writeFile(source, contents);
    await utimes(source, time, time);
    const staged = await stageOutput(site.path("dist"));
    await staged.write({ file: "assets/a.png", contents: "as it was", copyOf: { source, ...dating } });
    await staged.commit(facts);
    return { source, published: site.path("dist/assets/a.png") };
  }

  test("are the very same files in the output", async () => {
    const { source, published } = await publishPicture(await miniSite());
    expect(fs.statSync(published).ino).toBe(fs.statSync(source).ino);
  });

  test("are copied, with their times, where the file system cannot link them", async () => {
    vi.mocked(fs.linkSync).mockImplementationOnce(() => {
      throw Object.assign(new Error("EXDEV: cross-device link not permitted"), { code: "EXDEV" });
    });
    const { source, published } = await publishPicture(await miniSite());
    const { ino, mtimeMs } = fs.statSync(published);
    expect(ino).not.toBe(fs.statSync(source).ino);
    expect(await readFile(published, "utf8")).toBe(contents);
    expect(mtimeMs).toBe(time * 1000);
  });

  test("are neither taken from the cache nor from the old site once they are others", async () => {
    const site = await miniSite();
    const { source, published } = await publishPicture(site);
    await writeFile(source, "changed");
    const staged = await stageOutput(site.path("dist"));
    await staged.write({ file: "assets/a.png", contents: "as it was", copyOf: { source, ...dating } });
    await staged.commit(facts);
    expect(await readFile(published, "utf8")).toBe("as it was");
  });

  test("that are gone stop the build: the old site stays, and nothing beside it", async () => {
    const site = await miniSite();
    await site.build();
    const before = fingerprint(await readFiles(site.path("dist")));
    const staged = await stageOutput(site.path("dist"));
    const source = site.path("missing.png");
    const picture = {
      file: "a.png",
      copyOf: { source, ...dating },
      get contents() {
        return fs.readFileSync(source);
      },
    };
    await expect(staged.write(picture)).rejects.toThrow(/missing\.png/);
    expect(fingerprint(await readFiles(site.path("dist")))).toEqual(before);
    expect(await hidden(site.path("."))).toEqual([]);
  });
});

describe("the layout", () => {
  test("is one HTML file for each route, and assets under names with hashes", async () => {
    const { files } = await (await miniSite()).build();
    expect(withoutTwins(plain(files.keys())).sort()).toEqual(
      [
        ".build.json",
        "about.html",
        "assets/alpha.*.svg",
        "assets/beta-48.*.avif",
        "assets/beta-48.*.jpg",
        "assets/main.*.js",
        "assets/site.*.css",
        "assets/ui.*.svg",
        "favicon.svg",
        "index.html",
        "projects/alpha.html",
        "projects/beta.html",
      ].sort(),
    );
  });

  test("puts a page beside the folder of the pages below it", async () => {
    const site = await miniSite();
    await addPage(site, "overview", "/projects");
    const { text } = await site.build();
    expect(text("projects.html")).toContain("<h1>The page overview</h1>");
    expect(text("projects/alpha.html")).toContain("<h1>Alpha Works</h1>");
  });

  test("has a page for unknown addresses, which searchers do not list", async () => {
    const site = await miniSite();
    await addPage(site, "not-found", "/404");
    const { text } = await site.build();
    expect(text("404.html")).toContain('<meta name="robots" content="noindex">');
    expect(text("404.html")).not.toContain("canonical");
    expect(text("about.html")).not.toContain("noindex");
  });

  test("lists its own files", async () => {
    const { files, text } = await (await miniSite()).build();
    const { files: listed } = JSON.parse(text(".build.json")) as { files: string[] };
    expect([...listed, ".build.json"].sort()).toEqual([...files.keys()].sort());
  });
});

/** Adds a page with its content, its schema and its address. */
async function addPage(site: MiniSite, name: string, address: string): Promise<void> {
  const head = `title: The page ${name}\ndescription: ${"One more page of the small site. ".repeat(3)}`;
  await site.write(
    `content/pages/${name}.md`,
    `---\n${head}\nkeywords: [page]\nmenu: ${name}\nheading: The page ${name}\n---\n`,
  );
  await site.replace(
    "content/schemas.ts",
    "  projects:",
    `  "${name}": pageFile("pages/${name}.md", page),\n  projects:`,
  );
  await site.replace(
    "pages/routes.ts",
    "...content",
    `route("${address}", TextPage, content["${name}"]),\n    ...content`,
  );
}

describe("a second build", () => {
  test("publishes nothing of the first one", async () => {
    const site = await miniSite();
    await site.build();
    await site.remove("content/projects/beta.md");
    await site.write("components/card/card.css", ".card { color: red; }\n");
    const second = await site.build();
    const files = withoutTwins(plain(second.files.keys()));
    expect(files.filter((file) => /beta|projects/.test(file))).toEqual(["projects/alpha.html"]);
    expect(files.filter((file) => file.endsWith(".css"))).toHaveLength(1);

    const fresh = await site.build({ out: "fresh" });
    expect(fingerprint(await readFiles(site.path("dist")))).toEqual(
      fingerprint(await readFiles(fresh.report.out)),
    );
  });

  test.each([
    ["changed", (file: string) => writeFile(file, "not a picture")],
    ["removed", (file: string) => rm(file)],
  ])("takes pictures over, but for one that somebody has %s", async (_, spoil) => {
    const site = await miniSite();
    const { matching, files } = await site.build();
    const [spoilt = "", whole = ""] = matching(/\.(avif|jpg)$/).map((file) =>
      path.join(site.root, "dist", file),
    );
    const { ino } = fs.statSync(whole);
    await spoil(spoilt);

    const second = await site.build();
    expect(fs.statSync(whole).ino).toBe(ino);
    expect(fingerprint(second.files)).toEqual(fingerprint(files));
  });

  test("that fails leaves the first one's site byte for byte, whichever step it fails in", async () => {
    const site = await miniSite();
    await site.build();
    const good = fingerprint(await readFiles(site.path("dist")));
    const mistakes: [file: string, before: string, after: string, step: string][] = [
      ["content/site.yaml", "open: true", "open: perhaps", "must be true or false"],
      ["pages/routes.ts", '"/about"', '"/About"', "is not a good address"],
      ["components/card/card.css", "ui.svg", "iu.svg", "There is no file"],
      ["pages/project-page.tsx", "= entry.data", "= (entry as any).info.data", "could not be rendered"],
      ["content/pages/about.md", "With one file.", "With [one](/one) file.", "leads nowhere"],
    ];
    for (const [file, before, after, sentence] of mistakes) {
      await site.replace(file, before, after);
      expect(await site.problems()).toContain(sentence);
      expect(fingerprint(await readFiles(site.path("dist")))).toEqual(good);
      expect(await hidden(site.root)).toEqual([]);
      await site.replace(file, after, before);
    }
  });
});

describe("the assets of the build before", () => {
  const [a, b, c] = [
    "assets/site.aaaaaaaaaa.css",
    "assets/site.bbbbbbbbbb.css",
    "assets/site.cccccccccc.css",
  ];

  /** Publishes files that contain their own names; returns what the folder then has. */
  async function publish(out: string, files: string[]): Promise<string[]> {
    const staged = await stageOutput(out);
    for (const file of files) await staged.write({ file, contents: file });
    await staged.commit(facts);
    return [...(await readFiles(out)).keys()].filter((file) => file !== manifestName);
  }

  test("stay for visitors who still have its pages open, and go with the one after", async () => {
    const out = (await miniSite()).path("dist");
    expect(await publish(out, ["index.html", a])).toEqual([a, "index.html"]);
    expect(await publish(out, ["index.html", b])).toEqual([a, b, "index.html"]);
    expect(await publish(out, ["index.html", c])).toEqual([b, c, "index.html"]);
    expect(await readFile(path.join(out, b), "utf8")).toBe(b);
  });

  test("stay if the same site is built again, for then nothing is older than before", async () => {
    const out = (await miniSite()).path("dist");
    await publish(out, ["index.html", a]);
    await publish(out, ["index.html", b]);
    expect(await publish(out, ["index.html", b])).toEqual([a, b, "index.html"]);
  });

  test("stay with their compressed twins; pages and files of fixed names do not", async () => {
    const out = (await miniSite()).path("dist");
    await publish(out, ["index.html", "old.html", "favicon.svg", a, `${a}.br`, `${a}.gz`]);
    const files = await publish(out, ["index.html", b]);
    expect(files).toEqual([a, `${a}.br`, `${a}.gz`, b, "index.html"]);
  });
});

describe("a folder that this tool did not make", () => {
  const refusal = (folder: string) => `${folder} was not made by this build, so it is not replaced.

    Move it away or delete it yourself, or name another folder with --out DIR.

One problem; nothing was written.`;

  test("is not replaced", async () => {
    const site = await miniSite();
    await site.write("dist/thesis.txt", "Chapter 1\n");
    expect(await site.problems()).toBe(refusal(site.path("dist")));
    expect(plain((await readFiles(site.path("dist"))).keys())).toEqual(["thesis.txt"]);
    expect(await readFile(site.path("dist/thesis.txt"), "utf8")).toBe("Chapter 1\n");
  });

  test("is not replaced if it is a file", async () => {
    const site = await miniSite();
    await site.write("dist", "Chapter 1\n");
    expect(await site.problems()).toBe(refusal(site.path("dist")));
    expect(await readFile(site.path("dist"), "utf8")).toBe("Chapter 1\n");
  });

  test("is not replaced if it is a link to a folder", async () => {
    const site = await miniSite();
    await site.write("elsewhere/thesis.txt", "Chapter 1\n");
    await symlink("elsewhere", site.path("dist"));
    expect(await site.problems()).toBe(refusal(site.path("dist")));
    expect(await readFile(site.path("elsewhere/thesis.txt"), "utf8")).toBe("Chapter 1\n");
  });

  test("is taken if it is empty", async () => {
    const site = await miniSite();
    await mkdir(site.path("dist"));
    const { files } = await site.build();
    expect(files.has("index.html")).toBe(true);
    expect(await hidden(site.root)).toEqual([]);
  });
});

describe("two builds at once", () => {
  /** Both variants as they are if they are built alone. */
  async function twoSites() {
    const [one, other] = await Promise.all([miniSite(), miniSite().then(makeVariant)]);
    const alone = await Promise.all([one.build(), other.build()]);
    const whole = await Promise.all(
      alone.map(async ({ report }) => fingerprint(await readFiles(report.out))),
    );
    return { one, other, whole };
  }

  test("in two processes both end well, and leave one whole site", async () => {
    const { one, other, whole } = await twoSites();
    const out = one.path("dist");
    for (let round = 0; round < 3; round++) {
      const ends = await Promise.all([one, other].map((site) => site.command(["--out", out])));
      expect(ends.map(({ status, stderr }) => ({ status, stderr }))).toEqual([
        { status: 0, stderr: "" },
        { status: 0, stderr: "" },
      ]);
      expect(whole).toContainEqual(fingerprint(await readFiles(out)));
      expect(await hidden(one.root)).toEqual([]);
    }
  });

  test("in one process both end well, and leave one whole site", async () => {
    const { one, other, whole } = await twoSites();
    const out = one.path("shared/dist");
    for (let round = 0; round < 10; round++) {
      // Neither reads the folder before both have ended: it is replaced under the reader's eyes.
      await Promise.all([one, other, one].map((site) => site.build({ out, read: false })));
      expect(whole).toContainEqual(fingerprint(await readFiles(out)));
      expect(await hidden(path.dirname(out))).toEqual([]);
    }
  });

  test("of which one finds the other's site between its two renames: the last one wins", async () => {
    const site = await miniSite();
    await site.build();
    const out = site.path("dist");
    const alone = fingerprint(await readFiles(out));
    const other = await makeVariant(await miniSite());
    await other.build();
    const { renameSync: pass } = await vi.importActual<typeof fs>("node:fs");
    vi.mocked(fs.renameSync).mockImplementationOnce((from, to) => {
      pass(from, to);
      pass(other.path("dist"), out);
    });
    await site.build();
    expect(fingerprint(await readFiles(out))).toEqual(alone);
    expect(await hidden(site.root)).toEqual([]);
  });
});

describe("what a killed build left behind", () => {
  test("is removed by the next one", async () => {
    const site = await miniSite();
    const pid = deadProcess();
    await site.write(`.dist-stage-${pid}-0123abcd/index.html`, "half");
    await site.write(`.dist-previous-${pid}-0123abcd/index.html`, "old");
    await site.build();
    expect(await hidden(site.root)).toEqual([]);
  });

  test("stays as long as its process runs, for that one is not dead", async () => {
    const site = await miniSite();
    const folder = `.dist-stage-${process.pid}-0123abcd`;
    await site.write(`${folder}/index.html`, "half");
    await site.build();
    expect(await hidden(site.root)).toEqual([folder]);
  });

  /** A site as it is when a build was killed between its two renames. */
  async function interrupted(): Promise<{ site: MiniSite; built: Built; previous: string }> {
    const site = await miniSite();
    const built = await site.build();
    const previous = site.path(`.dist-previous-${deadProcess()}-0123abcd`);
    await rename(site.path("dist"), previous);
    return { site, built, previous };
  }

  test("is put back by the next build, also if that one fails", async () => {
    const { site, built } = await interrupted();
    await site.replace("content/site.yaml", "open: true", "open: perhaps");
    await site.problems();
    expect(fingerprint(await readFiles(site.path("dist")))).toEqual(fingerprint(built.files));
    expect(await hidden(site.root)).toEqual([]);
  });

  test("is put back by the preview, which then serves it", async () => {
    const { site, built } = await interrupted();
    const preview = path.join(projectRoot, "generator/preview.ts");
    const { child, ended } = start([preview, "--port", "0"], site.root);
    try {
      const line = await new Promise<string>((resolve) => child.stdout?.once("data", resolve));
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
      const response = await fetch(`${address}/projects/beta`);
      expect(await response.text()).toBe(built.text("projects/beta.html"));
    } finally {
      child.kill();
      await ended;
    }
    expect(await hidden(site.root)).toEqual([]);
  });

  test("is not put back if it was half removed already", async () => {
    const { site, previous } = await interrupted();
    await rm(path.join(previous, "about.html"));
    await site.replace("content/site.yaml", "open: true", "open: perhaps");
    await site.problems();
    expect(await readdir(site.root)).not.toContain("dist");
  });
});

describe("a page that cannot be written", () => {
  test("is told like any other file, and leaves nothing", async () => {
    const site = await miniSite();
    // Its folder has the name that the page needs.
    await site.write("assets/static/about.html/leaf.txt", "A leaf.");
    const told = await site.problems();
    expect(told).toContain(`${site.path("dist")} cannot be written: EISDIR`);
    expect(told).toContain("One problem; nothing was written.");
    expect(await hidden(site.root)).toEqual([]);
  });
});

describe("a full disk", () => {
  const mountable = () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "mountable-"));
    const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]);
    if (status === 0) spawnSync("umount", [folder]);
    fs.rmdirSync(folder);
    return status === 0;
  };

  /** A disk of one megabyte. */
  async function smallDisk(): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "small-disk-"));
    spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
    onTestFinished(async () => {
      spawnSync("umount", [folder]);
      await rm(folder, { recursive: true });
    });
    return folder;
  }

  const message = (folder: string) => `${folder} cannot be written: the disk is full.

    The site that was there before is still there, unchanged.

One problem; nothing was written.`;

  // To make a small disk one must be allowed to mount: as root, and not in every container.
  describe.skipIf(!mountable())("(skipped without the right to mount)", () => {
    test("leaves the old site, and no half of the new one", async () => {
      const site = await miniSite();
      const out = path.join(await smallDisk(), "dist");
      const { files } = await site.build({ out });
      await site.write("assets/static/film.bin", randomBytes(2_000_000));
      expect(await site.problems({ out })).toBe(message(out));
      expect(fingerprint(await readFiles(out))).toEqual(fingerprint(files));
      expect(await hidden(path.dirname(out))).toEqual([]);
    });

    test("on which the cache lies is told like any other", async () => {
      const site = await miniSite({ ownCache: true });
      const disk = await smallDisk();
      await symlink(disk, site.path(".cache"));
      await writeFile(path.join(disk, "full"), randomBytes(2_000_000)).catch(() => {});
      expect(await site.problems()).toBe(message(site.path(".cache")));
      expect(await readdir(site.root)).not.toContain("dist");
    });
  });
});

describe("the base of all addresses", () => {
  /** Every address in the pages and style sheets that is not absolute. */
  const internal = ({ files }: Built) =>
    [...files].flatMap(([file, bytes]) => {
      if (!/\.(html|css)$/.test(file)) return [];
      const text = bytes.toString("utf8");
      const attributes = [...text.matchAll(/\s(?:href|src|srcset|action)="([^"]*)"/gi)];
      const addresses = attributes
        .flatMap(([, value = ""]) => value.split(/,\s*/))
        .map((one) => one.split(" ")[0]);
      const inStyles = [...text.matchAll(/url\("?([^")]+)/g)].map(([, url]) => url);
      return [...addresses, ...inStyles].filter((url = "") => !/^(https?:|mailto:|#)/.test(url));
    });

  const canonicals = (built: Built) =>
    built.matching(/\.html$/).map((file) => /rel="canonical" href="([^"]*)"/.exec(built.text(file))?.[1]);

  test("is / for a site at the root of its host", async () => {
    const built = await (await miniSite()).build();
    const urls = internal(built);
    expect(urls.length).toBeGreaterThan(30);
    expect(urls.filter((url = "") => !/^\/($|about$|projects\/|assets\/|favicon)/.test(url))).toEqual([]);
    expect(canonicals(built)).toEqual([
      "https://small.example/about",
      "https://small.example/",
      "https://small.example/projects/alpha",
      "https://small.example/projects/beta",
    ]);
  });

  test.each(["https://host.example/sub", "https://host.example/sub/"])("is /sub for %s", async (base) => {
    const built = await (await miniSite()).build({ base });
    const urls = internal(built);
    expect(urls.length).toBeGreaterThan(30);
    expect(urls.filter((url = "") => !/^\/sub\/($|about$|projects\/|assets\/|favicon)/.test(url))).toEqual(
      [],
    );
    expect(canonicals(built)).toEqual([
      "https://host.example/sub/about",
      "https://host.example/sub/",
      "https://host.example/sub/projects/alpha",
      "https://host.example/sub/projects/beta",
    ]);
    // The files themselves lie where they lay: the host puts the folder below /sub.
    expect(built.files.has("projects/beta.html")).toBe(true);
  });
});
