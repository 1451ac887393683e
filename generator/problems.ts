/**
 * Mistakes in the sources. Every sentence that a maintainer reads about a mistake is a function of this file:
 * what is wrong, in the words of the person who wrote the source, and how to put it right.
 */
import { distance } from "fastest-levenshtein";
import type { Place } from "./site.tsx";

/** A mistake in the sources, with its place and its cure. */
export interface Problem {
  /** Absent where no file is at fault: a full disk, say. */
  place?: Place;
  /** How many characters are wrong from the place on, for the frame; 1 if left out. */
  length?: number;
  message: string;
  cure: string;
  /** The source itself, where `place.file` is not a file: the value of an environment variable. */
  source?: string;
}

/** Thrown by a step that cannot hand on a useful result; carries everything it found. */
export class Problems extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
    this.problems = problems;
  }
}

/** Throws if there is any problem: no step hands a mistake on to the next one. */
export function stopOn(problems: Problem[]): void {
  if (problems.length > 0) throw new Problems(problems);
}

/**
 * A problem as it is printed: place and message, a frame of the source, the cure.
 *
 * @param problem what to show
 * @param source the text of the file in which it is; without it there is no frame
 */
export function formatProblem(problem: Problem, source = problem.source): string {
  const { place, length = 1, message, cure } = problem;
  const head = place ? `${place.file}:${place.line}:${place.column}  ${message}` : message;
  const frame = place && source !== undefined ? formatFrame(source, place, length) : [];
  return [head, "", ...frame, ...cure.split("\n").map((line) => `    ${line}`.trimEnd())].join("\n");
}

/** Of a line that is longer, as in drawings, only the surroundings of the mark are shown. */
const longestLine = 400;

/** The line at fault with a mark below it; the line above gives it context. */
function formatFrame(source: string, { line, column }: Place, length: number): string[] {
  const lines = source.split(/\r\n?|\n/);
  const text = lines[line - 1];
  if (text === undefined) return [];
  const gutter = Math.max(4, String(line).length + 3);
  const left = text.length > longestLine ? Math.max(0, column - 30) : 0;
  const cropped = (whole = "") => (whole.length > longestLine ? whole.slice(left, left + 100) : whole);
  const numbered = (number: number) =>
    `${String(number).padStart(gutter + 1)} | ${cropped(lines[number - 1])}`.trimEnd();
  // Tabs keep their width below the line, so that the mark stands where the eye expects it.
  const indent = text.slice(left, column - 1).replace(/[^\t]/g, " ");
  const mark = "^".repeat(Math.max(1, Math.min(length, text.length - column + 1)));
  const above = line > 1 && lines[line - 2]?.trim() ? [numbered(line - 1)] : [];
  return [...above, numbered(line), `${" ".repeat(gutter + 1)} | ${indent}${mark}`, ""];
}

/** Sorted as a person works through them: by file, then from top to bottom. */
export function sortProblems(problems: Problem[]): Problem[] {
  return problems.toSorted(
    (a, b) =>
      compare(a.place?.file ?? "", b.place?.file ?? "") ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
}

/** Compares without locale, so that the order is the same on every machine. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The candidate that was probably meant, if one is close enough. */
export function nearMiss(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.floor(word.length / 3));
  let best: { candidate: string; apart: number } | undefined;
  for (const candidate of candidates) {
    const apart = apartness(word.toLowerCase(), candidate.toLowerCase());
    if (apart <= limit && (!best || apart < best.apart)) best = { candidate, apart };
  }
  return best?.candidate;
}

/** How many slips of the pen: two letters that changed places are one. */
function apartness(a: string, b: string): number {
  const [first, second, ...more] = [...a].flatMap((letter, index) => (letter === b[index] ? [] : [index]));
  const isSwapped =
    a.length === b.length &&
    first !== undefined &&
    second === first + 1 &&
    more.length === 0 &&
    a[first] === b[second] &&
    a[second] === b[first];
  return isSwapped ? 1 : distance(a, b);
}

