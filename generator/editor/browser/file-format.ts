/** Converts content files for the editor: into fields, the text below them, and the original text, and back. */
import { parse } from "yaml";
import { type EmptyFields, mergeYaml, printYaml } from "./merge-yaml.ts";

/** The rules for one kind of files. */
export interface FileRules extends EmptyFields {
  /** Fields with the name of a picture, relative to the folder of pictures: `cover.file`. */
  pictures: string[];
  /** The fields of a new file, in order. */
  order: string[];
  /** The fields that every translation of a single page has. */
  translation?: { language: string; translationOf: string };
  /** Whether it is Markdown with front matter, and not YAML. */
  isMarkdown: boolean;
}

type Fields = Record<string, unknown>;

/** The field with the original text while a file is edited. */
const original = "__original";

/** The field with the language of the form, such as `fr`. */
export const formLanguage = "__language";

/** Matches the front matter, the blank lines after it, and the text below. */
const parts = /^---[ \t]*\n(?<yaml>[\s\S]*?\n|)---(?<gap>\s*)(?<body>[\s\S]*)$/;

/**
 * @param pictures the address of the folder of pictures in the editor: `/assets/images`
 * @returns functions that read and write files of one kind
 */
export function fileFormat(rules: FileRules, pictures: string) {
  return {
    fromFile(contents: string): Fields {
      const text = contents.replace(/\r\n?/g, "\n");
      const { yaml = "", body } = split(text, rules);
      const fields = parse(yaml) as Fields | null;
      const named = mapPictures(fields ?? {}, rules.pictures, (file) => `${pictures}/${file}`) as Fields;
      return { ...named, ...(rules.isMarkdown && { body }), [original]: text };
    },
    // A new translation contains the text of its original, and keeps the order of its fields.
    toFile({ body, [original]: text, [formLanguage]: code, ...fields }: Fields): string {
      const isTranslation = rules.translation?.language.split("-")[0] === code;
      const values = isTranslation ? { ...fields, ...rules.translation } : fields;
      const stripped = mapPictures(values, rules.pictures, (file) =>
        file.replace(`${pictures}/`, ""),
      ) as Fields;
      const newBody = String(body ?? "").trim();
      if (typeof text !== "string")
        return join(printYaml(inOrder(stripped, rules.order), rules), "\n\n", newBody, rules);
      const { yaml = "", gap, body: oldBody } = split(text, rules);
      const isSame = newBody === oldBody.trim();
      return join(
        mergeYaml(yaml, stripped, rules),
        oldBody ? gap : "\n\n",
        isSame ? oldBody : newBody,
        rules,
      );
    },
  };
}

function split(text: string, { isMarkdown }: FileRules): { yaml: string; gap: string; body: string } {
  const found = isMarkdown ? parts.exec(`${text}\n`)?.groups : { yaml: text };
  return { yaml: found?.yaml ?? "", gap: found?.gap ?? "\n\n", body: (found?.body ?? "").trimEnd() };
}

function join(yaml: string, gap: string, body: string, { isMarkdown }: FileRules): string {
  if (!isMarkdown) return yaml;
  return body ? `---\n${yaml}---${gap}${body}\n` : `---\n${yaml}---\n`;
}

function inOrder(fields: Fields, order: string[]): Fields {
  const names = [...order.filter((name) => name in fields), ...Object.keys(fields)];
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** Changes the names of pictures, and nothing else. */
function mapPictures(value: unknown, paths: string[], change: (file: string) => string, path = ""): unknown {
  const inner = (key: string) => (path ? `${path}.${key}` : key);
  if (Array.isArray(value)) return value.map((item) => mapPictures(item, paths, change, inner("*")));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, mapPictures(item, paths, change, inner(key))]),
    );
  return typeof value === "string" && value !== "" && paths.includes(path) ? change(value) : value;
}
