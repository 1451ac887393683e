/** Mistakes with films and their captions. */
import { describe } from "vitest";
import { addFilm, filmFields, readFilmFile } from "../film.ts";
import type { MiniSite } from "../mini-site.ts";
import { beta, inTextPage, mistake } from "./mistake.ts";

const fields = filmFields.split("\n");

/** The message for the line of a field. */
function at(field: string, what: string, cure: string): string {
  const index = fields.findIndex((line) => line.startsWith(`  ${field}: `));
  const value = fields[index]?.slice(field.length + 4) ?? "";
  const line = 13 + index;
  return `
${beta}:${line}:${field.length + 5}  ${what}

    ${line - 1} | ${fields[index - 1]}
    ${line} | ${fields[index]}
       | ${" ".repeat(field.length + 4)}${"^".repeat(value.length)}

    ${cure}`;
}

const exported =
  'Export it as MP4 with H.264: in HandBrake with the preset "Fast 720p30", in other programs "for the web".';

/** The film with one text in it replaced by another of the same length. */
async function changed(before: string, after: string): Promise<Buffer> {
  const film = (await readFilmFile()).toString("latin1");
  return Buffer.from(film.replaceAll(before, after), "latin1");
}

describe("a film", () => {
  const unusable: [name: string, film: () => Promise<Uint8Array>, reason: string][] = [
    ["that is empty", async () => new Uint8Array(), "it is empty"],
    [
      "in another format",
      async () => Buffer.from("1a45dfa3a342868101", "hex"),
      "it is not in MP4, the format that all browsers play",
    ],
    [
      "in QuickTime",
      () => changed("ftypisom", "ftypqt  "),
      "it is in QuickTime, which not all browsers play",
    ],
    [
      "in the coding of telephones",
      () => changed("avc1", "hvc1"),
      "its pictures are coded as hvc1, which not all browsers play",
    ],
    [
      "that is incomplete",
      async () => (await readFilmFile()).subarray(0, 400),
      "it has no pictures, or is incomplete",
    ],
  ];
  for (const [name, film, reason] of unusable)
    mistake(
      name,
      async (site) => addFilm(site, await film()),
      at("file", `The film assets/videos/film.mp4 cannot be used: ${reason}.`, exported),
    );
  mistake(
    "that is too large",
    async (site) => addFilm(site, Buffer.concat([await readFilmFile(), Buffer.alloc(30 * 1024 * 1024)])),
    at(
      "file",
      "The film assets/videos/film.mp4 has 30 MB; 25 MB is the most that all hosts take.",
      `${exported} If it is still too large, cut it, or put it on YouTube or Vimeo and embed it.`,
    ),
  );
  mistake(
    "that is not there",
    async (site) => {
      await addFilm(site);
      await site.write("assets/videos/films.mp4", await readFilmFile());
      await site.remove("assets/videos/film.mp4");
    },
    at(
      "file",
      "There is no file assets/videos/film.mp4.",
      'Did you mean "films.mp4"? Put the file there, or correct its name here.',
    ),
  );
  mistake(
    "with a poster of another shape",
    async (site) => {
      await addFilm(site);
      await site.write("assets/images/wide.svg", '<svg width="160" height="90" viewBox="0 0 160 90"/>');
      await site.replace(beta, "poster: beta.png", "poster: wide.svg");
    },
    at(
      "poster",
      "The poster (160 × 90) has another shape than the film (64 × 48).",
      "Take a still of the film: the page would jump when the film begins.",
    ).replace("poster: beta.png", "poster: wide.svg"),
  );
  const without = (field: string) => async (site: MiniSite) => {
    await addFilm(site);
    await site.replace(beta, new RegExp(`  ${field}: .*\n`), "");
  };
  for (const field of ["poster", "captions"])
    mistake(
      `without ${field}`,
      without(field),
      `
${beta}:14:3  "${field}" is missing.

    13 | video:
    14 |   title: A test picture
       |   ^

    Add a line "${field}: …" here. docs/content.md says what it means.`,
    );
  mistake(
    "in a page, without a field in content",
    inTextPage('<video src="/favicon.svg" />'),
    `
pages/text-page.tsx:9:7  Browsers leave out a film or a sound on / and /about: the site's policy forbids it.

    8 |       {entry.data.lead && <p>{entry.data.lead}</p>}
    9 |       <video src="/favicon.svg" />
      |       ^^^^^^

    Name it in content, in a field of the kind "video" (content/schemas.ts).`,
  );
});

describe("captions", () => {
  const unusable: [name: string, text: string][] = [
    ["in another format", "1\n00:00:01,000 --> 00:00:04,000\nHello.\n"],
    ["with the times of another format", "WEBVTT\n\n00:00:01,000 --> 00:00:04,000\nHello.\n"],
    ["without a text", "WEBVTT\n"],
  ];
  for (const [name, text] of unusable)
    mistake(
      name,
      async (site) => {
        await addFilm(site);
        await site.write("assets/videos/film.vtt", text);
      },
      at(
        "captions",
        "The captions assets/videos/film.vtt are not in WebVTT.",
        'The name ends in ".vtt", the first line is WEBVTT, and times are written 00:01.000 --> 00:04.000, with a point. Subtitle programs export it.',
      ),
    );
});
