/** Formats the results as a table. */
import { type HostName, hosts } from "../../../hosts/hosts.ts";
import { documented } from "./documented.ts";
import { type Excuse, excuses } from "./excuses.ts";
import type { Load } from "./server-rules.ts";

/**
 * The result of a rule on a host: it holds; it is broken, and an excuse says why; it was skipped; it is broken. For hosts
 * without an emulator: it holds by the documentation; the documentation does not mention it.
 */
export type Mark = "holds" | "excused" | "skipped" | "broken" | "documented" | "silent";

const signs = { holds: "✓", skipped: "–", broken: "✗", documented: "doc" };

export interface Matrix {
  /** By name of the rule, then by host. A rule that does not concern a host has no mark. */
  marks: Map<string, Map<HostName, Mark>>;
  hosts: { host: HostName; by: string }[];
  loads: Load[];
}

/** Returns a Markdown table, the reasons below it, and the load test. */
export function formatMatrix({ marks, hosts: shown, loads }: Matrix): string {
  const reasons: string[] = [];
  const cell = (rule: string, host: HostName): string => {
    const mark = marks.get(rule)?.get(host);
    if (mark === undefined) return "·";
    if (mark !== "excused" && mark !== "silent") return signs[mark];
    const { reason, source } = mark === "silent" ? silence(host) : findExcuse(host, rule);
    const line = `${hosts[host].title}: ${reason} <${source}>`;
    if (!reasons.includes(line)) reasons.push(line);
    return `(${reasons.indexOf(line) + 1})`;
  };
  const rows = [...marks.keys()].map((rule) => [rule, ...shown.map(({ host }) => cell(rule, host))]);
  const head = ["Rule", ...shown.map(({ host }) => hosts[host].title)];
  return [
    formatTable([head, ...rows]),
    "",
    "✓ holds; doc: by the host's documentation; (n): see the reason below; · does not concern it; – skipped; ✗ broken.",
    "",
    ...shown.map(({ host, by }) => `${hosts[host].title}: ${by}.`),
    "",
    ...reasons.map((reason, index) => `(${index + 1}) ${reason}`),
    ...(loads.length > 0 ? ["", formatLoads(loads)] : []),
  ].join("\n");
}

function findExcuse(host: HostName, rule: string): Excuse {
  const excuse = excuses[host]?.[rule] ?? documented[host]?.cannot[rule];
  if (!excuse) throw new Error(`${host} is excused from "${rule}" without a reason.`);
  return excuse;
}

function silence(host: HostName): Excuse {
  return {
    reason: "its documentation does not say; LIVE=… npm run test:hosts checks the site online",
    source: documented[host]?.silent.source ?? "",
  };
}

function formatLoads(loads: Load[]): string {
  const rows = loads.map(({ host, page, requests, perSecond, slowest }) => [
    hosts[host as HostName].title,
    page,
    String(requests),
    String(Math.round(perSecond)),
    slowest,
  ]);
  return formatTable([["Host", "Page", "Requests in 20 s", "Requests a second", "99th percentile"], ...rows]);
}

function formatTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (row: string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join(
    "\n",
  );
}
