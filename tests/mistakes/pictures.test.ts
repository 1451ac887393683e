/** Pictures and drawings. */
import sharp from "sharp";
import { describe } from "vitest";
import { alpha, beta, card, inText, mistake, replace } from "./mistake.ts";

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
    .png()
    .toBuffer();

/** A black frame, then a white one. */
const animation = () =>
  sharp(Buffer.alloc(6, 0).fill(255, 3), { raw: { width: 1, height: 2, channels: 3, pageHeight: 1 } })
    .gif()
    .toBuffer();

describe("pictures", () => {
  mistake(
    "a name with a typo",
    replace(alpha, "file: alpha.svg", "file: alhpa.svg"),
    `
content/projects/alpha.md:11:9  There is no picture assets/images/alhpa.svg.

    10 | cover:
    11 |   file: alhpa.svg
       |         ^^^^^^^^^

    Did you mean "alpha.svg"? Put the file there, or correct its name here.`,
  );
  mistake(
    "a name that begins with assets/images/",
    replace(alpha, "file: alpha.svg", "file: /assets/images/alpha.svg"),
    `
content/projects/alpha.md:11:9  There is no picture assets/images//assets/images/alpha.svg.

    10 | cover:
    11 |   file: /assets/images/alpha.svg
       |         ^^^^^^^^^^^^^^^^^^^^^^^^

    Names of pictures begin below that folder: write alpha.svg.`,
  );
  mistake(
    "a name with a capital letter",
    replace(alpha, "file: alpha.svg", "file: Alpha.svg"),
    `
content/projects/alpha.md:11:9  There is no picture assets/images/Alpha.svg.

    10 | cover:
    11 |   file: Alpha.svg
       |         ^^^^^^^^^

    It is written "alpha.svg": capital and small letters differ on the web.`,
  );
  mistake(
    "a text file with the extension of a picture",
    (site) => site.write("assets/images/beta.png", "A blue square\n"),
    `
content/projects/beta.md:11:9  The picture assets/images/beta.png cannot be read: it is in no format that is known here.

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a truncated photograph",
    async (site) => {
      const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
      const whole = await sharp({
        create: { width: 200, height: 200, channels: 3, background: "red", noise },
      })
        .png()
        .toBuffer();
      await site.write("assets/images/beta.png", whole.subarray(0, whole.length / 2));
    },
    `
content/projects/beta.md:11:9  The picture assets/images/beta.png cannot be read: it is damaged or incomplete (vipspng: libpng read error).

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "an empty drawing",
    (site) => site.write("assets/images/alpha.svg", ""),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg cannot be read: it is empty.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a truncated drawing",
    (site) => site.write("assets/images/alpha.svg", '<svg viewBox="0 0 4 4"><path'),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg cannot be read: unclosed root tag.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a drawing without a size",
    (site) =>
      site.write(
        "assets/images/alpha.svg",
        '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h4"/></svg>',
      ),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg cannot be read: it has neither width and height nor a viewBox.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );
  mistake(
    "a drawing with a script",
    (site) =>
      site.write(
        "assets/images/alpha.svg",
        '<svg viewBox="0 0 4 4">\n<path onclick="alert(1)" d="M0 0h4"/></svg>',
      ),
    `
assets/images/alpha.svg:2:6  A drawing must not have programs in it, and this could run one.

    1 | <svg viewBox="0 0 4 4">
    2 | <path onclick="alert(1)" d="M0 0h4"/></svg>
      |      ^^^^^^^^

    Take it out, or export the drawing again as plain SVG.`,
  );
  mistake(
    "a drawing in static/ with a javascript: link",
    (site) =>
      site.write("assets/static/logo.svg", '<svg viewBox="0 0 4 4"><a href="javascript:alert(1)"/></svg>'),
    `
assets/static/logo.svg:1:33  A drawing must not have programs in it, and this could run one.

    1 | <svg viewBox="0 0 4 4"><a href="javascript:alert(1)"/></svg>
      |                                 ^^^^^^^^^^^

    Take it out, or export the drawing again as plain SVG.`,
  );
  mistake(
    "a truncated sprite",
    (site) => site.write("assets/sprites/ui.svg", '<svg viewBox="0 0 4 4"><symbol'),
    `
assets/sprites/ui.svg:1:1  The drawing cannot be read: unclosed root tag.

    1 | <svg viewBox="0 0 4 4"><symbol
      | ^

    Open it in a picture editor and export it again as SVG.`,
  );
  mistake(
    "an icon of the site that is no drawing",
    (site) => site.write("assets/icon.svg", '<svg viewBox="0 0 4 4"><path'),
    `
assets/icon.svg:1:1  The drawing cannot be read: unclosed root tag.

    1 | <svg viewBox="0 0 4 4"><path
      | ^

    Open it in a picture editor and export it again as SVG.`,
  );
  mistake(
    "a picture without alt in a component",
    replace(card, "<Picture {...cover} eager />", '<img src="/favicon.svg" />'),
    `
components/card/card.tsx:6:17  A picture on /projects/alpha and /projects/beta has no alternative text (/favicon.svg).

    5 |     <figure className="card" id="cover">
    6 |       <img src="/favicon.svg" />
      |                 ^^^^^^^^^^^^

    Give it alt="…" that says what it shows, or alt="" if it only decorates.`,
  );
  mistake(
    "a picture without alternative text in content",
    replace(alpha, "  alt: A red square", "  alt:"),
    `
content/projects/alpha.md:12:7  "alt" must be text, and is empty.

    11 |   file: alpha.svg
    12 |   alt:
       |       ^

    Write something after the colon.`,
  );
  mistake(
    "a PNG with the extension .svg",
    async (site) => site.write("assets/images/alpha.svg", await png()),
    `
content/projects/alpha.md:11:9  The picture assets/images/alpha.svg is a PNG picture, whatever its name says.

    10 | cover:
    11 |   file: alpha.svg
       |         ^^^^^^^^^

    Rename the file to "alpha.png", and write that here.`,
  );

  mistake(
    "a PNG with the extension of another format",
    async (site) => {
      await site.write("assets/images/beta.jpg", await png());
      await site.replace(beta, "file: beta.png", "file: beta.jpg");
    },
    `
content/projects/beta.md:11:9  The picture assets/images/beta.jpg is a PNG picture, whatever its name says.

    10 | cover:
    11 |   file: beta.jpg
       |         ^^^^^^^^

    Rename the file to "beta.png", and write that here.`,
  );

  mistake(
    "a drawing with the extension of another format",
    (site) => site.write("assets/images/beta.png", '<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>'),
    `
content/projects/beta.md:11:9  The picture assets/images/beta.png is a drawing in SVG, whatever its name says.

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Rename the file to "beta.svg", and write that here.`,
  );

  mistake(
    "a photograph in HEIC",
    (site) => site.write("assets/images/beta.png", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1")),
    `
content/projects/beta.md:11:9  The picture assets/images/beta.png cannot be read: it is in HEIC, the format of telephones, which browsers do not show.

    10 | cover:
    11 |   file: beta.png
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );

  mistake(
    "an animation",
    async (site) => {
      await site.write("assets/images/beta.gif", await animation());
      await site.replace(beta, "file: beta.png", "file: beta.gif");
    },
    `
content/projects/beta.md:11:9  The picture assets/images/beta.gif cannot be read: it is an animation, and pages would show only its first frame.

    10 | cover:
    11 |   file: beta.gif
       |         ^^^^^^^^

    Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.`,
  );

  mistake(
    "a name with capital letters in a Markdown text",
    inText("![A square](Alpha.SVG)"),
    `
content/pages/about.md:12:13  There is no picture assets/images/Alpha.SVG.

    12 | ![A square](Alpha.SVG)
       |             ^^^^^^^^^

    It is written "alpha.svg": capital and small letters differ on the web.`,
  );
});
