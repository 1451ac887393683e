/**
 * Generates content: a copy of the site's own, and any number of additional case studies. They vary as real ones do and
 * are all different, so that no generator has an advantage by chance. The same number always gives the same bytes.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";
import { stringify } from "yaml";

interface Picture {
  file: string;
  alt: string;
}

interface Colour {
  name: string;
  value: string;
  parts: number;
}

/** The front matter of a case study as far as it is used here; `content/schemas.ts` documents it. */
interface ProjectData {
  title: string;
  keywords: string[];
  summary: string;
  cover: Picture;
  choreography?: string;
  colours: Colour[];
  board: { logo: Picture };
  inUse?: Picture & { caption: string };
  showcase?: Picture;
  posts: Picture[];
}

/** Parts of the real case studies, from which case studies are generated. */
interface Parts {
  projects: ProjectData[];
  posts: Picture[];
  /** The sentences of all bodies. */
  sentences: string[];
}

const trades =
  "Bakery Bookshop Brewery Ceramics Cinema Dairy Dental Farm Florist Foundry Garage Gardens Gym Hostel Joinery Kitchen Laundry Library Logistics Marina Music Nursery Optics Orchard Pharmacy Press Roofing School Skates Tailors Tea Tyres Vets Yoga".split(
    " ",
  );
const places =
  "Amber Birch Canal Cedar Copper Delta Ember Fern Garnet Harbour Hawa Indigo Juniper Kite Lake Lotus Mango Marble Monsoon North Ochre Otter Pearl Pine Quartz Raja River Saffron Silver Sparrow Spruce Tamarind Union Velvet Willow".split(
    " ",
  );

/**
 * Copies the content and adds case studies, `portfolio/generated_1.md` and so on.
 *
 * @param root the project's root
 * @param folder the folder to write to, an absolute path
 */
export function writeContent(root: string, folder: string, count: number): void {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const parts = readParts(path.join(root, "content/portfolio"));
  for (let number = 1; number <= count; number++)
    writeFileSync(path.join(folder, `portfolio/generated_${number}.md`), caseStudy(number, parts));
}

function readParts(folder: string): Parts {
  const files = readdirSync(folder).sort();
  // With options, even empty ones, gray-matter does not cache.
  const read = files.map((file) => matter(readFileSync(path.join(folder, file), "utf8"), {}));
  const projects = read.map(({ data }) => data as ProjectData);
  return {
    projects,
    posts: projects.flatMap(({ posts }) => posts),
    // Without rules and quotation marks, each sentence on one line.
    sentences: read.flatMap(({ content }) =>
      content
        .replace(/^(---$|> )/gm, "")
        .replace(/\s+/g, " ")
        .trim()
        .split(/(?<=[.?!”])\s+(?=[“A-Z])/),
    ),
  };
}

/** Quotes every text that YAML 1.1 or 1.2 would not parse as a string, and never folds lines. */
const forAllParsers = { version: "1.1", lineWidth: 0 } as const;

/** Generates the file of one case study. It depends only on its number. */
function caseStudy(number: number, { projects, posts, sentences }: Parts): string {
  const draw = createDraw(number);
  const any = () => draw.one(projects);
  const client = `${draw.one(places)} ${draw.one(trades)} ${number}`;
  const colours = someColours(projects, draw);
  const [logoOn, textOn] = colours.map(({ name }) => name);
  const { inUse } = draw.maybe(0.85, any()) ?? {};
  // Those that need no drawings of their own; one begins with the photograph in use. Older commits have none.
  const hasChoreographies = projects.some(({ choreography }) => choreography !== undefined);
  const choreography = hasChoreographies && inUse ? draw.one(["cover", "photograph", "split"]) : undefined;
  const fields = {
    title: `${client}: ${any().title.replace(/^.*?: | – .*$/g, "")}`,
    description: `${client}: ${draw.one(sentences)}`.padEnd(70, ".").slice(0, 160).trim(),
    keywords: [client, ...new Set(draw.some(any().keywords, draw.between(2, 6)))],
    menu: client,
    client,
    summary: `${any().summary.slice(0, -1)}, for ${client}.`,
    date: new Date(Date.UTC(2004, 0, draw.between(1, 8000))).toISOString().slice(0, 10),
    categories: draw.some(["website", "logo", "smo"], draw.between(1, 3)),
    website: draw.maybe(0.8, { address: `https://generated-${number}.example` }),
    cover: { file: any().cover.file, alt: `${client}. ${any().cover.alt}` },
    choreography,
    mark:
      choreography === "photograph" ? { file: any().board.logo.file, alt: `The ${client} mark` } : undefined,
    colours,
    board: {
      logo: { file: any().board.logo.file, alt: `The ${client} logo` },
      logoOn,
      textOn,
    },
    inUse: inUse && { ...inUse, caption: draw.one(sentences) },
    showcase: draw.maybe(0.85, any().showcase),
    posts: draw.maybe(0.6, draw.some(posts, draw.between(4, 8))) ?? [],
  };
  const paragraphs = Array.from({ length: draw.between(2, 7) }, () => paragraph(client, sentences, draw));
  return `---\n${stringify(fields, forAllParsers)}---\n\n${paragraphs.join("\n\n")}\n`;
}

/** Four colours with different names. Each differs slightly from a real one. */
function someColours(projects: ProjectData[], draw: Draw): Colour[] {
  const byName = new Map(projects.flatMap(({ colours }) => colours.map((colour) => [colour.name, colour])));
  return draw.some([...byName.values()], 4).map(({ name, value }) => {
    const channels = [1, 3, 5].map(
      (start) => Number.parseInt(value.slice(start, start + 2), 16) ^ draw.between(0, 15),
    );
    const hex = channels.map((channel) => channel.toString(16).padStart(2, "0").toUpperCase()).join("");
    return { name, value: `#${hex}`, parts: draw.between(1, 6) };
  });
}

/** A paragraph of sentences; sometimes a list, or a sentence with emphasis. */
function paragraph(client: string, sentences: string[], draw: Draw): string {
  const own = draw.some(sentences, draw.between(2, 6));
  if (draw.maybe(0.1, true)) return own.map((sentence) => `- ${sentence}`).join("\n");
  if (draw.maybe(0.15, true)) own.splice(1, 0, `So **${client}** *agreed*.`);
  return own.join(" ");
}

/** Pseudo-random choices: the same ones for the same seed. */
interface Draw {
  /** A whole number between two limits, both included. */
  between(from: number, to: number): number;
  one<Item>(items: Item[]): Item;
  /** Different items, in random order. */
  some<Item>(items: Item[], count: number): Item[];
  /** The item with the given probability; otherwise undefined. */
  maybe<Item>(part: number, item: Item): Item | undefined;
}

function createDraw(seed: number): Draw {
  // mulberry32, a 32-bit generator. The factor is needed because the first numbers of adjacent seeds hardly differ.
  let state = Math.imul(seed, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const some = <Item>(items: Item[], count: number) => {
    const left = [...items];
    return Array.from({ length: count }, () => left.splice(between(0, left.length - 1), 1)).flat();
  };
  return {
    between,
    some,
    one: (items) => items[between(0, items.length - 1)] as (typeof items)[number],
    maybe: (part, item) => (next() < part ? item : undefined),
  };
}
