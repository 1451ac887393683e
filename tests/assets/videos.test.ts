/** Films: copied under hashed names, allowed by the policy, and served in parts. */
import { readdir, readFile } from "node:fs/promises";
import { expect, onTestFinished, test } from "vitest";
import { readFilm } from "../../generator/assets/read-film.ts";
import { serveOutput } from "../../generator/commands/serve-output.ts";
import { describeSite } from "../../hosts/hosted-site.ts";
import { hosts } from "../../hosts/hosts.ts";
import { addFilm, readFilmFile } from "../film.ts";
import { miniSite, plainNames } from "../mini-site.ts";

async function siteWithFilm() {
  const site = await miniSite();
  await addFilm(site);
  return site;
}

test("a film and its captions are copied under hashed names, by which the page refers to them", async () => {
  const { files, matching, text } = await (await siteWithFilm()).build();
  const copies = [...matching(/\.mp4$/), ...matching(/\.vtt$/)];
  expect(plainNames(copies)).toEqual(["assets/film.*.mp4", "assets/film.*.vtt"]);
  expect(files.get(copies[0] ?? "")).toEqual(await readFilmFile());
  for (const copy of copies) expect(text("projects/beta.html")).toContain(`src="/${copy}"`);
});

test("the policy allows the site's own films if there are any", async () => {
  const site = await siteWithFilm();
  const { text } = await site.build();
  expect(text(".build.json")).toContain("; media-src 'self'; ");
  expect(text("projects/beta.html").replaceAll("&#x27;", "'")).toContain("; media-src 'self'; ");
});

test("the preview sends a film with its type, for ever, whole or in part", async () => {
  const site = await siteWithFilm();
  const { matching } = await site.build();
  const [[film], [captions]] = [matching(/\.mp4$/), matching(/\.vtt$/)];
  const { server, address } = await serveOutput({ folder: site.path("dist"), port: 0 });
  onTestFinished(() => void server.close());
  const whole = await fetch(`${address}/${film}`);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    "content-type": "video/mp4",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const bytes = Buffer.from(await whole.arrayBuffer());
  const part = await fetch(`${address}/${film}`, { headers: { range: "bytes=100-199" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe(`bytes 100-199/${bytes.length}`);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  expect((await fetch(`${address}/${captions}`)).headers.get("content-type")).toMatch(/^text\/vtt/);
});

test("every host caches films for ever, and knows their type where the settings say it", async () => {
  const site = await siteWithFilm();
  const { files } = await site.build();
  const described = describeSite({ address: "https://small.example", policy: "", files: [...files.keys()] });
  expect(described.hashedEndings).toEqual(expect.arrayContaining(["mp4", "vtt"]));
  for (const name of ["nginx", "caddy", "apache", "cloudfront"] as const) {
    await site.build({ host: hosts[name] });
    const found = await readdir(site.root, { recursive: true });
    const settings = found.filter((file) =>
      /(^|\/)(nginx\.conf|Caddyfile|\.htaccess|upload\.sh)$/.test(file),
    );
    const texts = await Promise.all(settings.map((file) => readFile(site.path(file), "utf8")));
    expect([name, texts.some((text) => text.includes("video/mp4") && text.includes("text/vtt"))]).toEqual([
      name,
      true,
    ]);
    for (const file of settings) await site.remove(file);
  }
});

test("a film of a telephone, stored with a rotation, has its size as it is shown", async () => {
  const film = await readFilmFile();
  expect(readFilm(film)).toEqual({ width: 64, height: 48 });
  const matrix = film.indexOf("tkhd") + 4 + 40;
  film.writeInt32BE(0x10000, matrix + 4);
  expect(readFilm(film)).toEqual({ width: 48, height: 64 });
});
