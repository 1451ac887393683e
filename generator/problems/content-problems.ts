/** Mistakes in content files: their YAML, their fields, their names. */

import path from "node:path";
import { slugOf } from "../model/file-name.ts";
import { type Place, startOf } from "../model/place.ts";
import { marked, type Problem, type UnplacedProblem } from "./problem.ts";
import { article, didYouMean, list, nearMiss, shown, singular } from "./words.ts";

/** Mistakes in a file whose messages are always the same. */
const fileMistakes = {
  "outside link": {
    message: "This is a link to something outside the project, which would be published.",
    cure: "Put the file itself here, or a link to one of this project.",
  },
  "not UTF-8": {
    message: "The file is not text in UTF-8.",
    cure: "Save it again in your editor with the encoding UTF-8.",
  },
  "private character": {
    message: "Here is a character that only some programs know, and that browsers cannot show.",
    cure: "Delete it, and type the word again.",
  },
  "no front matter": {
    message: "The file does not begin with front matter.",
    cure: `Begin it with a line of three hyphens, "---", then the fields, then another "---".`,
  },
  // At the start of the file, because the parsers report no position.
  "too deep": {
    message: "The file is nested too deeply to be read: lists in lists, or quotations in quotations.",
    cure: "Nothing on the site has more than a few levels. Is a bracket or a mark repeated by mistake?",
  },
  "unclosed front matter": {
    length: 3,
    message: "The front matter has no end.",
    cure: `Put a line of three hyphens, "---", between the fields and the text.`,
  },
  // A YAML file or front matter that is empty or not a mapping.
  "no fields": {
    message: "Fields are expected here, and there are none.",
    cure: `A field is a line like "title: About us". docs/content.md lists them.`,
  },
  "unshown text": {
    message: "Nothing on the site shows this text.",
    cure: "Delete it, or write it in a field above: this kind of file has no text below its front matter.",
  },
} satisfies Record<string, UnplacedProblem>;

export function fileMistake(place: Place, kind: keyof typeof fileMistakes): Problem {
  return { place, ...fileMistakes[kind] };
}

