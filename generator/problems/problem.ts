import type { Place } from "../model/place.ts";
import { compare } from "../model/text.ts";

/** A mistake in the sources, with its place and its cure. */
export interface Problem {
  /** Absent if no file is at fault, as with a full disk. `file` may be the name of an environment variable. */
  place?: Place;
  /** The number of characters to mark in the frame, from the place. Default: 1. */
  length?: number;
  message: string;
  cure: string;
  /** Advice, such as for a long text: it does not stop a build, and is shown at its end. */
  isAdvice?: boolean;
}

/** The place of a text, all of which is marked in the frame. */
export function marked(place: Place, text: string): Pick<Problem, "place" | "length"> {
  return { place, length: text.length };
}

/** A mistake whose place is found later: it shows only in rendered pages. */
export type UnplacedProblem = Omit<Problem, "place">;

/** Thrown by a step that has no useful result; contains all problems that it found. */
export class Problems extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
    this.problems = problems;
  }
}

/** Throws if there is any problem, so that the next step never gets wrong input. */
export function stopOn(problems: Problem[]): void {
  if (problems.length > 0) throw new Problems(problems);
}

/** For `catch`: returns mistakes in the sources, and rethrows every other error. */
export function toProblems(error: unknown): Problems {
  if (error instanceof Problems) return error;
  throw error;
}

/** Keeps only the first of several problems at one place. */
export function oneForEachPlace(problems: Problem[]): Problem[] {
  const known = new Map<string, Problem>();
  for (const problem of problems) {
    const place = JSON.stringify(problem.place);
    known.set(place, known.get(place) ?? problem);
  }
  return [...known.values()];
}

/** Sorts problems in the order in which a person corrects them: by file, then from top to bottom. */
export function sortProblems<Kind extends Problem>(problems: Kind[]): Kind[] {
  return problems.toSorted(
    (a, b) =>
      compare(a.place?.file ?? "", b.place?.file ?? "") ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
}
