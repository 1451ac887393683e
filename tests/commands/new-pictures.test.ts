import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { recordLicence } from "../../generator/commands/new/record-licence.ts";
import { type MiniSite, projectRoot, readFiles } from "../mini-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { answer, command, description, heic, licence, siteWithNewFiles } from "./new-site.ts";

const flags = [
  ...["--client", "Gamma & Söhne", "--date", "2022-02-02", "--categories", "logo", "--order", "3"],
  ...["--cover.alt", "Red and yellow", "--gallery", "[]"],
  ...["--description", description, "--keywords", "gamma"],
];

/** A picture of one color, in any format. */
const plain = (width: number, height: number, background = "#c73") =>
  sharp({ create: { width, height, channels: 3, background } });

/** Runs the command with a file as its cover, and returns the new original. */
async function takeCover(site: MiniSite, file: string, ...more: string[]) {
  const { status, stderr } = await command(
    site.root,
    "project",
    ...flags,
    ...["--cover.file", file],
    ...licence,
    ...more,
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const entry = await readFile(site.path("content/projects/gamma-and-sohne.md"), "utf8");
  const [, name = ""] = /cover:\n {2}file: (.*)/.exec(entry) ?? [];
  return { name, contents: await readFile(site.path(`assets/images/${name}`)) };
}

/** The files of a site, without its cache. */
async function filesOf(site: MiniSite) {
  const files = await readFiles(site.root);
  return new Map(
    [...files].filter(([file]) => !file.startsWith(".cache")).map(([file, bytes]) => [file, String(bytes)]),
  );
}

describe("a picture", () => {
  test("of a telephone becomes a JPEG under a good name, and its licence is noted", async () => {
    const site = await siteWithNewFiles();
    const { name, contents } = await takeCover(site, heic);
    expect(name).toBe("projects/gamma-and-sohne-cover.jpg");
    const { format, width, height } = await sharp(contents).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 900, height: 600 });
    const [red] = await sharp(contents).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer();
    expect(red).toBeGreaterThan(190);
    expect(await readFile(site.path("assets/licences.yaml"), "utf8")).toBe(
      "notes:\n  - files: [images/projects/gamma-and-sohne-cover.jpg]\n    origin: Photographed by us.\n    licence: Ours.\n",
    );
    expect((await site.build()).matching(/gamma-and-sohne-cover/)).not.toEqual([]);
  });

  test("that is far too large becomes smaller, upright, and tells no place", async () => {
    const site = await siteWithNewFiles();
    const folder = temporaryFolder();
    const file = path.join(folder, "IMG 0001 (2).JPG");
    await plain(3000, 1500)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "43/1 39/1 0/1" } })
      .jpeg()
      .toFile(file);
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { contents } = await takeCover(site, file);
    const { width, height, exif, orientation } = await sharp(contents).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 1200, height: 2400 });
  });

  test("that is fit is copied as it is, and so is a drawing", async () => {
    const site = await siteWithNewFiles();
    const folder = temporaryFolder();
    const fit = await plain(1200, 800).webp().toBuffer();
    await writeFile(path.join(folder, "Fit.WEBP"), fit);
    const cover = await takeCover(site, path.join(folder, "Fit.WEBP"));
    expect(cover.name).toBe("projects/gamma-and-sohne-cover.webp");
    expect(cover.contents.equals(fit)).toBe(true);

    await site.remove("content/projects/gamma-and-sohne.md");
    const again = await takeCover(site, site.path("assets/images/alpha.svg"));
    expect(again.name).toBe("projects/gamma-and-sohne-cover-2.svg");
  });

  test("with transparent parts stays transparent", async () => {
    const site = await siteWithNewFiles();
    const file = path.join(temporaryFolder(), "logo.tiff");
    await sharp({ create: { width: 700, height: 700, channels: 4, background: "#ff000080" } })
      .tiff({ compression: "lzw" })
      .toFile(file);
    const { name, contents } = await takeCover(site, file);
    expect(name).toBe("projects/gamma-and-sohne-cover.png");
    expect((await sharp(contents).stats()).isOpaque).toBe(false);
  });
});

