/** The number and the seed of generated inputs, for tests with fast-check. */

/**
 * By default, inputs are the same in every run, so that no run fails by chance. With `CASES=new`, as in the weekly run,
 * they are random, and there are twenty times as many.
 *
 * @param count the number of inputs in a usual run
 * @returns parameters of fast-check
 */
export function generatedCases(count: number): { numRuns: number; seed?: number } {
  return process.env.CASES === "new" ? { numRuns: 20 * count } : { numRuns: count, seed: 1 };
}
