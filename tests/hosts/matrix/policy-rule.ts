/** The content security policy, checked by Google's csp_evaluator. */
import { createRequire } from "node:module";
import path from "node:path";
import { expect } from "vitest";
import type { Rule } from "./rules.ts";
import { fileOf, type Subject } from "./subject.ts";
import { hasTool, tools } from "./subjects.ts";

interface Evaluator {
  CspParser: new (policy: string) => { csp: unknown };
  CspEvaluator: new (csp: unknown) => { evaluate(parsed?: unknown[], effective?: unknown[]): Finding[] };
  DEFAULT_CHECKS: unknown[];
  STRICTCSP_CHECKS: { name: string }[];
}

interface Finding {
  severity: number;
  directive: string;
  value?: string;
  description: string;
}

/** A severity of csp_evaluator: larger numbers are less severe. */
const information = 60;

/**
 * A check that the policy fails on purpose: 'unsafe-inline' beside hashes, for browsers from before 2016. Those run no
 * inline scripts instead, and the pages work without scripts.
 */
const declined = ["checkUnsafeInlineFallback"];

export const evaluatesWell: Rule & { check(subject: Pick<Subject, "folder" | "site">): Promise<void> } = {
  name: "csp_evaluator: nothing above information; no unsafe- token",
  isWeekly: true,
  concerns: ({ isLive }) => !isLive,
  async check(subject) {
    if (!(await hasTool("csp_evaluator"))) throw new Error("csp_evaluator cannot be had from npm.");
    const load = createRequire(path.join(tools, "package.json"));
    const { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } = load("csp_evaluator") as Evaluator;
    const { CspParser } = load("csp_evaluator/dist/parser.js") as Evaluator;
    const header = subject.site.headers.find(({ name }) => name === "Content-Security-Policy")?.value ?? "";
    for (const page of subject.site.pages) {
      const html = fileOf(subject, page.file).toString("utf8");
      const [, content = ""] =
        /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(html) ?? [];
      const meta = content.replaceAll("&#x27;", "'");
      // The meta element is equal but for frame-ancestors, which browsers ignore there with a message, and for the
      // hashes: the page has its own, the header those of all pages.
      const hashes = / 'sha256-[^']+'/g;
      const rest = header.replace("frame-ancestors 'none'; ", "").replace(hashes, "");
      expect([page.path, meta.replace(hashes, "")]).toEqual([page.path, rest]);
      expect([page.path, meta.match(hashes)?.filter((hash) => !header.includes(hash))]).toEqual([
        page.path,
        [],
      ]);
    }
    expect(header).not.toContain("unsafe-");
    for (const directive of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action https://forms.test 'self'",
      "require-trusted-types-for 'script'",
    ]) {
      expect(header.split("; ")).toContain(directive);
    }
    const checks = [...DEFAULT_CHECKS, ...STRICTCSP_CHECKS.filter(({ name }) => !declined.includes(name))];
    const findings = new CspEvaluator(new CspParser(header).csp).evaluate(undefined, checks);
    expect(findings.filter(({ severity }) => severity < information)).toEqual([]);
    // The evaluator works: it finds something in a worse policy.
    const worse = header.replace("script-src", "script-src 'unsafe-inline' https:");
    expect(new CspEvaluator(new CspParser(worse).csp).evaluate(undefined, checks)).not.toEqual([]);
  },
};
