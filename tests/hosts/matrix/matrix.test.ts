/** The matrix: every rule on every host. `npm run test:hosts` prints it as a table. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveOutput } from "../../../generator/commands/serve-output.ts";
import { type HostName, hosts } from "../../../hosts/hosts.ts";
import { browserRules } from "./browser-rules.ts";
import { type Documented, documented } from "./documented.ts";
import { excuses } from "./excuses.ts";
import { formatMatrix, type Mark } from "./format-matrix.ts";
import { evaluatesWell } from "./policy-rule.ts";
import { type Rule, rules } from "./rules.ts";
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
      const excuse = excuses[host]?.[rule.name] ?? documented[host]?.cannot[rule.name];
      mark(rule.name, host, "skipped");
      if (!excuse) {
        test(rule.name, async () => {
          mark(rule.name, host, "broken");
          await rule.check(subject);
          mark(rule.name, host, "holds");
        });
      } else if (standIn.isLive) {
        // Some excuses are for emulators: the host itself may well do better.
        test(`${rule.name}, or: ${excuse.reason} <${excuse.source}>`, async () => {
          const holds = await rule.check(subject).then(
            () => true,
            () => false,
          );
          mark(rule.name, host, holds ? "holds" : "excused");
        });
      } else {
        test(`${rule.name}: ${excuse.reason} <${excuse.source}>`, async () => {
          mark(rule.name, host, "broken");
          const asked = excuse.ends ? await standIn.start() : subject;
          // An excuse that is no longer needed has to go.
          await expect(rule.check(asked)).rejects.toThrow();
          if (excuse.ends) await asked.close();
          mark(rule.name, host, "excused");
        });
      }
    }
  });
}

for (const host of withoutStandIn) {
  describe(`${host} (nothing can stand in for it here)`, () => {
    const { holds, cannot, silent, sendsNoHeaders } = documented[host] as Documented;
    const isMeant = (rule: Rule) => rule.concerns?.({ host }) !== false;
    for (const { name } of all) {
      if (name in holds) mark(name, host, "documented");
      if (name in cannot) mark(name, host, "excused");
      if (silent.rules.includes(name)) mark(name, host, "silent");
    }

    test("its documentation was asked about every rule, once", () => {
      const asked = [...Object.keys(holds), ...Object.keys(cannot), ...silent.rules];
      const known = [evaluatesWell, ...(sendsNoHeaders ? browserRules : [])].map(({ name }) => name);
      expect(new Set(asked).size).toBe(asked.length);
      const open = all.filter((rule) => isMeant(rule) && ![...asked, ...known].includes(rule.name));
      expect(open.map(({ name }) => name)).toEqual([]);
    });

    // The one rule that needs no server.
    test(evaluatesWell.name, async () => {
      mark(evaluatesWell.name, host, "broken");
      const folder = await buildFor(host);
      await evaluatesWell.check({ folder, site: describeFolder(folder) });
      mark(evaluatesWell.name, host, "holds");
    });

    for (const rule of sendsNoHeaders ? browserRules : []) {
      test(`${rule.name} (on a server that sends no policy)`, async () => {
        mark(rule.name, host, "broken");
        const folder = await buildFor(host);
        const { server, address } = await serveOutput({ folder, port: 0 });
        const close = async () => void server.close().closeAllConnections();
        await rule.check({ name: host, address, folder, site: describeFolder(folder), close }).finally(close);
        mark(rule.name, host, "holds");
      });
    }
  });
}

test("every excuse is for a rule of the matrix", () => {
  const words = Object.values(documented).flatMap(({ holds, cannot }) => [holds, cannot]);
  const silent = Object.values(documented).flatMap(({ silent }) => silent.rules);
  const named = [...Object.values(excuses), ...words].flatMap((byRule) => Object.keys(byRule)).concat(silent);
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
