/** Pictures: formats, widths, attributes, and the cache. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { type Built, type MiniSite, miniSite } from "../mini-site.ts";

/** A photograph of the given size, dark on the left and light on the right. */
const photograph = (width: number, height: number, light = "#fa6") =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <linearGradient id="a"><stop stop-color="#123"/><stop offset="1" stop-color="${light}"/></linearGradient>
      <rect width="100%" height="100%" fill="url(#a)"/></svg>`),
  );

/** A mini site with another picture on /projects/beta. */
async function withCover(picture: Buffer, ending: "png" | "jpg" = "png"): Promise<MiniSite> {
  const site = await miniSite();
  await site.write(`assets/images/beta.${ending}`, picture);
  if (ending !== "png") await site.replace("content/projects/beta.md", "beta.png", `beta.${ending}`);
  return site;
}

/** The HTML of the cover on the page of a project. */
const coverOf = (built: Built, page: string) => /<picture.*?<\/picture>/s.exec(built.text(page))?.[0] ?? "";

const widthsOf = (built: Built, ending: string) =>
  built
    .matching(new RegExp(`/beta-\\d+\\.[0-9a-f]{8}\\.${ending}$`))
    .map((file) => Number(/beta-(\d+)/.exec(file)?.[1]))
    .sort((a, b) => a - b);

describe("a photograph", () => {
  test("is encoded as AVIF in widths up to its own, and as one JPEG", async () => {
    const site = await withCover(await photograph(1000, 200).png().toBuffer());
    const built = await site.build();
    expect(widthsOf(built, "avif").at(-1)).toBe(1000);
    expect(widthsOf(built, "jpg")).toEqual([1000]);
    for (const [ending, format] of [
      ["avif", "heif"],
      ["jpg", "jpeg"],
    ] as const) {
      for (const file of built.matching(new RegExp(`/beta-.*\\.${ending}$`))) {
        const made = await sharp(built.files.get(file)).metadata();
        const width = Number(/beta-(\d+)/.exec(file)?.[1]);
        expect({ format: made.format, width: made.width, height: made.height }).toEqual({
          format,
          width,
          height: Math.round(width / 5),
        });
      }
    }
  });

  test("has at most seven widths, and for every slot a file at most 1.5 times as wide", async () => {
    const built = await (await withCover(await photograph(2400, 100).png().toBuffer())).build();
    const widths = widthsOf(built, "avif");
    expect(widths).toHaveLength(7);
    expect(widths[0]).toBeLessThanOrEqual(160);
    expect(widths.at(-1)).toBe(1600);
    for (const [index, width] of widths.slice(1).entries())
      expect(width / (widths[index] ?? 0)).toBeLessThanOrEqual(1.5);
    expect(widthsOf(built, "jpg")).toEqual([1125]);
  });

  test("lists the better format first, a file for every width that a window of 320 pixels or more may need, and its dimensions", async () => {
    const site = await withCover(await photograph(700, 70).png().toBuffer());
    const built = await site.build();
    const cover = coverOf(built, "projects/beta.html");
    expect([...cover.matchAll(/type="(.*?)"/g)].map(([, type]) => type)).toEqual(["image/avif"]);
    const [better = []] = [...cover.matchAll(/srcSet="(.*?)"/gi)].map(([, set = ""]) => set.split(", "));
    const fallback = [...cover.matchAll(/ src="(.*?)"/g)].map(([, src]) => `${src} 700w`);
    expect(better.map((candidate) => candidate.split(" ")[1])).toEqual(
      [360, 540, 700].map((width) => `${width}w`),
    );
    expect(fallback).toHaveLength(1);
    for (const candidate of [...better, ...fallback]) {
      const [url = "", descriptor] = candidate.split(" ");
      const { width } = await sharp(built.files.get(url.slice(1))).metadata();
      expect(`${width}w`).toBe(descriptor);
    }
    expect(cover).toContain(' width="700" height="70" alt="A blue square"');
    expect(cover).toMatch(/<img [^>]*src="\/assets\/beta-700\.[0-9a-f]{8}\.jpg"/);
  });

  test("is cropped around its focus for narrow windows", async () => {
    const site = await withCover(await photograph(1000, 200).png().toBuffer());
    await site.replace(
      "content/projects/beta.md",
      "  alt: A blue square\n",
      '  alt: A blue square\n  phone: { shape: "1:1", focus: "100% 0%" }\n',
    );
    const built = await site.build();
    const [, source = ""] = /<picture[^>]*>(<source[^>]*>)/.exec(coverOf(built, "projects/beta.html")) ?? [];
    expect(source).toMatch(/media="\(max-width: ?39\.99rem\)"/);
    expect(source).toMatch(/width="200" height="200"/);
    const [file = ""] = built.matching(/\/beta-1x1-200\..*\.avif$/);
    const { data, info } = await sharp(built.files.get(file)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([200, 200]);
    // The right end of the gradient: light.
    expect(data[0]).toBeGreaterThan(0xb0);
  });

  test("has its dominant colour as the placeholder while it loads", async () => {
    const site = await withCover(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: "#cc7733" } })
        .png()
        .toBuffer(),
    );
    const built = await site.build();
    const cover = coverOf(built, "projects/beta.html");
    const [, color = ""] = /<img class="placeholder-([0-9a-f]{3})"/.exec(cover) ?? [];
    expect(color).toMatch(/^[cd][678][234]$/);
    const sheets = built.matching(/\.css$/).map((file) => built.text(file));
    expect(sheets.join("")).toContain(`.placeholder-${color}{background:#${color}}`);
  });

  test("that is smaller than every width is encoded in its own width", async () => {
    const built = await (await miniSite()).build();
    expect(["avif", "jpg"].map((ending) => widthsOf(built, ending))).toEqual([[48], [48]]);
  });

  test("with an EXIF orientation is rotated, and its location is removed", async () => {
    const picture = await photograph(200, 150)
      .withExif({ IFD0: { Copyright: "Anna" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const built = await (await withCover(picture, "jpg")).build();
    expect(coverOf(built, "projects/beta.html")).toContain(' width="150" height="200"');
    const [file = ""] = built.matching(/\/beta-150.*\.jpg$/);
    const { width, height, orientation = 1, exif } = await sharp(built.files.get(file)).metadata();
    expect({ width, height, orientation, exif }).toEqual({
      width: 150,
      height: 200,
      orientation: 1,
      exif: undefined,
    });
  });

  test("with a transparent background is white as a JPEG", async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: "#0000" } });
    const built = await (await withCover(await clear.png().toBuffer())).build();
    const [file = ""] = built.matching(/\/beta-20.*\.jpg$/);
    const [red = 0] = await sharp(built.files.get(file)).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });
});

