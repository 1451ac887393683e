/** This site with a film of another site and a count of visits, which its own content does not have. */
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "../global-setup.ts";
import { projectRoot } from "../mini-site.ts";

export const film = "https://www.youtube.com/watch?v=aaaaaaaaaaa";
export const player = "https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1";

/** The lines of docs/analytics.md, with an origin for the film's player. */
async function exampleOfAnalytics(): Promise<string> {
  const page = await readFile(path.join(projectRoot, "docs/analytics.md"), "utf8");
  const lines = /```yaml\n(.*?)```/s.exec(page)?.[1] ?? "";
  return lines
    .replaceAll("MYCODE", "mycode")
    .replace(
      "origins:\n",
      "origins:\n  - { origin: https://www.youtube-nocookie.com, uses: [frames], reason: Films. }\n",
    );
}

/** The case study with the film, and one without. Content has at least two. */
const [withFilm = "", without = ""] = (await readdir(path.join(projectRoot, "content/portfolio")))
  .sort()
  .map((file) => `/portfolio/${file.replace(".md", "")}`);

export { withFilm, without };

/**
 * Builds it.
 *
 * @param name the output folder is `outputOf(name)`; two tests at the same time need two
 */
export async function buildOtherOrigins(name: string): Promise<void> {
  const content = path.join(import.meta.dirname, `../tmp/content-${name}`);
  await rm(content, { recursive: true, force: true });
  await cp(path.join(projectRoot, "content"), content, { recursive: true });
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(path.join(content, file), change(await readFile(path.join(content, file), "utf8")));
  try {
    await edit(`${withFilm.slice(1)}.md`, (text) => {
      const cover = /^cover:\n {2}file: (.*)$/m.exec(text)?.[1];
      const fields = `videoEmbed:\n  title: A film\n  address: ${film}\n  poster: ${cover}\n  published: 2020-02-01\n`;
      return text.replace(/^cover:/m, `${fields}cover:`);
    });
    const example = await exampleOfAnalytics();
    await edit("site.yaml", (text) => `${text}\n${example}`);
    await build(name, ["--no-cards", "--content", path.relative(projectRoot, content)]);
  } finally {
    await rm(content, { recursive: true, force: true });
  }
}
