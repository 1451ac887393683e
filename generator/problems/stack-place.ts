import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Place } from "../model/place.ts";
import type { Route } from "../model/route.ts";
import { escapeRegExp } from "./words.ts";

/** The line of the route table that names a route. */
export function placeOfRoute({ call }: Route, root: string): Place {
  const frame = call.stack?.split("\n")[1] ?? "";
  const [, name = "", line, column] = /\(?((?:file:\/\/)?[^()]+):(\d+):(\d+)\)?$/.exec(frame) ?? [];
  const file = name.replace(/^\s*at /, "").replace(/\?.*$/, "");
  const absolute = file.startsWith("file://") ? fileURLToPath(file) : file;
  return {
    file: path.isAbsolute(absolute) ? path.relative(root, absolute).replaceAll("\\", "/") : absolute,
    line: Number(line ?? 1),
    column: Number(column ?? 1),
  };
}

/** The first line of an error's stack that is the site's own; undefined if there is none. */
export function placeOfError({ stack = "" }: Error, root: string): Place | undefined {
  const inRoot = new RegExp(`${escapeRegExp(root.replaceAll("\\", "/"))}/([^:?]+)[^:]*:(\\d+):(\\d+)`);
  for (const line of stack.split("\n")) {
    const frame = decodeURI(line.replace("file://", "")).replaceAll("\\", "/");
    if (/\/(node_modules|generator|\.cache)\//.test(frame)) continue;
    const [, file, row, column] = inRoot.exec(frame) ?? [];
    if (file) return { file, line: Number(row), column: Number(column) };
  }
  return undefined;
}
