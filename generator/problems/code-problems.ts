/** Mistakes in pages, components, scripts and style sheets. */
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BuildFailure, Message } from "esbuild";
import type { Place } from "../model/place.ts";
import type { Route } from "../model/route.ts";
import type { Problem } from "./problem.ts";

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
    cure: `It happened with ${entryFile}.${exact ? " The line above threw the error." : ""}`,
  };
}

export function missingCodeFile(file: string): Problem {
  return {
    message: `There is no file ${file}.`,
    cure: "Put the file there, or correct its name in pages/site.ts or pages/routes.ts.",
  };
}

/**
 * Converts esbuild's messages to problems. esbuild counts columns from 0, we count from 1.
 *
 * @throws the failure itself if it does not concern the sources
 */
export function esbuildProblems(failure: unknown): Problem[] {
  const { errors } = failure as BuildFailure;
  if (!errors) throw failure;
  return errors.map(({ text, location }: Message) => {
    const place = {
      file: location?.file ?? "",
      line: location?.line ?? 1,
      column: (location?.column ?? 0) + 1,
    };
    const [, missingPackage] = /^Could not resolve "([^./"][^"]*)"/.exec(text) ?? [];
    const message = missingPackage ? `The package "${missingPackage}" is not installed.` : text;
    return {
      place,
      length: location?.length || 1,
      message: message.replace(/\.?$/, "."),
      cure: "Nothing was built: the code could not be read.",
    };
  });
}

/** The line of the route table that defines a route. */
export function placeOfRoute({ call }: Route, root: string): Place {
  const [place = { file: "", line: 1, column: 1 }] = readStack(call.stack, root);
  return place;
}

/** The first line of an error's stack in the site's own code; undefined if there is none. */
export function placeOfError({ stack }: Error, root: string): Place | undefined {
  return readStack(stack, root).find(
    ({ file }) => !/^(\.\.|node_modules|generator|\.cache)(\/|$)/.test(file),
  );
}

/** The places of a stack trace in V8's format, <https://v8.dev/docs/stack-trace-api>, without the message. */
function readStack(stack = "", root: string): Place[] {
  const frames = stack.matchAll(/^\s+at (?:.*\()?(.+?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/gm);
  return [...frames].map(([, name = "", line, column]) => {
    const absolute = name.startsWith("file://") ? fileURLToPath(name) : name;
    const file = path.isAbsolute(absolute) ? path.relative(root, absolute).replaceAll("\\", "/") : absolute;
    return { file, line: Number(line), column: Number(column) };
  });
}
