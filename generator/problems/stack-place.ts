import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Place } from "../model/place.ts";
import type { Route } from "../model/route.ts";

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
