import type { Place } from "../model/place.ts";
import { compare } from "./words.ts";

/** A mistake in the sources, with its place and its cure. */
export interface Problem {
  /** Absent where no file is at fault: a full disk, say. */
  place?: Place;
  /** How many characters are wrong from the place on, for the frame; 1 if left out. */
  length?: number;
  message: string;
  cure: string;
  /** The source itself, where `place.file` is not a file: the value of an environment variable. */
  source?: string;
}

/** Thrown by a step that cannot hand on a useful result; carries everything it found. */
export class Problems extends Error {
  readonly problems: Problem[];
  constructor(problems: Problem[]) {
    super(problems.map((problem) => problem.message).join("\n"));
    this.problems = problems;
  }
}

/** Throws if there is any problem: no step hands a mistake on to the next one. */
export function stopOn(problems: Problem[]): void {
  if (problems.length > 0) throw new Problems(problems);
}

/** For `catch`: mistakes in the sources are a result, everything else is thrown on. */
export function toProblems(error: unknown): Problems {
  if (error instanceof Problems) return error;
  throw error;
}

/** Of several problems at one place, the first. */
export function oneForEachPlace(problems: Problem[]): Problem[] {
  const known = new Map<string, Problem>();
  for (const problem of problems) {
    const place = JSON.stringify(problem.place);
    known.set(place, known.get(place) ?? problem);
  }
  return [...known.values()];
}

/** Sorted as a person works through them: by file, then from top to bottom. */
export function sortProblems<Kind extends Problem>(problems: Kind[]): Kind[] {
  return problems.toSorted(
    (a, b) =>
      compare(a.place?.file ?? "", b.place?.file ?? "") ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
}
