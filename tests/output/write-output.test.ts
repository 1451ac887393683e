/** Step 6: the output folder always contains a complete site, and is replaced only if a build made it. */
import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { manifestName } from "../../generator/model/output-file.ts";
import { Staging } from "../../generator/output/staging.ts";
import { hosts } from "../../hosts/hosts.ts";
import { fingerprint, hiddenFolders, miniSite, plainNames, readFiles } from "../mini-site.ts";
import { failRenames, replaceFunction } from "./replace-function.ts";

describe("a second build", () => {
  test("publishes no files of the first build", async () => {
    const site = await miniSite();
    await site.build();
    await site.remove("content/projects/beta.md");
    await site.write("components/card/card.css", ".card { color: red; }\n");
    const second = await site.build();
    const files = plainNames(second.files.keys());
    expect(files.filter((file) => /beta|projects/.test(file))).toEqual(["projects/alpha.html"]);
    expect(files.filter((file) => file.endsWith(".css"))).toHaveLength(1);

    const fresh = await site.build({ out: "fresh" });
    expect(fingerprint(await readFiles(site.path("dist")))).toEqual(
      fingerprint(await readFiles(fresh.report.out)),
    );
  });

  test("restores every file that was changed or removed in the output", async () => {
    const site = await miniSite();
    const { matching, files } = await site.build();
    const [changed = "", removed = ""] = matching(/\.(avif|jpg)$/);
    await site.write(`dist/${changed}`, "not a picture");
    await site.remove(`dist/${removed}`);
    const second = await site.build();
    expect(fingerprint(second.files)).toEqual(fingerprint(files));
  });

  test("that fails in any step leaves the site of the first build, byte for byte", async () => {
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
      expect(await hiddenFolders(site.root)).toEqual([]);
      await site.replace(file, after, before);
    }
  });
});

describe("the assets of the previous build", () => {
  const [a, b, c] = ["assets/site.aaaaaaaa.css", "assets/site.bbbbbbbb.css", "assets/site.cccccccc.css"];

  /** Publishes files that contain their own names, and returns the files in the folder. */
  async function publish(out: string, files: string[]): Promise<string[]> {
    const staging = await Staging.create(out);
    for (const file of files) await staging.write({ file, contents: file });
    await staging.keepPrevious();
    await staging.commit({ address: "https://small.example", redirects: [], policy: "" });
    return [...(await readFiles(out)).keys()].filter((file) => file !== manifestName);
  }

  test("stay for one build, for visitors who still have its pages open", async () => {
    const out = (await miniSite()).path("dist");
    expect(await publish(out, ["index.html", a])).toEqual([a, "index.html"]);
    expect(await publish(out, ["index.html", b])).toEqual([a, b, "index.html"]);
    expect(await publish(out, ["index.html", c])).toEqual([b, c, "index.html"]);
    expect(await readFile(path.join(out, b), "utf8")).toBe(b);
  });

  test("stay if the same site is built again", async () => {
    const out = (await miniSite()).path("dist");
    await publish(out, ["index.html", a]);
    await publish(out, ["index.html", b]);
    expect(await publish(out, ["index.html", b])).toEqual([a, b, "index.html"]);
  });

  test("stay with their precompressed files; pages and files with fixed names do not", async () => {
    const out = (await miniSite()).path("dist");
    await publish(out, ["index.html", "old.html", "favicon.svg", a, `${a}.br`, `${a}.gz`]);
    const files = await publish(out, ["index.html", b]);
    expect(files).toEqual([a, `${a}.br`, `${a}.gz`, b, "index.html"]);
  });
});

