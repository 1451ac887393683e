/** How the tests that make up their inputs go through them. */

/**
 * The same inputs in every run, so that no run fails by chance; with `CASES=new`, as once a week, others each time, and
 * twenty times as many.
 *
 * @param count inputs in a usual run
 * @returns parameters of fast-check
 */
export function generatedCases(count: number): { numRuns: number; seed?: number } {
  return process.env.CASES === "new" ? { numRuns: 20 * count } : { numRuns: count, seed: 1 };
}
