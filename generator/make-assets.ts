/** Step 3: everything that pages refer to, under its final name. */
import path from "node:path";
import glob from "fast-glob";
import { bundleScripts } from "./bundle-scripts.ts";
import { bundleStyles, type StyleSheet } from "./bundle-styles.ts";
import type { Cache } from "./cache.ts";
import { integrityOf } from "./content-policy.ts";
import { findCharacters } from "./find-characters.ts";
import { printSheet, readStyleParts } from "./first-styles.ts";
import { makeFonts } from "./make-fonts.ts";
import { cleanSvg, hashedOutput, makeImages, type Progress, readReason } from "./make-images.ts";
import type { Memory } from "./memory.ts";
import { compare, Problems, unreadableSprite } from "./problems.ts";
import type { ImageUse } from "./read-content.ts";
import type { Source } from "./read-source.ts";
import type { PageAssets } from "./render-pages.tsx";
import type { MadeImage } from "./site.tsx";
import type { SiteDefinition, SiteSettings } from "./site-definition.ts";
import type { OutputFile } from "./write-output.ts";

/** What to make. */
export interface AssetInput {
  root: string;
  site: Pick<SiteDefinition, "styles" | "stylesOf" | "scripts" | "fonts" | "browsers">;
  /** JSON for all pages. */
  speculationRules: string | undefined;
  settings: SiteSettings;
  /** Scripts that only some pages need, by their files in `scripts/`. */
  pageScripts: string[];
  /** The kinds that pages are of. */
  pageKinds: Set<string>;
  /** Pages link the whole style sheet and nothing else, so that it can be replaced while they are shown. */
  onlyLinkedStyles: boolean;
  /** All, for what is wrong with one; and the first of each picture and crop. */
  imageUses: Iterable<ImageUse>;
  firstUses: Map<string, ImageUse>;
  /** All content: the fonts have every character that it may show. */
  sources: Iterable<Source>;
  cache: Cache;
  /** Of runs before: only what changed is made. */
  memory: Memory;
  progress: Progress;
}

/** Addresses for the pages, and the files to write. */
export interface MadeAssets {
  pageAssets: PageAssets;
  outputs: OutputFile[];
  /** Sources of scripts by their addresses, or by the text of the one that is part of every page. */
  scriptNames: Map<string, string>;
  /** How many pictures there are, and how many results were made or taken from the cache. */
  images: { count: number; made: number; reused: number };
}

/** @throws Problems of whatever could not be made */
export async function makeAssets(input: AssetInput): Promise<MadeAssets> {
  const { root, site, settings, cache, memory } = input;
  const urlPrefix = `${new URL(`${settings.address}/`).pathname}assets/`;
  const before = { ...cache.counts };
  const pictures = await makePictures(input, urlPrefix);
  const made = cache.counts.made - before.made;
  const reused = cache.counts.reused - before.reused;
  const [sprites, statics, sheets, scripts, inline] = await Promise.all([
    makeSprites(root, urlPrefix, cache, memory),
    copyStatics(root, memory),
    findSheets(root, site),
    bundleScripts(
      root,
      [site.scripts.everywhere, ...input.pageScripts],
      site.browsers.scripts,
      "esm",
      memory,
    ),
    bundleScripts(
      root,
      site.scripts.inline ? [site.scripts.inline] : [],
      site.browsers.scripts,
      "iife",
      memory,
    ),
  ]);
  const bundle = (name: string, some: StyleSheet[]) =>
    bundleStyles(root, name, some, site.browsers.styles, sprites.urls, memory);
  const bundled = await bundle("all styles", sheets);
  const tones = toneRules(pictures.images);
  const characters = charactersOf(input.sources, bundled + tones, memory);
  const fontInputs = [root, JSON.stringify(site.fonts), characters, urlPrefix];
  const fonts = await memory.remember(memory, "fonts", fontInputs, () =>
    makeFonts(root, site.fonts, characters, urlPrefix, cache),
  );
  const styleParts = input.onlyLinkedStyles
    ? undefined
    : await readStyleParts(`${fonts.css}${bundled}${tones}`, sprites.drawings, cache);
  const printStyle = styleParts?.print
    ? hashedOutput(path.parse(printSheet).name, "css", styleParts.print)
    : undefined;
  /** The sheet of pages of one kind, or of those of none. All have the same order. */
  const sheetOf = async (name: string, kind?: string) => {
    const wanted = sheets.filter(({ only }) => !only || only === kind);
    const css = wanted.length === sheets.length ? bundled : await bundle(`${name} styles`, wanted);
    return { ...hashedOutput(name, "css", css + tones), classes: blocksIn(css) };
  };
  // Fonts are declared once: browsers load them again for a second declaration, and show the fallback meanwhile.
  const style = styleParts
    ? await sheetOf("site")
    : { ...hashedOutput("site", "css", fonts.css + bundled + tones), classes: new Set<string>() };
  const kinds = styleParts ? Object.keys(site.stylesOf ?? {}) : [];
  const pageStyles = await Promise.all(kinds.map(async (kind) => [kind, await sheetOf(kind, kind)] as const));
  const scriptFiles = new Map(
    [...scripts].map(([file, code]) => [file, hashedOutput(path.parse(file).name, "js", code)]),
  );
  const scriptUrl = (file: string) => urlPrefix + (scriptFiles.get(file)?.name ?? "");
  const inlineScript = site.scripts.inline && inline.get(site.scripts.inline);
  const scriptHashes = new Map(
    [...scriptFiles.values()].map(({ name, file }) => [urlPrefix + name, integrityOf(file.contents)]),
  );
  const scriptNames = new Map([...scriptFiles.keys()].map((file) => [scriptUrl(file), `scripts/${file}`]));
  if (inlineScript) scriptNames.set(inlineScript, `scripts/${site.scripts.inline}`);
  for (const code of [inlineScript, input.speculationRules]) {
    if (code) scriptHashes.set(code, integrityOf(code));
  }
  return {
    scriptNames,
    pageAssets: {
      style: urlPrefix + style.name,
      printStyle: printStyle && urlPrefix + printStyle.name,
      pageStyles: new Map(pageStyles.map(([kind, { name }]) => [kind, urlPrefix + name])),
      pageClasses: new Map(
        pageStyles.map(([kind, { classes }]) => [
          kind,
          [...classes].filter((name) => !style.classes.has(name)),
        ]),
      ),
      script: scriptUrl(site.scripts.everywhere),
      pageScripts: new Map(input.pageScripts.map((file) => [file, scriptUrl(file)])),
      inlineScript,
      speculationRules: input.speculationRules,
      scriptHashes,
      styleParts,
      preloadFonts: fonts.preload,
      urls: sprites.urls,
      images: pictures.images,
    },
    outputs: [
      ...pictures.outputs,
      ...sprites.outputs,
      ...statics,
      ...fonts.outputs,
      ...(kinds.length === 0 ? [style.file] : []),
      ...pageStyles.flatMap(([kind, { file }]) => (input.pageKinds.has(kind) ? file : [])),
      ...(printStyle ? [printStyle.file] : []),
      ...[...scriptFiles.values()].map(({ file }) => file),
    ],
    images: { count: pictures.images.size, made, reused },
  };
}

