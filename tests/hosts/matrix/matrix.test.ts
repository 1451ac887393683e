/**
 * The rules on the servers that run here, and what the documentation of other hosts says. `npm run test:hosts` prints
 * the table. Emulators, and rules that need tools from npm, are in `tests/hosts/weekly/`.
 */
import { expect, test } from "vitest";
import { browserRules } from "./browser-rules.ts";
import { documented } from "./documented.ts";
import { excuses } from "./excuses.ts";
import { evaluatesWell } from "./policy-rule.ts";
import { allRules, runMatrix } from "./run-matrix.ts";
import { documentedHosts, liveSite, localServers } from "./subjects.ts";

await runMatrix({
  rules: allRules.filter(({ isWeekly }) => !isWeekly),
  standIns: liveSite ? [liveSite] : localServers,
  documentedHosts: liveSite ? [] : documentedHosts,
  file: "hosts-matrix.md",
});

test.each(documentedHosts)("%s: its documentation answers every rule, once", (host) => {
  const { holds, cannot, silent, sendsNoHeaders } = documented[host] ?? {
    holds: {},
    cannot: {},
    silent: { rules: [] },
  };
  const answered = [...Object.keys(holds), ...Object.keys(cannot), ...silent.rules];
  expect(new Set(answered).size).toBe(answered.length);
  const tested = [evaluatesWell, ...(sendsNoHeaders ? browserRules : [])];
  const meant = allRules.filter((rule) => rule.concerns?.({ host }) !== false && !tested.includes(rule));
  expect(meant.map(({ name }) => name).filter((name) => !answered.includes(name))).toEqual([]);
});

test("every excuse is for a rule of the matrix", () => {
  const words = Object.values(documented).flatMap(({ holds, cannot }) => [holds, cannot]);
  const silent = Object.values(documented).flatMap(({ silent }) => silent.rules);
  const named = [...Object.values(excuses), ...words].flatMap((byRule) => Object.keys(byRule)).concat(silent);
  expect(named.filter((name) => !allRules.some((rule) => rule.name === name))).toEqual([]);
});
