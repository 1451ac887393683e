import type { DataPath } from "./content.ts";

/** A value somewhere in data. */
export interface DataValue {
  value: unknown;
  path: DataPath;
}

/** The data themselves and every value in them, at any depth, in the order of the file. */
export function walkData(value: unknown, path: DataPath = []): DataValue[] {
  if (typeof value !== "object" || value === null) return [{ value, path }];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    walkData(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inner];
}
