import type { DataPath } from "./content.ts";

/** A value somewhere in data. */
export interface DataValue {
  value: unknown;
  path: DataPath;
}

/** The data itself and every value in it, at any depth, in document order. */
export function walkData(value: unknown, path: DataPath = []): DataValue[] {
  if (typeof value !== "object" || value === null) return [{ value, path }];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    walkData(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inner];
}