test("what is no picture, too small, or missing is refused, and so is a picture without a licence; nothing is written", async () => {
  const site = await siteWithNewFiles();
  const before = await filesOf(site);
  const folder = temporaryFolder();
  const at = (name: string) => path.join(folder, name);
  await writeFile(at("letter.jpg"), "Dear Anna,");
  await writeFile(at("half.jpg"), (await plain(1200, 800).jpeg().toBuffer()).subarray(0, 600));
  await writeFile(at("half.heic"), (await readFile(heic)).subarray(0, 400));
  await plain(64, 48).png().toFile(at("icon.png"));
  const frames = { raw: { width: 600, height: 1200, channels: 3, pageHeight: 600 } } as const;
  await sharp(Buffer.alloc(600 * 1200 * 3).fill(255, 600 * 600 * 3), frames)
    .gif()
    .toFile(at("moving.gif"));
  const refusals: [string[], string][] = [
    [
      ["--cover.file", at("letter.jpg"), ...licence],
      "letter.jpg is no picture that can be read here. Export it as JPEG, PNG or SVG.",
    ],
    [["--cover.file", at("half.jpg"), ...licence], "half.jpg is no picture that can be read here."],
    [["--cover.file", at("half.heic"), ...licence], "half.heic is no picture that can be read here."],
    [
      ["--cover.file", at("icon.png"), ...licence],
      "icon.png has only 64 × 48 pixels, and would be blurred. Its longer side needs 600 at least.",
    ],
    [["--cover.file", at("moving.gif"), ...licence], "moving.gif is an animation"],
    [["--cover.file", at("gone.jpg"), ...licence], `There is no file ${at("gone.jpg")}.`],
    [["--cover.file", heic], "--origin and --licence are missing"],
    [[heic, heic, ...licence], `--alt is missing for ${heic}`],
    [
      ["--cover.file", heic, ...licence, "--file-name", "alpha"],
      "content/projects/alpha.md is there already",
    ],
  ];
  for (const [args, says] of refusals) {
    const { status, stderr } = await command(site.root, "project", ...flags, ...args);
    expect(stderr).toContain(says);
    expect({ says, isRefused: status !== 0 }).toEqual({ says, isRefused: true });
  }
  expect(await filesOf(site)).toEqual(before);
});

describe("asked for", () => {
  const answersBefore = ["Gamma", "2022-02-02", "logo", "3"];

  test("pictures of the arguments are offered for fields, and then for the text", async () => {
    const site = await siteWithNewFiles();
    const answers = [
      ...answersBefore,
      ...["/gone.jpg", "", "Red and yellow", "n"], // cover, as offered
      ...["n", "n"], // gallery, video
      ...["", description, "gamma", ""], // title, description, keywords, menu
      "One paragraph.",
      ...["", "Red again", ""], // the second picture, as offered, and no third
      ...["", "Photographed by us.", "Ours."],
      "", // file name, as offered
    ];
    const { status, stdout, stderr } = await answer(site.root, ["project", heic, heic], answers);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("There is no file /gone.jpg.");
    expect(stdout).toContain(
      "With new pictures, noted in assets/licences.yaml: assets/images/projects/gamma-cover.jpg and assets/images/projects/gamma-1.jpg.",
    );
    const entry = await readFile(site.path("content/projects/gamma.md"), "utf8");
    expect(entry).toContain("cover:\n  file: projects/gamma-cover.jpg\n  alt: Red and yellow\n");
    expect(entry).toContain("One paragraph.\n\n![Red again](projects/gamma-1.jpg)\n");
    expect((await site.build()).text("projects/gamma.html")).toContain('alt="Red again"');
  });

  test("pictures without a text are a text", async () => {
    const site = await siteWithNewFiles();
    const answers = [
      ...answersBefore,
      ...["", "Red and yellow", "n", "n", "n", "", description, "gamma", ""],
      "", // no text
      ...["", "Red again", ""],
      ...["Photographed by us.", "Ours.", ""],
    ];
    await answer(site.root, ["project", heic, heic], answers);
    const entry = await readFile(site.path("content/projects/gamma.md"), "utf8");
    expect(entry).toMatch(/\n---\n\n?!\[Red again\]\(projects\/gamma-1\.jpg\)\n$/);
  });

  test("if the answers end midway, nothing is left behind", async () => {
    const site = await siteWithNewFiles();
    const before = await filesOf(site);
    const answers = [...answersBefore, "", "Red and yellow", "n", "n", "n", "", description, "gamma", ""];
    const { status } = await answer(site.root, ["project", heic], answers);
    expect(status).toBe(1);
    expect(await filesOf(site)).toEqual(before);
  });
});

test("the notes on licences keep everything that they say; the same licence is not noted twice", async () => {
  const notes = await readFile(path.join(projectRoot, "assets/licences.yaml"), "utf8");
  const ours = { origin: "Photographed by us: in May.", licence: "Ours." };
  const once = recordLicence(notes, ["images/a.jpg"], ours);
  expect(once).toBe(
    `${notes}  - files: [images/a.jpg]\n    origin: "Photographed by us: in May."\n    licence: Ours.\n`,
  );
  expect(recordLicence(once, ["images/b.jpg"], ours)).toBe(
    once.replace("[images/a.jpg]", "[images/a.jpg, images/b.jpg]"),
  );
});
