/** Replaces functions of Node's file system module. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { onTestFinished } from "vitest";

/**
 * Replaces a function of `node:fs`, or of `fs.promises`, in this process until the test ends.
 *
 * @param replacement gets the real function, for calls that should work as usual
 */
export function replaceFunction<Module extends object, Name extends keyof Module>(
  module: Module,
  name: Name,
  replacement: (real: Module[Name]) => Module[Name],
): void {
  const real = module[name];
  const put = (value: Module[Name]) => {
    module[name] = value;
    // This updates modules that import the function by name.
    syncBuiltinESMExports();
  };
  onTestFinished(() => put(real));
  put(replacement(real));
}

/** Makes every rename of a path that contains a text fail with an error code. */
export function failRenames(from: string, code: string): void {
  replaceFunction(fs, "renameSync", (real) => (source, target) => {
    if (String(source).includes(from)) throw Object.assign(new Error(`${code}: made up`), { code });
    real(source, target);
  });
}
