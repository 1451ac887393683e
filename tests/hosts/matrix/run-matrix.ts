/** Turns rules and hosts into tests, and prints their results as a table. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveOutput } from "../../../generator/commands/serve-output.ts";
import { type HostName, hosts } from "../../../hosts/hosts.ts";
import { browserRules } from "./browser-rules.ts";
import { type Documented, documented } from "./documented.ts";
import { excuses } from "./excuses.ts";
import { formatMatrix, type Mark } from "./format-matrix.ts";
import { oddRequestRules } from "./odd-requests.ts";
import { evaluatesWell } from "./policy-rule.ts";
import { type Rule, rules } from "./rules.ts";
import { loads, serverRules } from "./server-rules.ts";
import { describeFolder, type Subject } from "./subject.ts";
import { buildFor, type StandIn, tools } from "./subjects.ts";

/** Every rule, in the order of the table. */
export const allRules: Rule[] = [
  ...rules,
  evaluatesWell,
  ...browserRules,
  ...serverRules,
  ...oddRequestRules,
];

interface Matrix {
  rules: Rule[];
  standIns: StandIn[];
  /** Hosts without a stand-in: what their documentation says goes into the table. */
  documentedHosts: HostName[];
  /** The table is also written to this file of `.cache/`. */
  file: string;
}

type SetMark = (rule: Rule, host: HostName, mark: Mark) => void;

/** Defines the tests of a matrix, and prints its table after them. */
export async function runMatrix({ rules, standIns, documentedHosts, file }: Matrix): Promise<void> {
  const marks = new Map<string, Map<HostName, Mark>>(rules.map(({ name }) => [name, new Map()]));
  const setMark: SetMark = (rule, host, mark) => marks.get(rule.name)?.set(host, mark);
  const skipped: string[] = [];
  for (const standIn of standIns) {
    const missing = await standIn.missing();
    if (missing) skipped.push(`${hosts[standIn.host].title}: ${missing}`);
    // Hosts at once, and the rules of a host one after the other: some deploy a new site, or end the server.
    const name = `${standIn.host} (${missing ?? standIn.by})`;
    describe.concurrent(name, { skip: missing !== undefined }, () => testStandIn(standIn, rules, setMark));
  }
  for (const host of documentedHosts) testDocumented(host, rules, setMark);
  afterAll(() => {
    const shown = [
      ...standIns.map(({ host, by }) => ({ host, by })),
      ...documentedHosts.map((host) => ({ host, by: "not run here" })),
    ];
    const notes = skipped.map((line) => `Skipped. ${line}.`);
    const text = `${formatMatrix({ marks, hosts: shown, loads })}\n\n${notes.join("\n")}\n`;
    const cache = path.dirname(tools);
    mkdirSync(cache, { recursive: true });
    writeFileSync(path.join(cache, file), text);
    process.stdout.write(`\n${text}`);
  });
}

/** One test for each rule. A rule with an excuse has to be broken: an excuse that is no longer needed has to go. */
function testStandIn(standIn: StandIn, rules: Rule[], setMark: SetMark): void {
  const { host } = standIn;
  let subject: Subject;
  beforeAll(async () => {
    subject = await standIn.start();
  });
  afterAll(() => subject?.close());

  for (const rule of rules.filter(({ concerns }) => concerns?.(standIn) !== false)) {
    const excuse = excuses[host]?.[rule.name] ?? documented[host]?.cannot[rule.name];
    setMark(rule, host, "skipped");
    if (!excuse) {
      test.sequential(rule.name, async () => {
        setMark(rule, host, "broken");
        await rule.check(subject);
        setMark(rule, host, "holds");
      });
    } else if (standIn.isLive) {
      // Some excuses are for emulators: the host itself may do better.
      test.sequential(`${rule.name}, or: ${excuse.reason} <${excuse.source}>`, async () => {
        const holds = await rule.check(subject).then(
          () => true,
          () => false,
        );
        setMark(rule, host, holds ? "holds" : "excused");
      });
    } else {
      test.sequential(`${rule.name}: ${excuse.reason} <${excuse.source}>`, async () => {
        setMark(rule, host, "broken");
        const asked = excuse.ends ? await standIn.start() : subject;
        await expect(rule.check(asked)).rejects.toThrow();
        if (excuse.ends) await asked.close();
        setMark(rule, host, "excused");
      });
    }
  }
}

/** Marks what a host's documentation says, and checks the rules that need no server of the host. */
function testDocumented(host: HostName, rules: Rule[], setMark: SetMark): void {
  const { holds, cannot, silent, sendsNoHeaders } = documented[host] as Documented;
  for (const rule of rules) {
    if (rule.name in holds) setMark(rule, host, "documented");
    if (rule.name in cannot) setMark(rule, host, "excused");
    if (silent.rules.includes(rule.name)) setMark(rule, host, "silent");
  }

  if (rules.includes(evaluatesWell)) {
    test(`${host}: ${evaluatesWell.name}`, async () => {
      setMark(evaluatesWell, host, "broken");
      const folder = await buildFor(host);
      await evaluatesWell.check({ folder, site: describeFolder(folder) });
      setMark(evaluatesWell, host, "holds");
    });
  }

  for (const rule of sendsNoHeaders ? browserRules.filter((one) => rules.includes(one)) : []) {
    test(`${host}: ${rule.name} (on a server that sends no policy)`, async () => {
      setMark(rule, host, "broken");
      const folder = await buildFor(host);
      const { server, address } = await serveOutput({ folder, port: 0 });
      const close = async () => void server.close().closeAllConnections();
      await rule.check({ name: host, address, folder, site: describeFolder(folder), close }).finally(close);
      setMark(rule, host, "holds");
    });
  }
}
