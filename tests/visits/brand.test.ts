/** Another brand: its name, its mark and its colours each have one place. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readColours } from "../../pages/read-colours.ts";
import { copyProject } from "../copy-project.ts";
import { readFiles, run } from "../mini-site.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const mark = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="mark" viewBox="0 0 10 10"><path fill="var(--dye-indigo)" d="M0 0h10v10H0z"/><circle r="3" cx="5" cy="5" fill="var(--dye-ice)"/></symbol>
  <symbol id="icon" viewBox="0 0 10 10"><path fill="var(--dye-maple)" d="M0 0h10v10H0z"/></symbol>
</svg>`;

test("a new name, mark and colours leave nothing of the old ones", async () => {
  const copy = path.join(temporaryFolder(), "copy");
  copyProject(copy);
  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(path.join(copy, file), "utf8");
    writeFileSync(path.join(copy, file), change(before));
    return before;
  };
  const site = edit("content/site.yaml", (text) => text.replace(/^( {2}name: ).*$/m, "$1Willow and Plum"));
  const [, oldName = ""] = /^ {2}name: (.*)$/m.exec(site) ?? [];
  const oldMark = edit("assets/mark.svg", () => mark).match(/(?<= d=")[^"]{20,}/g) ?? [];
  const oldTokens = edit("assets/styles/tokens.css", (text) =>
    text.replace(
      /oklch\(([\d.]+ [\d.]+) ([\d.]+)/g,
      (_, same, hue) => `oklch(${same} ${(Number(hue) + 120) % 360}`,
    ),
  );
  // Texts of content may mention the name; "npm run launch" lists them.
  const escaped = oldName.replace("&", "&amp;");
  const built = await run(["build.ts", "--no-cards"], copy);
  expect(built).toMatchObject({ status: 0 });
  const files = [...(await readFiles(path.join(copy, "dist")))].filter(([file]) => isText(file));
  const texts = files.map(([file, bytes]) => [file, String(bytes)] as const);
  const filesWith = (old: string) => texts.filter(([, text]) => text.includes(old)).map(([file]) => file);

  expect(oldMark.length).toBeGreaterThan(5);
  for (const drawn of oldMark) expect({ drawn, files: filesWith(drawn) }).toEqual({ drawn, files: [] });
  const colours = readColours(readFileSync(path.join(copy, "assets/styles/tokens.css"), "utf8"), "light");
  const now = Object.values(colours);
  const oldColours = Object.values({ ...readColours(oldTokens, "dark"), ...readColours(oldTokens, "light") });
  const gone = oldColours.filter((colour) => !now.includes(colour) && !/^#(f{6}|0{6})$/.test(colour));
  expect(gone.length).toBeGreaterThan(15);
  for (const colour of gone) expect({ colour, files: filesWith(colour) }).toEqual({ colour, files: [] });
  const oldValues = oldTokens.match(/oklch\([^)]*\)/g) ?? [];
  expect(filesWith(oldValues[5] ?? "")).toEqual([]);

  const home = texts.find(([file]) => file === "index.html")?.[1] ?? "";
  expect(home.match(/class="brand[^>]*>.*?<\/a>/g)).toEqual([
    expect.stringContaining("<span>Willow and Plum</span>"),
    expect.stringContaining("<span>Willow and Plum</span>"),
    expect.stringContaining('<circle r="3"'),
  ]);
  expect(home.match(/<footer.*<\/footer>/s)?.[0]).not.toContain(escaped);
  expect(texts.find(([file]) => file === "favicon.svg")?.[1]).toContain(`fill="${colours["--dye-maple"]}"`);
  expect(texts.find(([file]) => file === "site.webmanifest")?.[1]).toMatch(/"name": "Willow and Plum"/);
});

/** Sprites. All other drawings are pictures, which have colours of their own, as photographs do. */
const sprites = /^assets\/(border|check|clients|industries|ui)\.\w{8}\.svg$/;

function isText(file: string): boolean {
  return /\.(html|css|js|xml|txt|webmanifest)$/.test(file) || file === "favicon.svg" || sprites.test(file);
}
