import path from "node:path";
import { toFieldSchema } from "../../content/json-schema.ts";
import type { ContentFiles, NewFile, SiteDefinition } from "../../model/site-definition.ts";
import { compare } from "../../model/text.ts";
import { allFieldsOf, describeField } from "./fields.ts";

/** The help without an argument: the kinds of files, and the usage. */
export function generalHelp({ newFiles = {} }: SiteDefinition): string {
  const kinds = Object.entries(newFiles).sort(([a], [b]) => compare(a, b));
  return `Writes a content file. Without flags it asks for every field in turn; with flags it asks nothing.

Usage:
${kinds.map(([kind]) => `  npm run new ${kind}`).join("\n")}
  npm run new ${kinds[0]?.[0] ?? ""} ~/Desktop/one.heic two.jpg
${kinds.map(([kind, { example }]) => `  npm run new ${kind} -- ${example} …`).join("\n")}
  npm run new ${kinds[0]?.[0] ?? ""} -- --help

Arguments without a flag are pictures, for the fields that take one and then for the text. They are copied into
assets/images/ under good names, upright, in a fit size and format, and without the place where they were taken.

What is written follows its schema in content/schemas.ts; a file that is there is never written over.

Exit status: 0 written, 1 not written, 2 wrong arguments, 130 interrupted.
`;
}

/** The help for one kind of file: all its flags. */
export function helpFor(kind: string, file: NewFile, { pattern, schema }: ContentFiles): string {
  const flags = allFieldsOf(toFieldSchema(schema)).map(
    ({ path, schema, isRequired }) =>
      `  --${path}${isRequired ? "" : " (optional)"}\n      ${describeField(schema)}`,
  );
  return `Writes a new file in content/${path.dirname(pattern)}/, after the fields of its schema.

Usage:
  npm run new ${kind}
  npm run new ${kind} -- ${file.example} …

A picture is a name below assets/images/, or the path of any file, which is copied there. A list is one flag with commas,
"a, b", or one flag for each item. A group, or a list of groups, can be given by its parts (--cover.file) or in YAML's
short form: --cover '{ file: a.svg, alt: A square }'.

${flags.join("\n")}
${file.text ? `  --text (optional)\n      ${file.text} Once for each paragraph.\n` : ""}  --file-name (optional)
      The file's name without its ending, which is part of the address.
  --origin, --licence
      For new pictures: where they come from, and on which terms they may be shown.
${file.text ? "  --alt\n      For each picture of the text: what it shows, for people who do not see it.\n" : ""}`;
}
