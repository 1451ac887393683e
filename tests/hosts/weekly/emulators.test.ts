/** Every rule on the emulators of hosts. */
import { allRules, runMatrix } from "../matrix/run-matrix.ts";
import { emulators } from "../matrix/subjects.ts";

await runMatrix({ rules: allRules, standIns: emulators, documentedHosts: [], file: "hosts-emulators.md" });
