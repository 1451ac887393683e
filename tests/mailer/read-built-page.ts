/** The rules of the fields in the built form, as a browser applies them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { selectAll, selectOne } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { getText } from "domutils";
import { parseDocument } from "htmlparser2";

export function readBuiltPage(folder: string, name: string) {
  const page = parseDocument(readFileSync(path.join(folder, `${name}.html`), "utf8"));
  return {
    control(field: string) {
      const element = selectOne<AnyNode, Element>(`main form [name=${field}]`, page);
      if (!element) throw new Error(`The built form has no field ${field}.`);
      const { pattern, required, maxlength = "Infinity" } = element.attribs;
      const options = selectAll<AnyNode, Element>("option:not([value])", element).map((option) =>
        getText(option),
      );
      return {
        /** Applies `required`, `maxlength`, `pattern` and the options. */
        accepts(value: string): boolean {
          if (value === "") return required === undefined;
          if (element.name === "select") return options.includes(value);
          // White space alone counts as empty. Where HTML has no pattern for it, `scripts/enquiry-form.ts` checks it.
          if (value.trim() === "" || value.length > Number(maxlength)) return false;
          return pattern === undefined || new RegExp(`^(?:${pattern})$`, "v").test(value);
        },
      };
    },
  };
}
