/** Mistakes in YAML, in the words of the writer. */
import type { Place } from "../model/place.ts";
import type { Problem, UnplacedProblem } from "./problem.ts";

/**
 * @param code the code of the `yaml` package's error
 * @param original the package's own message, used for rare mistakes
 */
export function badYaml(place: Place, code: string, original: string, lineText: string): Problem {
  return { place, ...explain(code, original, lineText, place.column) };
}

function explain(code: string, original: string, lineText: string, column: number): UnplacedProblem {
  if (code === "TAB_AS_INDENT" || (/^\s*\t/.test(lineText) && code !== "DUPLICATE_KEY"))
    return {
      message: "This line is indented with a tab.",
      cure: "YAML allows only spaces: replace each tab by two spaces.",
    };
  if (/^\s*\u00a0/.test(lineText))
    return {
      message: "This line begins with a no-break space, which only looks like a space.",
      cure: "Delete what stands before the first word, and type spaces.",
    };
  if (/^(<{7}|={7}|>{7})/.test(lineText))
    return {
      length: 7,
      message: "A merge is not finished here.",
      cure: `Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`,
    };
  if (code === "COMMENT_SPACE")
    return {
      message: 'YAML takes what follows " #" for a comment, and it would be lost.',
      cure: 'Put the whole text in quotation marks: "…". Or, if it is a comment, write a space after "#".',
    };
  if (code === "DUPLICATE_KEY")
    return {
      message: "This field is there twice.",
      cure: "Keep one of the two lines.",
    };
  if (/^Flow (sequence|map)/.test(original)) {
    const [open, close] = /^Flow map/.test(original) ? "{}" : "[]";
    const [, comment] = /\s(#[^\s,}\]]+)/.exec(lineText) ?? [];
    return {
      message: `"${open}" is opened here and never closed.`,
      cure: comment
        ? `YAML takes what follows " #" for a comment: write "${comment}", with the quotation marks.`
        : `Write "${close}" after the last item.`,
    };
  }
  if (code === "MISSING_CHAR" && /quote/.test(original))
    return {
      message: "A quotation mark is opened here and never closed.",
      cure: `Close it at the end of the text, or take both marks away. Inside "…" write \\" for a mark.`,
    };
  if (code === "BLOCK_AS_IMPLICIT_KEY" || (code === "MULTILINE_IMPLICIT_KEY" && /:\s.*:\s/.test(lineText)))
    return {
      message: `There is a second ": " in this line, so YAML takes it for two fields.`,
      cure: /:\s+[“”„‘’«]/.test(lineText)
        ? `YAML takes “ and ” for letters: write straight quotation marks around the text: title: "Logos: three prices".`
        : `Put the text in quotation marks: title: "Logos: three prices".`,
    };
  if (code === "UNEXPECTED_TOKEN" && /scalar at node end/.test(original))
    return {
      message: "There is more text after the closing quotation mark.",
      cure: /^[^"]*:\s+'/.test(lineText)
        ? `Put "…" around the text in place of '…', or type an apostrophe as ’.`
        : `Put the whole text in quotation marks, and write \\" for each mark inside it.`,
    };
  if (code === "MULTILINE_IMPLICIT_KEY" || (code === "MISSING_CHAR" && /map value/.test(original))) {
    const [, name, noBreak, text] = /^\s*(?:- )?([\w-]+):(\u00a0*)(\S.*)$/.exec(lineText) ?? [];
    const missingSpace = noBreak
      ? "After the colon is a no-break space, which only looks like a space."
      : "There is no space after the colon.";
    return {
      message: name ? missingSpace : "This line is not a field.",
      cure: name
        ? `Write "${name}: ${text}".`
        : `A field is a line like "title: About us". A text of several lines begins with ">" and is indented.`,
    };
  }
  if (code === "BAD_DQ_ESCAPE")
    return {
      length: 2,
      message: "A backslash has a meaning between quotation marks, and this one has none.",
      cure: `Write two of them, "\\\\", or put '…' around the text in place of "…".`,
    };
  if (code === "BAD_INDENT")
    return {
      message: "This line is indented differently from its neighbours.",
      cure: "Fields of the same level begin at the same column.",
    };
  if (code === "BAD_SCALAR_START" || code === "TAG_RESOLVE_FAILED")
    return {
      message: `A text cannot begin with "${lineText[column - 1]}" in YAML.`,
      cure: "Put the text in quotation marks.",
    };
  return {
    message: `This is not YAML: ${original.replace(/\s+/g, " ").replace(/\.?$/, ".")}`,
    cure: `A field is "name: text"; a list has "- " before each item; texts with ": " or "#" need quotation marks.`,
  };
}