test("wide windows show another picture, with its own dimensions", async () => {
  const site = await miniSite();
  await site.replace("content/projects/alpha.md", "alt: A red square", "alt: A red square\n  wide: beta.png");
  const cover = coverOf(await site.build(), "projects/alpha.html");
  const sources = [...cover.matchAll(/<source [^>]*>/g)].map(([source]) => source);
  expect(sources).toHaveLength(2);
  for (const source of sources) {
    expect(source).toMatch(/media="\(min-width: ?40rem\)"/);
    expect(source).toMatch(/width="48" height="36"/);
  }
  expect(cover).toMatch(/<img src="\/assets\/alpha\.[0-9a-f]{8}\.svg"/);
});

describe("loading", () => {
  test("is immediate for an eager picture", async () => {
    const cover = coverOf(await (await miniSite()).build(), "projects/beta.html");
    expect(cover).not.toContain("loading=");
    expect(cover).not.toMatch(/fetchPriority/i);
  });

  test("is lazy for all other pictures", async () => {
    const site = await miniSite();
    await site.replace("components/card/card.tsx", " eager", "");
    const cover = coverOf(await site.build(), "projects/beta.html");
    expect(cover).toMatch(/<img [^>]*loading="lazy"/);
    expect(cover).not.toMatch(/fetchPriority/i);
  });

  test("happens once: nothing preloads a picture", async () => {
    const { text } = await (await miniSite()).build();
    expect(text("projects/beta.html")).not.toContain('as="image"');
  });
});

describe("a second build", () => {
  test("makes no picture again", async () => {
    const site = await miniSite({ ownCache: true });
    const first = await site.build();
    expect(first.report.images.count).toBe(2);
    expect(first.report.images.made).toBeGreaterThan(2);
    const second = await site.build();
    expect(second.report.images).toEqual({ count: 2, made: 0, reused: first.report.images.made });
  });

  test("makes a picture again, under another name, only if its master has changed", async () => {
    const site = await miniSite({ ownCache: true });
    const first = await site.build();
    await site.write("assets/images/beta.png", await photograph(48, 36).png().toBuffer());
    const second = await site.build();
    expect(second.report.images.made).toBe(3); // its size and colour, and two formats
    expect(second.report.images.reused).toBe(1); // the drawing
    expect(second.matching(/beta-48/)).toHaveLength(2);
    expect(second.matching(/beta-48/).filter((file) => first.files.has(file))).toEqual([]);
    expect(second.matching(/alpha\./)).toEqual(first.matching(/alpha\./));
  });

  test("does not publish a picture that content no longer names", async () => {
    const site = await miniSite();
    await site.replace("content/projects/beta.md", "file: beta.png", "file: alpha.svg");
    const { files } = await site.build();
    expect([...files.keys()].filter((file) => file.includes("beta-"))).toEqual([]);
  });
});

