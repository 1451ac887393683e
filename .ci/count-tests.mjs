// Prints "N passed, N failed" from vitest's JSON reports; a report that is missing or empty is a failure.
import { readFileSync } from "node:fs";

let passed = 0;
let failed = 0;
for (const file of process.argv.slice(2)) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    // A file that could not even be loaded counts as one failure.
    failed += report.testResults.filter(({ status, assertionResults }) => status === "failed" && assertionResults.length === 0).length;
  } catch (error) {
    console.error(`${file}: ${error.message}`);
    failed++;
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
