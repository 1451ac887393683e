// Names every failed test of vitest's JSON reports, each with the first lines of its error, and ends with
// "N passed, N failed"; a report that is missing or empty is a failure.
import { readFileSync } from "node:fs";
import { relative } from "node:path";

const errorLines = 12;

/** The first lines of an error, below the name of what failed. */
function showFailure(name, message) {
  const lines = (message ?? "").split("\n").slice(0, errorLines);
  console.log([`FAILED ${name}`, ...lines].join("\n    "));
}

let passed = 0;
let failed = 0;
for (const report of process.argv.slice(2)) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    passed += numPassedTests;
    failed += numFailedTests;
    for (const { name, status, message, assertionResults } of testResults) {
      const file = relative(process.cwd(), name);
      const failures = assertionResults.filter((test) => test.status === "failed");
      for (const test of failures) showFailure(`${file} > ${test.fullName}`, test.failureMessages[0]);
      // A file that could not be loaded, or whose beforeAll failed, counts as one failure: its tests did not run.
      if (status === "failed" && failures.length === 0) {
        failed++;
        showFailure(file, message || "A hook failed; vitest's own output, above, has the error.");
      }
    }
  } catch (error) {
    failed++;
    showFailure(report, error.message);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
