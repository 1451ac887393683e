/** The matrix: every rule on every host. `npm run test:hosts` prints it as a table. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type HostName, hosts } from "../../../hosts/hosts.ts";
import { browserRules } from "./browser-rules.ts";
import { documented } from "./documented.ts";
import { excuses } from "./excuses.ts";
import { formatMatrix, type Mark } from "./format-matrix.ts";
import { evaluatesWell } from "./policy-rule.ts";
import { rules } from "./rules.ts";
import { loads, serverRules } from "./server-rules.ts";
import { describeFolder, type Subject } from "./subject.ts";
import { buildFor, standIns, tools, withoutStandIn } from "./subjects.ts";

const all = [...rules, evaluatesWell, ...browserRules, ...serverRules];
const marks = new Map<string, Map<HostName, Mark>>(all.map(({ name }) => [name, new Map()]));
const skipped: string[] = [];
const mark = (rule: string, host: HostName, what: Mark) => marks.get(rule)?.set(host, what);

for (const standIn of standIns) {
  const { host, by } = standIn;
  const missing = await standIn.missing();
  if (missing) skipped.push(`${hosts[host].title}: ${missing}`);
  describe.skipIf(missing)(`${host} (${missing ?? by})`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await standIn.start();
    });
    afterAll(() => subject?.close());

    for (const rule of all) {
      if (rule.concerns?.(standIn) === false) continue;
      const excuse = excuses[host]?.[rule.name];
      mark(rule.name, host, "skipped");
      if (excuse?.ends) {
        mark(rule.name, host, "excused");
        test.skip(`${rule.name}: ${excuse.reason} <${excuse.source}>`);
      } else if (excuse) {
        test(`${rule.name}: ${excuse.reason} <${excuse.source}>`, async () => {
          mark(rule.name, host, "broken");
          // An excuse that is no longer needed has to go.
          await expect(rule.check(subject)).rejects.toThrow();
          mark(rule.name, host, "excused");
        });
      } else {
        test(rule.name, async () => {
          mark(rule.name, host, "broken");
          await rule.check(subject);
          mark(rule.name, host, "holds");
        });
      }
    }
  });
}

for (const host of withoutStandIn) {
  describe(`${host} (nothing can stand in for it here)`, () => {
    const { holds = {}, cannot = {} } = documented[host] ?? {};
    for (const { name, concerns } of all) {
      const what = name in holds ? "documented" : name in cannot ? "excused" : "unknown";
      const isMeant = concerns?.({ host }) !== false;
      if (isMeant || what !== "unknown") mark(name, host, what);
    }

    // The one rule that needs no server.
    test(evaluatesWell.name, async () => {
      mark(evaluatesWell.name, host, "broken");
      const folder = await buildFor(host);
      await evaluatesWell.check({ folder, site: describeFolder(folder) });
      mark(evaluatesWell.name, host, "holds");
    });
  });
}

test("every excuse is for a rule of the matrix", () => {
  const words = Object.values(documented).flatMap(({ holds, cannot }) => [holds, cannot]);
  const named = [...Object.values(excuses), ...words].flatMap((byRule) => Object.keys(byRule));
  expect(named.filter((name) => !marks.has(name))).toEqual([]);
});

afterAll(() => {
  const shown = [
    ...standIns.map(({ host, by }) => ({ host, by })),
    ...withoutStandIn.map((host) => ({ host, by: "not run here" })),
  ];
  const text = formatMatrix({ marks, hosts: shown, loads });
  const notes = skipped.map((line) => `Skipped. ${line}.`);
  mkdirSync(path.dirname(tools), { recursive: true });
  writeFileSync(path.join(path.dirname(tools), "hosts-matrix.md"), `${text}\n\n${notes.join("\n")}\n`);
  process.stdout.write(`\n${text}\n\n${notes.join("\n")}\n`);
});