/** "a, b and c" */
export function list(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

const quoted = (word: string) => `"${word}"`;
const didYouMean = (near: string | undefined) => (near ? `Did you mean "${near}"? ` : "");
const article = (noun: string) => (/^[aeiou]/i.test(noun) ? "an" : "a");

/** "categories" → "category": the name of one item of a list. */
function singular(name: string): string {
  return name.replace(/ies$/, "y").replace(/(?<!s)s$/, "");
}

/** A value short enough to be quoted in a sentence. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return quoted(text.length > 40 ? `${text.slice(0, 39)}…` : text);
}

/* Content files ----------------------------------------------------------------------------------------- */

export function missingContentFile(file: string, place: Place): Problem {
  return {
    place,
    length: file.length + 2,
    message: `There is no file ${file}.`,
    cure: "Add the file, or take it out of content/schemas.ts and of the route table.",
  };
}

export function missingContentFolder(folder: string): Problem {
  return {
    message: `The content folder ${folder} cannot be opened.`,
    cure: "Is it there, and is it a folder that you may read? --content DIR names another one.",
  };
}

export function strayContentFile(place: Place, patterns: string[]): Problem {
  const near = nearMiss(place.file, patterns);
  return {
    place,
    message: "Nothing on the site uses this file.",
    cure: near
      ? `Is it meant to be ${near}? The build reads only the files that content/schemas.ts names.`
      : "Move it out of content/, or name it in content/schemas.ts: the build reads only what is named there.",
  };
}

export function unreadableFile(place: Place, reason: string): Problem {
  return {
    place,
    message: `The file cannot be read: ${reason}.`,
    cure: "Put it back, or give yourself the right to read it.",
  };
}

export function notUtf8(place: Place): Problem {
  return {
    place,
    message: "The file is not text in UTF-8.",
    cure: "Save it again in your editor with the encoding UTF-8.",
  };
}

export function badFileName(place: Place, name: string): Problem {
  return {
    place,
    message: `"${name}" cannot be part of an address.`,
    cure: `Rename the file: small letters a–z, digits, and single "_" or "-" between them.`,
  };
}

export function noFrontMatter(place: Place): Problem {
  return {
    place,
    message: "The file does not begin with front matter.",
    cure: `Begin it with a line of three hyphens, "---", then the fields, then another "---".`,
  };
}

export function unclosedFrontMatter(place: Place): Problem {
  return {
    place,
    length: 3,
    message: "The front matter has no end.",
    cure: `Put a line of three hyphens, "---", between the fields and the text.`,
  };
}

export function otherFrontMatter(place: Place, language: string): Problem {
  return {
    place,
    length: 3 + language.length,
    message: `Front matter in "${language}" is not read here.`,
    cure: `Write "---" alone on the first line, and the fields in YAML.`,
  };
}

/** A YAML file or front matter that is not a list of fields, or is empty. */
export function notFields(place: Place): Problem {
  return {
    place,
    message: "Fields are expected here, and there are none.",
    cure: `A field is a line like "title: About us". content/schemas.ts lists them.`,
  };
}

/**
 * @param code of the `yaml` package's error
 * @param original its own message, for the rarer mistakes
 */
export function badYaml(place: Place, code: string, original: string, lineText: string): Problem {
  if (code === "TAB_AS_INDENT" || (/^\s*\t/.test(lineText) && code !== "DUPLICATE_KEY")) {
    return {
      place,
      message: "This line is indented with a tab.",
      cure: "YAML allows only spaces: replace each tab by two spaces.",
    };
  }
  if (/^(<{7}|={7}|>{7})/.test(lineText)) {
    return {
      place,
      length: 7,
      message: "A merge is not finished here.",
      cure: `Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`,
    };
  }
  if (code === "DUPLICATE_KEY") {
    return {
      place,
      message: "This field is there twice.",
      cure: "Keep one of the two lines.",
    };
  }
  if (/^Flow (sequence|map)/.test(original)) {
    const [open, close] = /^Flow map/.test(original) ? "{}" : "[]";
    return {
      place,
      message: `"${open}" is opened here and never closed.`,
      cure: `Write "${close}" behind the last item.`,
    };
  }
  if (code === "MISSING_CHAR" && /quote/.test(original)) {
    return {
      place,
      message: "A quotation mark is opened here and never closed.",
      cure: `Close it at the end of the text, or take both marks away. Inside "…" write \\" for a mark.`,
    };
  }
  if (code === "BLOCK_AS_IMPLICIT_KEY" || (code === "MULTILINE_IMPLICIT_KEY" && /:\s.*:\s/.test(lineText))) {
    return {
      place,
      message: `There is a second ": " in this line, so YAML takes it for two fields.`,
      cure: /:\s+[“”„‘’«]/.test(lineText)
        ? `YAML takes “ and ” for letters: write straight quotation marks around the text: title: "Logos: three prices".`
        : `Put the text in quotation marks: title: "Logos: three prices".`,
    };
  }
  if (code === "UNEXPECTED_TOKEN" && /scalar at node end/.test(original)) {
    return {
      place,
      message: "There is more text behind the closing quotation mark.",
      cure: /^[^"]*:\s+'/.test(lineText)
        ? `Put "…" around the text in place of '…', or type an apostrophe as ’.`
        : `Put the whole text in quotation marks, and write \\" for each mark inside it.`,
    };
  }
  if (code === "MULTILINE_IMPLICIT_KEY" || (code === "MISSING_CHAR" && /map value/.test(original))) {
    const [, name, noBreak, text] = /^\s*(?:- )?([\w-]+):(\u00a0*)(\S.*)$/.exec(lineText) ?? [];
    const missingBlank = noBreak
      ? "Behind the colon is a no-break space, which only looks like a blank."
      : "There is no blank behind the colon.";
    return {
      place,
      message: name ? missingBlank : "This line is not a field.",
      cure: name
        ? `Write "${name}: ${text}".`
        : `A field is a line like "title: About us". A text of several lines begins with ">" and is indented.`,
    };
  }
  if (code === "BAD_DQ_ESCAPE") {
    return {
      place,
      length: 2,
      message: "A backslash has a meaning between quotation marks, and this one has none.",
      cure: `Write two of them, "\\\\", or put '…' around the text in place of "…".`,
    };
  }
  if (code === "BAD_INDENT") {
    return {
      place,
      message: "This line is indented differently from its neighbours.",
      cure: "Fields of the same level begin at the same column.",
    };
  }
  if (code === "BAD_SCALAR_START" || code === "TAG_RESOLVE_FAILED") {
    return {
      place,
      message: `A text cannot begin with "${lineText[place.column - 1]}" in YAML.`,
      cure: "Put the text in quotation marks.",
    };
  }
  return {
    place,
    message: `This is not YAML: ${original.replace(/\s+/g, " ").replace(/\.?$/, ".")}`,
    cure: `A field is "name: text"; a list has "- " before each item; texts with ": " or "#" need quotation marks.`,
  };
}

export function missingField(place: Place, field: string): Problem {
  return {
    place,
    message: `"${field}" is missing.`,
    cure: `Add a line "${field}: …" here. content/schemas.ts says what it means.`,
  };
}

export function unknownField(place: Place, field: string, fields: string[]): Problem {
  return {
    place,
    length: field.length,
    message: `"${field}" is not a field here.`,
    cure: /\u00a0/.test(field)
      ? "There are no-break spaces before or in it, which only look like blanks: delete them, and type blanks."
      : `${didYouMean(nearMiss(field, fields))}The fields are ${list(fields)} (content/schemas.ts).`,
  };
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
};

/** @param written the value as it stands in the file, where that is not how numbers are usually written: `012` */
export function wrongType(
  place: Place,
  field: string,
  expected: string,
  value: unknown,
  written = String(value),
): Problem {
  const actual =
    value === null
      ? "empty"
      : Array.isArray(value)
        ? "a list"
        : typeof value === "object"
          ? "a group of fields"
          : `${kinds[typeof value]} (${written})`;
  const wanted = kinds[expected] ?? expected;
  return {
    place,
    length: typeof value === "object" ? 1 : written.length,
    message: `"${field}" must be ${wanted}, and is ${actual}.`,
    cure: wrongTypeCure(expected, value, written),
  };
}

function wrongTypeCure(expected: string, value: unknown, written: string): string {
  if (value === null)
    return written.startsWith("#")
      ? `YAML takes what follows "#" for a comment: put the text in quotation marks.`
      : "Write something behind the colon.";
  if (expected === "string" && typeof value !== "object") {
    return `Put it in quotation marks: "${written}".`;
  }
  if (expected === "array") return `Put each item on a line of its own, with "- " before it.`;
  if (expected === "object") return `Put the fields below it, one a line, two spaces further in.`;
  if (expected === "boolean") return "Write true or false, without quotation marks.";
  if (expected === "number") return "Write a number, without quotation marks.";
  if (expected === "int") return "Write a number without a point.";
  return "content/schemas.ts says what is expected.";
}

export function notOneOf(place: Place, field: string, value: unknown, allowed: string[]): Problem {
  const name = singular(field);
  const near = typeof value === "string" ? nearMiss(value, allowed) : undefined;
  const plural = name === field ? `values of "${field}"` : field;
  return {
    place,
    length: String(value).length,
    message: `${shown(value)} is not ${article(name)} ${name}.`,
    cure: `${didYouMean(near)}The ${plural} are ${list(allowed)} (content/schemas.ts).`,
  };
}

export function wrongCount(place: Place, field: string, count: number, wanted: string): Problem {
  return {
    place,
    message: `"${field}" has ${count === 1 ? "one item" : `${count} items`}, and needs ${wanted}.`,
    cure: "Add or remove items.",
  };
}

/** A rule that a schema states as a predicate: "is longer than 60 characters". */
export function brokenRule(place: Place, field: string, value: unknown, rule: string): Problem {
  const short = typeof value === "string" && /^.{1,40}$/.test(value) && value.trim() !== "";
  return {
    place,
    length: typeof value === "string" ? value.length : 1,
    message: `${short ? `"${field}": "${value}"` : `"${field}"`} ${rule}.`,
    cure: ruleCure(value, rule),
  };
}

function ruleCure(value: unknown, rule: string): string {
  if (typeof value === "string" && /characters/.test(rule)) return `It has ${value.length} now.`;
  if (rule === "is empty") return "Write something behind the colon.";
  const day = typeof value === "string" && /^(\d{4}-\d{2}-\d{2})[T ]/.exec(value)?.[1];
  if (day) return `Write the day alone, without a time and a time zone: ${day}.`;
  if (rule === "has passed")
    return "Look whether what is promised until then still holds, and write a later day.";
  return "content/schemas.ts says what is expected.";
}

export function duplicateText(place: Place, field: string, value: string, other: Place): Problem {
  return {
    place,
    length: value.length,
    message: `This ${field} is also that of ${other.file}.`,
    cure: `Each page needs its own, or searchers cannot tell them apart (the other one: ${other.file}:${other.line}).`,
  };
}

/* Markdown ------------------------------------------------------------------------------------------------ */

export function htmlInMarkdown(place: Place, html: string): Problem {
  return {
    place,
    length: html.trim().split("\n")[0]?.length ?? 1,
    message: "HTML is not allowed in Markdown.",
    cure: "Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.",
  };
}

export function noAltInMarkdown(place: Place, file: string): Problem {
  return {
    place,
    length: file.length,
    message: "The picture has no alternative text.",
    cure: `Write between the brackets what it shows: ![A red square](${file}).`,
  };
}

export function headingOne(place: Place): Problem {
  return {
    place,
    length: 1,
    message: "A page has one main heading, and the page itself shows it.",
    cure: `Begin with "##".`,
  };
}

/* Routes -------------------------------------------------------------------------------------------------- */

export function badPath(place: Place, path: string): Problem {
  return {
    place,
    message: `"${path}" is not a good address.`,
    cure: `An address begins with "/", has no "/" at its end, and otherwise small letters, digits, "_" and "-".`,
  };
}

export function duplicatePath(place: Place, path: string, first: string, second: string): Problem {
  if (first === second) {
    return { place, message: `The address ${path} is there twice.`, cure: "Keep one of the two lines." };
  }
  return {
    place,
    message: `Two pages want the address ${path}: ${first} and ${second}.`,
    cure: "Give one of them another address (pages/routes.ts) or its file another name.",
  };
}

export function entryWithoutRoute(place: Place): Problem {
  return {
    place,
    message: "No address shows this page.",
    cure: "Add a line to pages/routes.ts, or remove the file.",
  };
}

export function routeWithoutEntry(place: Place, path: string): Problem {
  return {
    place,
    message: `${path} has no content.`,
    cure: "Name its content file in content/schemas.ts, and hand the entry to the route.",
  };
}

export function routesThrew(place: Place, message: string): Problem {
  return {
    place,
    message: `The route table could not be made: ${message.replace(/\.?$/, ".")}`,
    cure: "Does content/schemas.ts name everything that it uses?",
  };
}

/* Code ---------------------------------------------------------------------------------------------------- */

export function codeSyntax(place: Place, text: string): Problem {
  return {
    place,
    message: text.replace(/\.?$/, "."),
    cure: "Nothing was built: the code could not be read.",
  };
}

export function styleSyntax(place: Place, text: string): Problem {
  return {
    place,
    // Lightning CSS adds how it keeps the token in memory.
    message: `CSS: ${text.replace(/^(Unexpected token \w+)\b.*/s, "$1").replace(/\.?$/, ".")}`,
    cure: "Is a colon, a semicolon or a brace missing here or before?",
  };
}

/** @param kind of pages whose style sheet has rules for the class */
export function unstyledClass(place: Place, name: string, pages: string, kind: string): Problem {
  return {
    place,
    message: `The class "${name}" has no rules on ${pages}.`,
    cure: `They are only in the sheet of pages of the kind "${kind}" (stylesOf of the site). Give the route the style "${kind}", or take the component out of that list.`,
  };
}

/** @param exact whether the place is where the code gave up, or only the page's line in the route table */
export function pageThrew(
  place: Place,
  path: string,
  entryFile: string,
  message: string,
  exact: boolean,
): Problem {
  return {
    place,
    message: `The page ${path} could not be rendered: ${message}`,
    cure: `It happened with ${entryFile}.${exact ? " The line above is where the code gave up." : ""}`,
  };
}

export function missingScript(file: string): Problem {
  return {
    message: `There is no file ${file}.`,
    cure: "Put the file there, or correct its name in pages/site.ts or pages/routes.ts.",
  };
}

/* Assets -------------------------------------------------------------------------------------------------- */

export function missingImage(place: Place, file: string, files: string[]): Problem {
  const wrongCase = files.find((other) => other.toLowerCase() === file.toLowerCase());
  return {
    place,
    length: file.length,
    message: `There is no picture assets/images/${file}.`,
    cure: wrongCase
      ? `It is written "${wrongCase}": capital and small letters differ on the web.`
      : `${didYouMean(nearMiss(file, files))}Put the file there, or correct its name here.`,
  };
}

/** @param format in words: "a PNG picture" */
export function misnamedImage(place: Place, file: string, format: string, ending: string): Problem {
  return {
    place,
    length: file.length,
    message: `The picture assets/images/${file} is ${format}, whatever its name says.`,
    cure: `Rename the file to "${file.replace(/\.[^.]*$/, "")}.${ending}", and write that here.`,
  };
}

export function unreadableImage(place: Place, file: string, reason: string): Problem {
  return {
    place,
    length: file.length,
    message: `The picture assets/images/${file} cannot be read: ${reason}.`,
    cure: "Open it in a picture editor and export it again as SVG, JPEG, PNG or WebP.",
  };
}

export function croppedDrawing(place: Place, file: string): Problem {
  return {
    place,
    length: "phone".length,
    message: `The drawing assets/images/${file} cannot be cropped.`,
    cure: "Only photographs can. Leave the field out: drawings are sharp at every size.",
  };
}

export function unreadableSprite(file: string, reason: string): Problem {
  return {
    place: { file, line: 1, column: 1 },
    message: `The drawing cannot be read: ${reason}.`,
    cure: "Open it in a picture editor and export it again as SVG.",
  };
}

export function missingAsset(place: Place, file: string, files: string[]): Problem {
  return {
    place,
    length: file.length,
    message: `There is no file ${file}.`,
    cure: `${didYouMean(nearMiss(file, files))}Put the file there, or correct its name.`,
  };
}

export function fontCannotBeMade(file: string, reason: string): Problem {
  return {
    message: `The font ${file} cannot be read: ${reason}.`,
    cure: `Run "npm ci" again; fonts come from packages.`,
  };
}

/* Pages --------------------------------------------------------------------------------------------------- */

export function brokenLink(place: Place, href: string, page: string, paths: string[]): Problem {
  const [path = "", fragment] = href.split("#");
  const plain = path.replace(/\/index\.html$|\.html$/, "").replace(/(.)\/$/, "$1");
  const cure =
    plain !== path && paths.includes(plain)
      ? `Addresses have no ".html" and no "/" at their end: write "${plain}${fragment ? `#${fragment}` : ""}".`
      : `${didYouMean(nearMiss(path, paths))}pages/routes.ts lists every address.`;
  return { place, length: href.length, message: `The link "${href}" on ${page} leads nowhere.`, cure };
}

export function relativeLink(place: Place, href: string, page: string): Problem {
  return {
    place,
    length: href.length,
    message: `The link "${href}" on ${page} is neither an address of this site nor of another one.`,
    cure: /^[^\s@/]+@[^\s@/]+$/.test(href)
      ? `For an e-mail address begin it with "mailto:".`
      : `Begin it with "/" for a page of this site, with "#" for this page, or with "https://".`,
  };
}

export function brokenFragment(place: Place, href: string, page: string, ids: string[]): Problem {
  const [path, fragment = ""] = href.split("#");
  return {
    place,
    length: href.length,
    message: `The link "${href}" on ${page} points to a place that does not exist.`,
    cure: `${didYouMean(nearMiss(fragment, ids))}No element of ${path || "the page"} has the id "${fragment}".`,
  };
}

export function duplicateId(place: Place, id: string, page: string): Problem {
  return {
    place,
    message: `The id "${id}" is there twice on ${page}.`,
    cure: "An id names one element: give the other one another name.",
  };
}

export function missingAlt(place: Place, src: string, page: string): Problem {
  return {
    place,
    message: `A picture on ${page} has no alternative text (${src}).`,
    cure: `Give it alt="…" that says what it shows, or alt="" if it only decorates.`,
  };
}

export function wrongHeadings(place: Place, page: string, what: string): Problem {
  return {
    place,
    message: `The headings of ${page} are out of order: ${what}.`,
    cure: "A page has one h1, and below it no level is skipped.",
  };
}

export function badFormAddress(place: Place, action: string, page: string, own: boolean): Problem {
  return {
    place,
    length: action.length,
    message: own
      ? `The form on ${page} is sent to this site itself (${action}), which cannot receive it.`
      : action === ""
        ? `The form on ${page} has no address to which it is sent.`
        : `The form on ${page} is sent to "${action}", which is not an absolute address.`,
    cure: "Name the address of the program that receives it, beginning with https://.",
  };
}

export function thirdParty(place: Place, url: string, page: string): Problem {
  return {
    place,
    length: url.length,
    message: `${url} is loaded from another site, on ${page}.`,
    cure: "Put the file into assets/: nothing on this site comes from somewhere else.",
  };
}

/* Budgets ------------------------------------------------------------------------------------------------- */

/** A part of a page, or a file, with its bytes. */
interface Weighed {
  name: string;
  bytes: number;
}

const counted = (number: number) => number.toLocaleString("en-US");
const named = ({ name, bytes }: Weighed) => `${name} (${counted(bytes)} bytes)`;

/** @param measured compressed bytes of the heaviest of the pages */
function tooHeavy(what: string, pages: string, measured: number, limit: number): string {
  const isOne = !pages.includes(" and ");
  return `The ${what} of ${pages} ${what === "HTML" ? "has" : "have"} ${isOne ? "" : "up to "}${counted(measured)} bytes (compressed), and the budget is ${counted(limit)} (pages/budgets.ts).`;
}

export function tooHeavyHtml(
  place: Place,
  pages: string,
  measured: number,
  limit: number,
  heaviest: Weighed,
): Problem {
  const cure = /^<style/.test(heaviest.name)
    ? "Simplify the style sheets of what these pages show, or say where their first screens end (FirstScreensEnd): the rules for what follows come with a sheet then."
    : /^<script/.test(heaviest.name)
      ? "Say less in it, or load it from a file."
      : "Show less in it, or show some of it on a page of its own.";
  return {
    place,
    message: tooHeavy("HTML", pages, measured, limit),
    cure: `The heaviest part is ${named(heaviest)}. ${cure}`,
  };
}

/** @param rules a component's rules, and before compression the bytes of them and of all */
export function tooHeavyStyles(
  place: Place,
  pages: string,
  measured: number,
  limit: number,
  rules: Weighed,
  total: number,
): Problem {
  return {
    place,
    message: tooHeavy("styles", pages, measured, limit),
    cure: `Most rules are those of ${rules.name} (${counted(rules.bytes)} of ${counted(total)} bytes before compression). Simplify them, or remove what no page shows.`,
  };
}

export function tooHeavyScripts(
  place: Place,
  pages: string,
  measured: number,
  limit: number,
  heaviest: Weighed,
): Problem {
  return {
    place,
    message: tooHeavy("scripts", pages, measured, limit),
    cure: `The heaviest is ${named(heaviest)}. Do more with HTML and CSS, or load what few pages need only there (pages/routes.ts).`,
  };
}

export function tooManyRequests(
  place: Place,
  pages: string,
  measured: number,
  limit: number,
  files: string[],
): Problem {
  const isOne = !pages.includes(" and ");
  const few = files.length > 4 ? [...files.slice(0, 3), `${files.length - 3} more`] : files;
  return {
    place,
    message: `To show ${pages} takes ${isOne ? "" : "up to "}${measured} requests at once, and the budget is ${limit} (pages/budgets.ts).`,
    cure: `Most are for ${list(few)}. Let pictures further down load lazily, and put small drawings together into one sprite.`,
  };
}

export function tooHeavyFonts(measured: number, limit: number, heaviest: Weighed): Problem {
  return {
    message: `The fonts of every page have ${counted(measured)} bytes, and the budget is ${counted(limit)} (pages/budgets.ts).`,
    cure: `The heaviest is ${named(heaviest)}. Cut its axes (pages/site.ts), or do without one of the families.`,
  };
}

export function tooManyFonts(files: string[], limit: number): Problem {
  return {
    message: `Every page has ${files.length} fonts, and the budget is ${limit} (pages/budgets.ts): ${list(files)}.`,
    cure: "Do without one of the families (pages/site.ts).",
  };
}

/* Output -------------------------------------------------------------------------------------------------- */

export function foreignOutput(folder: string): Problem {
  return {
    message: `${folder} was not made by this build, so it is not replaced.`,
    cure: "Move it away or delete it yourself, or name another folder with --out DIR.",
  };
}

export function foreignSettings(file: string): Problem {
  return {
    message: `${file} was not written by this build, so it is not replaced.`,
    cure: "Move it away or delete it yourself, or build into another folder with --out DIR.",
  };
}

export function cannotWrite(folder: string, reason: string): Problem {
  return {
    message: `${folder} cannot be written: ${reason}.`,
    cure: "The site that was there before is still there, unchanged.",
  };
}