export function missingContentFile(file: string): Problem {
  return {
    place: startOf(file),
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

/** @param better the name that the file could have as a page of the default kind */
export function strayContentFile(place: Place, patterns: string[], better?: string): Problem {
  const folder = path.posix.dirname(place.file);
  const name = path.posix.basename(place.file);
  const near = patterns.find((pattern) =>
    pattern.includes("*")
      ? nearMiss(folder, [path.posix.dirname(pattern)])
      : nearMiss(name, [path.posix.basename(pattern)]),
  );
  return {
    place,
    message: "Nothing on the site uses this file.",
    cure: near
      ? `Is it meant to be ${near}? docs/content.md lists the files that the site reads.`
      : better
        ? `For a page with a text, move it to ${better}; its address is its name. docs/content.md lists the files that the site reads.`
        : "Move it out of content/: docs/content.md lists the files that the site reads. A page of a new kind needs a developer.",
  };
}

export function unreadableFile(place: Place, reason: string): Problem {
  return {
    place,
    message: `The file cannot be read: ${reason}.`,
    cure: "Put it back, or give yourself the right to read it.",
  };
}

export function badFileName(place: Place, name: string): Problem {
  return {
    place,
    message: `"${name}" cannot be part of an address.`,
    cure: `Rename the file, to "${slugOf(name, "-") || "file"}" for example: small letters a–z, digits, and single "_" or "-" between them.`,
  };
}

export function longFrontMatter(place: Place, lines: number, most: number): Problem {
  return {
    place,
    message: `The front matter has ${lines} lines, and ${most} are the most there can be.`,
    cure: "Take out the blank lines, or write the text below the front matter.",
  };
}

export function textAfterFrontMatter(place: Place, line: string): Problem {
  return {
    ...marked(place, line.trimEnd()),
    message: "A line that begins with three hyphens ends the front matter, and there is more on this one.",
    cure: `Write "---" alone on the line between the fields and the text, or take the hyphens away.`,
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

export function missingField(place: Place, field: string): Problem {
  return {
    place,
    message: `"${field}" is missing.`,
    cure: `Add a line "${field}: …" here. docs/content.md says what it means.`,
  };
}

export function unknownField(place: Place, field: string, fields: string[]): Problem {
  return {
    ...marked(place, field),
    message: `"${field}" is not a field here.`,
    cure: /\u00a0/.test(field)
      ? "There are no-break spaces before or in it, which only look like spaces: delete them, and type spaces."
      : `${didYouMean(nearMiss(field, fields))}The fields are ${list(fields)} (docs/content.md).`,
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

/**
 * @param written the value as it is written in the file, if that differs from the usual notation: `012`
 * @param isDay whether a date is expected, and a number was written
 */
export function wrongType(
  place: Place,
  field: string,
  expected: string,
  value: unknown,
  written = String(value),
  isDay = false,
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
    cure: isDay
      ? "Write the whole day, year, month and day: 2020-06-15."
      : wrongTypeCure(field, expected, value, written),
  };
}

function wrongTypeCure(field: string, expected: string, value: unknown, written: string): string {
  if (expected === "array") return `Put each item on a line of its own, with "- " before it.`;
  if (expected === "object") return `Put the fields below it, one a line, two spaces further in.`;
  if (value === null)
    return written.startsWith("#")
      ? `YAML takes what follows "#" for a comment: put the text in quotation marks.`
      : emptyCure(field);
  if (expected === "string" && typeof value !== "object") return `Put it in quotation marks: "${written}".`;
  if (expected === "string" && !Array.isArray(value))
    return "A colon and a space make a field of it: put the whole text in quotation marks.";
  if (expected === "boolean") return "Write true or false, without quotation marks.";
  if (expected === "number") return "Write a number, without quotation marks.";
  if (expected === "int") return "Write a number without a point.";
  return "docs/content.md says what is expected.";
}

function emptyCure(field: string): string {
  return field.startsWith("item ")
    ? "Write something after the hyphen, or delete the line."
    : "Write something after the colon.";
}

export function notOneOf(place: Place, field: string, value: unknown, allowed: string[]): Problem {
  const name = singular(field);
  const near = typeof value === "string" ? nearMiss(value, allowed) : undefined;
  const plural = name === field ? `values of "${field}"` : field;
  return {
    place,
    length: String(value).length,
    message: `${shown(value)} is not ${article(name)} ${name}.`,
    cure: `${didYouMean(near)}The ${plural} are ${list(allowed)} (docs/content.md).`,
  };
}

/** @param files the files that contain the known values */
export function unknownValue(place: Place, value: string, known: string[], files: string[]): Problem {
  return {
    ...marked(place, value),
    message: `"${value}" is not in ${list(files)}.`,
    cure: `${didYouMean(nearMiss(value, known))}There are ${list(known)}.`,
  };
}

export function wrongCount(place: Place, field: string, count: number, wanted: string): Problem {
  return {
    place,
    message: `"${field}" has ${count === 1 ? "one item" : `${count} items`}, and needs ${wanted}.`,
    cure: "Add or remove items.",
  };
}

/** A rule whose message is a predicate: "is longer than 60 characters". */
export function brokenRule(
  place: Place,
  field: string,
  value: unknown,
  rule: string,
  cure = ruleCure(field, value, rule),
): Problem {
  const short = typeof value === "string" && /^.{1,40}$/.test(value) && value.trim() !== "";
  return {
    place,
    length: typeof value === "string" ? value.length : 1,
    message: `${short ? `"${field}": "${value}"` : `"${field}"`} ${rule}.`,
    cure,
  };
}

function ruleCure(field: string, value: unknown, rule: string): string {
  if (typeof value === "string" && value.trim() === "") return emptyCure(field);
  if (typeof value === "string" && /characters/.test(rule)) return `It has ${value.length} now.`;
  const day = typeof value === "string" && /^(\d{4}-\d{2}-\d{2})[T ]/.exec(value)?.[1];
  if (day) return `Write the day alone, without a time and a time zone: ${day}.`;
  return "docs/content.md says what is expected.";
}

export function duplicateText(place: Place, field: string, value: string, other: Place): Problem {
  return {
    ...marked(place, value),
    message: `This ${field} is also that of ${other.file}.`,
    cure: `Each page needs its own, or searchers cannot tell them apart (the other one: ${other.file}:${other.line}).`,
  };
}

/** @param field the field that makes it a draft */
export function neededPage(place: Place, field: string): Problem {
  return {
    ...marked(place, field),
    message: "This page cannot be a draft: the site has one of its kind, and links to it.",
    cure: "Delete the line. Only a file of a list, such as a case study, can be left out.",
  };
}

export function missingCharacter(place: Place, character: string): Problem {
  const codes = [...character].map(
    (part) => `U+${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`,
  );
  return {
    ...marked(place, character),
    message: `The fonts of the site have no "${character}" (${codes.join(" ")}).`,
    cure: `Visitors see it in a font of their device. If that looks wrong, write it in another way, or have it added in assets/fonts/cut-fonts.ts ("npm run fonts").`,
    isAdvice: true,
  };
}

/** @param field a field that only translations have */
export function notATranslation(place: Place, field: string): Problem {
  const { dir, name, ext } = path.posix.parse(place.file);
  return {
    ...marked(place, field),
    message: `"${field}" is for translations, and this file is none.`,
    cure: `Name a translation like its original, with its language: ${dir}/${name}.fr${ext}. Or take this line out.`,
  };
}

/** @param original the file that is missing */
export function translationOfNothing(place: Place, original: string): Problem {
  return {
    place,
    message: `This is a translation of ${original}, which is not there.`,
    cure: "Name the file like the one that it translates, or remove it.",
  };
}

export function incompleteTranslation(place: Place, field: string, language: string): Problem {
  const example = field === "language" ? language : "/address_of_the_original";
  return {
    place,
    message: `"${field}" is missing.`,
    cure: `A translation has a line "${field}: ${example}".`,
  };
}

export function otherLanguage(place: Place, language: string, name: string): Problem {
  return {
    ...marked(place, language),
    message: `The file's name, ${name}, says another language.`,
    cure: "Correct the one or the other.",
  };
}
