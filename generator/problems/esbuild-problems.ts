import type { BuildFailure, Message } from "esbuild";
import { codeSyntax } from "./code-problems.ts";
import type { Problem } from "./problem.ts";

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
    return { ...codeSyntax(place, message), length: location?.length || 1 };
  });
}
