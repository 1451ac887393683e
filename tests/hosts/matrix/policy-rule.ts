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

const hashes = / 'sha256-[^']+'/g;

/** The directives of a policy, without hashes. */
const directivesOf = (policy: string) => policy.replace(hashes, "").split("; ");

const hashesOf = (policy: string, name: string) =>
  policy
    .split("; ")
    .find((directive) => directive.startsWith(name))
    ?.match(hashes) ?? [];

/** `default-src` of the page includes the one; browsers ignore the other there, with a message. */
const isForPages = (directive: string) => !/^(object-src|frame-ancestors) /.test(directive);

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
      // The meta element has the page's styles in addition, and only its own scripts.
      const [scripts = [], styles = []] = ["script-src", "style-src"].map((name) => hashesOf(meta, name));
      expect([page.path, directivesOf(meta)]).toEqual([
        page.path,
        ["default-src 'none'", "style-src 'self'", ...directivesOf(header).filter(isForPages)],
      ]);
      expect([page.path, styles.length]).toEqual([page.path, 1]);
      expect([page.path, scripts.filter((hash) => !header.includes(hash))]).toEqual([page.path, []]);
    }
    expect(header).not.toContain("unsafe-");
    for (const directive of [
      "object-src 'none'",
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