describe("a folder that no build made", () => {
  const refusal = (folder: string) => `${folder} was not made by this build, so it is not replaced.

    Move it away or delete it yourself, or name another folder with --out DIR.

One problem; nothing was written.`;

  test("is not replaced", async () => {
    const site = await miniSite();
    await site.write("dist/thesis.txt", "Chapter 1\n");
    expect(await site.problems()).toBe(refusal(site.path("dist")));
    expect(plainNames((await readFiles(site.path("dist"))).keys())).toEqual(["thesis.txt"]);
    expect(await readFile(site.path("dist/thesis.txt"), "utf8")).toBe("Chapter 1\n");
  });

  test("is not replaced if it is a file", async () => {
    const site = await miniSite();
    await site.write("dist", "Chapter 1\n");
    expect(await site.problems()).toBe(refusal(site.path("dist")));
    expect(await readFile(site.path("dist"), "utf8")).toBe("Chapter 1\n");
  });

  test("is not replaced if it is a symbolic link to a folder", async () => {
    const site = await miniSite();
    await site.write("elsewhere/thesis.txt", "Chapter 1\n");
    await symlink("elsewhere", site.path("dist"));
    expect(await site.problems()).toBe(refusal(site.path("dist")));
    expect(await readFile(site.path("elsewhere/thesis.txt"), "utf8")).toBe("Chapter 1\n");
  });

  test("is used if it is empty", async () => {
    const site = await miniSite();
    await mkdir(site.path("dist"));
    const { files } = await site.build();
    expect(files.has("index.html")).toBe(true);
    expect(await hiddenFolders(site.root)).toEqual([]);
  });
});

describe("the two renames that replace a site", () => {
  test("are undone if the second one fails", async () => {
    const site = await miniSite();
    const { files } = await site.build();
    await site.replace("content/pages/about.md", "With one file.", "With two files.");
    failRenames("-staging-", "EIO");
    const problems = await site.problems({ host: hosts.nginx });
    expect(problems).toContain(`${site.path("dist")} cannot be written: EIO`);
    expect(fingerprint(await readFiles(site.path("dist")))).toEqual(fingerprint(files));
    expect(await hiddenFolders(site.root)).toEqual([]);
    expect((await readdir(site.root)).filter((file) => file.includes("nginx"))).toEqual([]);
  });

  test("succeed even if the old site cannot be removed afterwards", async () => {
    const site = await miniSite();
    await site.build();
    await site.replace("content/pages/about.md", "With one file.", "With two files.");
    replaceFunction(fs.promises, "rm", (real) => async (file, options) => {
      if (String(file).includes("-previous-")) throw Object.assign(new Error("EBUSY"), { code: "EBUSY" });
      return real(file, options);
    });
    expect((await site.build()).text("about.html")).toContain("With two files.");
  });
});

describe("a page that cannot be written", () => {
  test("is a problem, and leaves no files", async () => {
    const site = await miniSite();
    // The folder has the same name as the file of the page.
    await site.write("assets/static/about.html/leaf.txt", "A leaf.");
    const problems = await site.problems();
    expect(problems).toContain(`${site.path("dist")} cannot be written: EISDIR`);
    expect(problems).toContain("One problem; nothing was written.");
    expect(await hiddenFolders(site.root)).toEqual([]);
  });
});

test("a file in static/ with the name of a file that the build makes is a problem", async () => {
  const site = await miniSite();
  await site.write("assets/static/about.html", "Another page about us.");
  expect(await site.problems()).toBe(`\
The build makes the file about.html twice: only one of them would be published.

    Is there a file assets/static/about.html? Remove it, or give it another name.

One problem; nothing was written.`);
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

  // Mounting a small disk requires root, and is not allowed in every container.
  describe.skipIf(!mountable())("(skipped without the right to mount)", () => {
    test("leaves the old site, and no part of the new one", async () => {
      const site = await miniSite();
      const out = path.join(await smallDisk(), "dist");
      const { files } = await site.build({ out });
      await site.write("assets/static/film.bin", randomBytes(2_000_000));
      expect(await site.problems({ out })).toBe(message(out));
      expect(fingerprint(await readFiles(out))).toEqual(fingerprint(files));
      expect(await hiddenFolders(path.dirname(out))).toEqual([]);
    });

    test("that contains the cache is a problem", async () => {
      const site = await miniSite({ ownCache: true });
      const disk = await smallDisk();
      await symlink(disk, site.path(".cache"));
      await writeFile(path.join(disk, "full"), randomBytes(2_000_000)).catch(() => {});
      expect(await site.problems()).toBe(message(site.path(".cache")));
      expect(await readdir(site.root)).not.toContain("dist");
    });
  });
});