/** The colours that are seen while photographs load; a class, because the policy of the pages forbids style attributes. */
function toneRules(images: Map<string, MadeImage>): string {
  const tones = new Set([...images.values()].flatMap(({ tone }) => tone ?? []));
  return [...tones]
    .sort(compare)
    .map((tone) => `.tone-${tone}{background:#${tone}}`)
    .join("");
}

function makePictures(
  { root, imageUses, firstUses, cache, memory, progress }: AssetInput,
  urlPrefix: string,
) {
  return memory.rememberFiles("pictures", [root, urlPrefix, ...firstUses.keys()], async () => {
    const made = await makeImages(
      root,
      { all: imageUses, first: firstUses.values() },
      urlPrefix,
      cache,
      progress,
    );
    return { made, files: [...made.images.keys()].map((file) => path.join(root, "assets/images", file)) };
  });
}

/** Drawings that pages use by address: sprites, whose symbols are `#fragments`, and patterns of the style sheet. */
async function makeSprites(root: string, urlPrefix: string, cache: Cache, memory: Memory) {
  const files = (await glob("assets/sprites/*.svg", { cwd: root })).sort(compare);
  const urls = new Map<string, string>();
  const outputs: OutputFile[] = [];
  for (const file of files) {
    const bytes = await memory.read(path.join(root, file));
    const svg = await memory
      .remember(bytes, "sprite", [], () => cleanSvg(bytes.toString("utf8"), cache))
      .catch((error) => {
        throw error instanceof Problems ? error : new Problems([unreadableSprite(file, readReason(error))]);
      });
    const output = hashedOutput(path.parse(file).name, "svg", svg);
    urls.set(file, urlPrefix + output.name);
    outputs.push(output.file);
  }
  return { urls, outputs, drawings: outputs.map(({ contents }) => String(contents)) };
}

/** `assets/static/` goes to the root of the site as it is. */
async function copyStatics(root: string, memory: Memory): Promise<OutputFile[]> {
  const cwd = path.join(root, "assets/static");
  const files = (await glob("**/*", { cwd, dot: true })).sort(compare);
  return Promise.all(
    files.map(async (file) => ({ file, contents: await memory.read(path.join(cwd, file)) })),
  );
}

/** Classes of blocks that a sheet has rules for: `header`, but neither `header__end` nor `header--small`. */
function blocksIn(css: string): Set<string> {
  return new Set([...css.matchAll(/\.([a-z]+(?:-[a-z\d]+)*)(?![\w-])/gi)].map(([, name = ""]) => name));
}

/** A sheet, and the kind of pages that it is for, if it is not for all. */
type SiteSheet = StyleSheet & { only?: string };

async function findSheets(
  root: string,
  { styles, stylesOf = {} }: Pick<SiteDefinition, "styles" | "stylesOf">,
): Promise<SiteSheet[]> {
  const find = async (pattern: string) => (await glob(pattern, { cwd: root })).sort(compare);
  const kinds = new Map<string, string>();
  for (const [kind, pattern] of Object.entries(stylesOf))
    for (const file of await find(pattern)) kinds.set(file, kind);
  const groups = await Promise.all(
    styles.map(async ({ pattern, layer }) =>
      (await find(pattern)).map((file): SiteSheet => {
        const only = kinds.get(file);
        return { file, ...(layer && { layer }), ...(only && { only }) };
      }),
    ),
  );
  return groups.flat();
}

/** Printable ASCII and whatever else occurs, each character once, sorted. */
function charactersOf(sources: Iterable<Source>, css: string, memory: Memory): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const inStyles = memory.remember(memory, "characters", [css], () => findCharacters(css));
  const characters = new Set([...ascii, ...inStyles]);
  for (const source of sources) for (const character of source.characters) characters.add(character);
  return [...characters].sort(compare).join("");
}
