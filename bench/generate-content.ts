/**
 * Content in any amount: the site's own, and as many case studies more as are wanted. They vary as real ones do, and
 * no two are alike, so that no generator under measurement wins by luck. Same number, same bytes.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import matter from "gray-matter";

interface Picture {
  file: string;
  alt: string;
  phone?: { shape: string; focus: string };
}

interface Colour {
  name: string;
  value: string;
  parts: number;
}

/** The front matter of a case study, as it is written; `content/schemas.ts` explains it. */
interface ProjectData {
  title: string;
  description: string;
  keywords: string[];
  menu: string;
  client: string;
  summary: string;
  date: string;
  categories: string[];
  website?: { address: string; standIn?: boolean };
  cover: Picture;
  tallCover?: boolean;
  colours: Colour[];
  board: { logo: Picture; logoOn: string; textOn: string; logoRight?: boolean };
  inUse?: Picture & { caption: string };
  showcase?: Picture | undefined;
  posts: Picture[];
}

/** What the real case studies consist of; a generated one is put together from it. */
interface Parts {
  projects: ProjectData[];
  colours: Colour[];
  keywords: string[];
  posts: Picture[];
  /** Sentences of all bodies. */
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
 * @param folder where to write, absolute
 */
export function writeContent(root: string, folder: string, count: number): void {
  cpSync(path.join(root, "content"), folder, { recursive: true });
  const parts = readParts(path.join(root, "content/portfolio"));
  for (let number = 1; number <= count; number++) {
    writeFileSync(path.join(folder, `portfolio/generated_${number}.md`), caseStudy(number, parts));
  }
}

function readParts(folder: string): Parts {
  const files = readdirSync(folder).sort();
  // With options, even empty ones, gray-matter does not cache.
  const read = files.map((file) => matter(readFileSync(path.join(folder, file), "utf8"), {}));
  const projects = read.map(({ data }) => data as ProjectData);
  return {
    projects,
    colours: projects.flatMap(({ colours }) => colours),
    keywords: [...new Set(projects.flatMap(({ keywords }) => keywords))],
    posts: projects.flatMap(({ posts }) => posts),
    sentences: read.flatMap(({ content }) => content.trim().split(/(?<=[.?!”])\s+(?=[“A-Z])/)),
  };
}

/** The file of one case study. It depends on its number and on nothing that was drawn before. */
function caseStudy(number: number, parts: Parts): string {
  const draw = startDraw(number);
  const client = `${draw.one(places)} ${draw.one(trades)} ${number}`;
  const of = () => draw.one(parts.projects);
  const { summary } = of();
  const colours = someColours(parts.colours, draw);
  const [logoOn, textOn] = draw.some(colours, 2).map(({ name }) => name);
  const withInUse = of();
  const fields: ProjectData = {
    title: `${client}: ${of().title.replace(/^.*?: | – .*$/g, "")}`,
    description: `${client}: ${draw.one(parts.sentences)}`.padEnd(70, ".").slice(0, 160).trim(),
    keywords: [client, ...draw.some(parts.keywords, draw.between(2, 6))],
    menu: client,
    client,
    summary: `${summary.slice(0, -1)}, for ${client}.`,
    date: new Date(Date.UTC(2004, 0, draw.between(1, 8000))).toISOString().slice(0, 10),
    categories: draw.some(["website", "logo", "smo"], draw.between(1, 3)),
    ...(draw.isLikely(0.8) && {
      website: {
        address: `https://generated-${number}.example`,
        ...(draw.isLikely(0.5) && { standIn: true }),
      },
    }),
    cover: { file: of().cover.file, alt: `${client}. ${of().cover.alt}` },
    ...(draw.isLikely(0.4) && { tallCover: true }),
    colours,
    board: {
      logo: { file: of().board.logo.file, alt: `The ${client} logo` },
      logoOn: logoOn ?? "",
      textOn: textOn ?? "",
      ...(draw.isLikely(0.5) && { logoRight: true }),
    },
    ...(withInUse.inUse &&
      draw.isLikely(0.85) && { inUse: { ...withInUse.inUse, caption: draw.one(parts.sentences) } }),
    ...(draw.isLikely(0.85) && { showcase: of().showcase }),
    posts: draw.isLikely(0.4) ? [] : draw.some(parts.posts, draw.between(4, 8)),
  };
  const paragraphs = Array.from({ length: draw.between(2, 7) }, () =>
    paragraph(client, parts.sentences, draw),
  );
  return `---\n${toYaml(fields, "")}---\n\n${paragraphs.join("\n\n")}\n`;
}

/** Four colours, each a little off a real one. */
function someColours(colours: Colour[], draw: Draw): Colour[] {
  const byName = new Map(colours.map((colour) => [colour.name, colour]));
  return draw.some([...byName.values()], 4).map(({ name, value }) => {
    const channels = [1, 3, 5].map(
      (start) => Number.parseInt(value.slice(start, start + 2), 16) ^ draw.between(0, 15),
    );
    const hex = channels.map((channel) => channel.toString(16).padStart(2, "0").toUpperCase()).join("");
    return { name, value: `#${hex}`, parts: draw.between(1, 6) };
  });
}

/** Mostly sentences; now and then a list, and words that stand out. */
function paragraph(client: string, sentences: string[], draw: Draw): string {
  const own = draw.some(sentences, draw.between(2, 6));
  if (draw.isLikely(0.1)) return own.map((sentence) => `- ${sentence}`).join("\n");
  if (draw.isLikely(0.15)) own.splice(1, 0, `So **${client}** *agreed*.`);
  return own.join(" ");
}

/** Front matter as people write it: a field on a line, lists of words and colours in brackets. */
function toYaml(fields: object, indent: string): string {
  return Object.entries(fields)
    .map(([key, value]) => `${indent}${key}:${toYamlValue(key, value, indent)}\n`)
    .join("");
}

function toYamlValue(key: string, value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return ` ${toYamlScalar(value)}`;
  const deeper = `${indent}  `;
  if (key === "phone") return ` ${toFlow(value)}`;
  if (!Array.isArray(value)) return `\n${toYaml(value, deeper)}`.trimEnd();
  if (key === "colours") return value.map((item) => `\n${deeper}- ${toFlow(item)}`).join("");
  if (typeof value[0] !== "object") return ` [${value.map(toYamlScalar).join(", ")}]`;
  return value.map((item) => `\n${deeper}- ${toYaml(item, `${deeper}  `).trim()}`).join("");
}

function toFlow(value: object): string {
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${toYamlScalar(item)}`);
  return `{ ${fields.join(", ")} }`;
}

/** In quotes where it might have to be: whatever is more than words, an address or a date. */
function toYamlScalar(value: unknown): string {
  const isPlain =
    typeof value !== "string" || /^(https:\/\/[\w.-]+|[A-Z][^:#[\]{}"]*|[\w./-]+)$/i.test(value);
  return isPlain ? String(value) : JSON.stringify(value);
}

/** Draws without chance. */
interface Draw {
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  one<Item>(items: Item[]): Item;
  /** Different ones, in any order. */
  some<Item>(items: Item[], count: number): Item[];
  isLikely(part: number): boolean;
}

function startDraw(seed: number): Draw {
  // mulberry32, a generator of 32 bits; its first number hardly differs between neighbouring seeds without the factor.
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
    one: (items) => some(items, 1)[0] as (typeof items)[number],
    isLikely: (part) => next() < part,
  };
}
