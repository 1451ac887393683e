/** Step 3: makes everything that pages refer to. Assets come before pages, which refer to them by hashed names. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hashedFile } from "../cache/hash.ts";
import type { MadeAssets } from "../model/assets.ts";
import { isPlainName } from "../model/file-name.ts";
import { iconFile, type NamedOutput, type OutputFile, type WrittenFile } from "../model/output-file.ts";
import type { Progress } from "../model/report.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { oddFileName, unreadableSprite } from "../problems/asset-problems.ts";
import { missingCodeFile } from "../problems/code-problems.ts";
import { Problems, stopOn } from "../problems/problem.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { cleanSvg, refuseUnsafeSvg } from "./make-drawing.ts";
import { makeImages } from "./make-images.ts";
import { makeScripts } from "./make-scripts.ts";
import { makeVideos } from "./make-videos.ts";
import { pictureReason } from "./picture-format.ts";
import { parseUnicodeRanges, readStyleRules } from "./read-style-rules.ts";

/** @throws Problems with everything that could not be made */
export async function makeAssets(
  site: ResolvedSite,
  cache: DiskCache,
  progress?: Progress,
): Promise<MadeAssets> {
  const { root, basePath, definition, read } = site;
  const { images, outputs } = await makeImages(site, cache, progress);
  // Copied now: the cache also counts icons and cards, which come later.
  const counts = { ...cache.counts };
  const { icon, colors = {} } = site.settings;
  const [sprites, fonts, statics, scripts] = await Promise.all([
    readNamed(root, "assets/sprites/*.svg", (file, svg) =>
      clean(file, withColors(svg.toString("utf8"), colors), cache),
    ),
    // `npm run fonts` makes them.
    readNamed(root, "assets/fonts/*.woff2", (_, font) => font),
    readStatics(root),
    makeScripts(site, cache),
  ]);
  const videos = await makeVideos(root, read.videoUses, images);
  const named = [...sprites, ...fonts, ...videos];
  const urls = new Map(named.map(({ name, output }) => [name, `${basePath}/${output.file}`]));
  const preload = definition.preload ?? [];
  stopOn(preload.filter((file) => !urls.has(file)).map(missingCodeFile));
  const sheets = await findSheets(root, definition);
  const css = await bundleStyles({ root, sheets, targets: definition.browsers.styles, urls }, cache);
  const drawings = sprites.map(({ output }) => String(output.contents));
  return {
    css,
    unicodeRanges: parseUnicodeRanges(css),
    ...scripts,
    styleRules: await readStyleRules(css, drawings, cache),
    preloadFonts: preload.map((file) => urls.get(file) ?? ""),
    urls,
    hasVideos: videos.length > 0,
    images,
    counts,
    outputs: [
      ...outputs,
      ...named.map(({ output }) => output),
      ...statics,
      { file: iconFile, contents: await clean(icon.file, icon.svg, cache) },
      ...scripts.outputs,
    ],
  };
}

/**
 * Files of code that are loaded by address.
 *
 * @param convert returns the contents to publish
 */
async function readNamed(
  root: string,
  pattern: string,
  convert: (file: string, contents: Buffer) => Buffer | Promise<string>,
): Promise<NamedOutput<WrittenFile>[]> {
  const files = (await glob(pattern, { cwd: root })).sort();
  return Promise.all(
    files.map(async (file) => {
      const contents = await convert(file, await readFile(path.join(root, file)));
      const { name, ext } = path.parse(file);
      return { name: file, output: hashedFile(name, ext.slice(1), contents) };
    }),
  );
}

/** Symbols inherit custom properties from the page. In patterns of the style sheet they are replaced here. */
function withColors(svg: string, colors: Record<string, string>): string {
  if (svg.includes("<symbol")) return svg;
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, color) => colors[color] ?? whole);
}

/** @throws Problems if it is not a drawing, or could run a script */
async function clean(file: string, svg: string, cache: DiskCache): Promise<string> {
  try {
    return await cleanSvg(file, svg, cache);
  } catch (error) {
    if (error instanceof Problems) throw error;
    throw new Problems([unreadableSprite(file, pictureReason(error as Error))]);
  }
}

/** Files of `assets/static/` are copied to the root of the site unchanged. */
async function readStatics(root: string): Promise<OutputFile[]> {
  const cwd = path.join(root, "assets/static");
  const files = (await glob("**/*", { cwd, dot: true })).sort();
  stopOn(files.filter((file) => !isPlainName(file)).map((file) => oddFileName(`assets/static/${file}`)));
  return Promise.all(
    files.map(async (file) => {
      const contents = await readFile(path.join(cwd, file));
      if (file.endsWith(".svg")) refuseUnsafeSvg(`assets/static/${file}`, contents.toString("utf8"));
      return { file, contents };
    }),
  );
}

async function findSheets(root: string, { styles }: SiteDefinition) {
  const groups = styles.map(async ({ pattern, layer }) => {
    const files = (await glob(pattern, { cwd: root })).sort();
    return files.map((file) => (layer ? { file, layer } : { file }));
  });
  return (await Promise.all(groups)).flat();
}
