/** The rules that need tools from npm, or put a server under load. */
import { allRules, runMatrix } from "../matrix/run-matrix.ts";
import { documentedHosts, localServers } from "../matrix/subjects.ts";

await runMatrix({
  rules: allRules.filter(({ isWeekly }) => isWeekly),
  standIns: localServers,
  documentedHosts,
  file: "hosts-weekly.md",
});