describe("a drawing", () => {
  test("cannot be cropped", async () => {
    const site = await miniSite();
    await site.replace(
      "content/projects/beta.md",
      "file: beta.png\n",
      'file: alpha.svg\n  phone: { shape: "4:5", focus: "50% 50%" }\n',
    );
    const problems = await site.problems();
    expect(problems).toContain(
      "content/projects/beta.md:12:3  The drawing assets/images/alpha.svg cannot be cropped.",
    );
  });

  const drawing = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Drawn by Anna on a Monday -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
  viewBox="0 0 300 150">
  <metadata>Anna’s computer</metadata>
  <sodipodi:namedview pagecolor="#ffffff" />
  <linearGradient id="sky"><stop stop-color="#102030" /></linearGradient>
  <rect x="0.000000" width="300.00000" height="150" fill="url(#sky)" />
</svg>
`;

  test("loses the metadata of editors, and keeps its ids and its view box", async () => {
    const site = await miniSite();
    await site.write("assets/images/alpha.svg", drawing);
    const built = await site.build();
    const [file = ""] = built.matching(/\/alpha\..*\.svg$/);
    const svg = built.text(file);
    expect(svg).not.toMatch(/Anna|sodipodi|<\?xml|<!--|300\.0/);
    expect(svg).toContain('id="sky"');
    expect(svg).toContain('viewBox="0 0 300 150"');
    expect((await sharp(Buffer.from(svg)).stats()).channels[0]?.mean).toBeCloseTo(0x10, 0);
  });

  test("has the dimensions of its view box, one file, and no sizes attribute", async () => {
    const site = await miniSite();
    await site.write("assets/images/alpha.svg", drawing);
    const cover = coverOf(await site.build(), "projects/alpha.html");
    expect(cover).toMatch(/<img src="\/assets\/alpha\.[0-9a-f]{8}\.svg" width="300" height="150"/);
    expect(cover).not.toMatch(/srcset|sizes/i);
  });

  const motion = "@keyframes spin{from{rotate:1turn}}rect{animation:spin 1s}";
  test.each([
    ["a component", "projects/alpha.html", motion],
    ["a text", "projects/beta.html", motion],
    ["a component, from an editor that writes CDATA", "projects/alpha.html", `<![CDATA[${motion}]]>`],
  ])(
    "that moves has a copy that stands still, for visitors who prefer reduced motion, in %s",
    async (_, page, css) => {
      const site = await miniSite();
      await site.write(
        "assets/images/alpha.svg",
        drawing.replace("<metadata>", `<style>${css}</style><metadata>`),
      );
      const built = await site.build();
      const [, still = "", moving = ""] =
        /<source media="\(prefers-reduced-motion: ?reduce\)" srcset="([^"]+)"\/?><img src="([^"]+)"/i.exec(
          built.text(page),
        ) ?? [];
      expect(built.text(moving.slice(1))).toContain("spin");
      expect(built.text(still.slice(1))).not.toMatch(/spin|animation/);
      expect(built.text(still.slice(1))).toContain('id="sky"');
    },
  );

  test.each([
    ['width="600" height="300px"', "600", "300"],
    ['width="1em" height="0.5em"', "300", "150"],
    ['width="210mm" height="100%"', "300", "150"],
  ])("with %s has these dimensions only if they are in pixels", async (attributes, width, height) => {
    const site = await miniSite();
    await site.write("assets/images/alpha.svg", drawing.replace("viewBox", `${attributes} viewBox`));
    expect(coverOf(await site.build(), "projects/alpha.html")).toContain(
      `width="${width}" height="${height}"`,
    );
  });

  test("in a Markdown text is also lazy and has its dimensions", async () => {
    const { text } = await (await miniSite()).build();
    expect(text("projects/beta.html")).toMatch(
      /<img src="\/assets\/alpha\.[0-9a-f]{8}\.svg" width="40" height="30" alt="a red square" loading="lazy" decoding="async"\/?>/,
    );
  });
});

test("the name of a picture changes if and only if its bytes change", async () => {
  const site = await miniSite();
  const first = await site.build();
  await site.replace("assets/images/alpha.svg", /$/, "<!-- new -->\n");
  expect((await site.build()).matching(/alpha\./)).toEqual(first.matching(/alpha\./));
  const svg = await readFile(site.path("assets/images/alpha.svg"), "utf8");
  await site.write("assets/images/alpha.svg", svg.replace("</svg>", '<circle r="9"/></svg>'));
  expect((await site.build()).matching(/alpha\./)).not.toEqual(first.matching(/alpha\./));
});
