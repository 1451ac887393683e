/** Mistakes in pages, components, scripts and style sheets. */
import type { Place } from "../model/place.ts";
import type { Problem } from "./problem.ts";

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
    // Lightning CSS appends its internal representation of the token.
    message: `CSS: ${text.replace(/^(Unexpected token \w+)\b.*/s, "$1").replace(/\.?$/, ".")}`,
    cure: "Is a colon, a semicolon or a brace missing here or before?",
  };
}

/** @param exact whether the place is where the error was thrown, or only the page's line in the route table */
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

export function missingCodeFile(file: string): Problem {
  return {
    message: `There is no file ${file}.`,
    cure: "Put the file there, or correct its name in pages/site.ts or pages/routes.ts.",
  };
}
