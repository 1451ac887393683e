/** docs/deploy.md and the workflows of GitHub Actions agree with the code, and with each other. */
import { readFileSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { challenges } from "../../hosts/hosted-site.ts";
import { hosts } from "../../hosts/hosts.ts";
import { projectRoot } from "../mini-site.ts";

const readText = (file: string) => readFileSync(path.join(projectRoot, file), "utf8");
const page = readText("docs/deploy.md");

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  jobs: Record<string, { if?: string; needs?: string; steps?: Step[] }>;
}

const workflowFiles = glob.sync(".github/**/*.yml", { cwd: projectRoot, dot: true });
const readWorkflow = (name: string) => parse(readText(`.github/workflows/${name}`)) as Workflow;

/** Sections by heading, of levels two and three. */
const sections = new Map(
  page
    .split(/^##+ /m)
    .slice(1)
    .map((section) => [section.split("\n")[0] ?? "", section]),
);
const blocks = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "gms"))].map(([, code = ""]) => code);

test.each(Object.entries(hosts))(
  "%s has a section with commands, and what it cannot do",
  (name, { title }) => {
    const section = sections.get(title) ?? "";
    const [commands = ""] = blocks(section, "sh");
    expect(commands).toContain(`npm run build -- --host ${name}`);
    expect(commands.trim().split("\n").length).toBeLessThanOrEqual(5);
    expect(section).toContain("**Cannot");
  },
);

test.each([
  ["nginx", "nginx"],
  ["Apache", "apache2"],
])("%s: certbot writes where the settings look for challenges, and reloads the server", (title, service) => {
  const section = sections.get(title) ?? "";
  expect(section).toContain(`--webroot -w ${challenges} -d`);
  expect(section).toContain(`--deploy-hook "systemctl reload ${service}"`);
});

test.each(Object.keys(hosts))(
  "HOST=%s switches on one job of deploy.yml, which builds for that host",
  (host) => {
    const { jobs } = readWorkflow("deploy.yml");
    const switchedOn = Object.values(jobs).filter((job) => job.if?.includes(`vars.HOST == '${host}'`));
    expect(switchedOn).toHaveLength(1);
    const [{ steps = [], needs } = {}] = switchedOn;
    expect(needs).toBe("check");
    const [build] = steps.filter(({ run }) => run?.startsWith("npm run build"));
    expect([host, '"$HOST"']).toContain(/--host (\S+)/.exec(build?.run ?? "")?.[1]);
  },
);

test("the section of each host names what its job needs", () => {
  for (const [name, { title }] of Object.entries(hosts)) {
    const job = Object.values(readWorkflow("deploy.yml").jobs).find(({ if: when }) =>
      when?.includes(`'${name}'`),
    );
    const needed = [...JSON.stringify(job).matchAll(/(?:secrets|vars)\.(\w+)/g)].map(
      ([, what]) => what ?? "",
    );
    const own = ["nginx", "Caddy", "Apache"].includes(title) ? "A server of your own" : title;
    for (const what of needed) expect(sections.get(own), `${name}: ${what}`).toContain(what);
  }
});

test("every workflow that builds has the whole history, and restores the previous build first", () => {
  for (const name of ["check.yml", "deploy.yml", "preview.yml"]) {
    for (const { steps } of Object.values(readWorkflow(name).jobs)) {
      if (!steps) continue;
      expect(steps[0]?.uses).toMatch(/^actions\/checkout@/);
      expect(steps[0]?.with).toEqual({ "fetch-depth": 0 });
      expect(steps[1]).toEqual({ uses: "./.github/actions/install" });
    }
  }
});

test("a preview shows drafts, is only for pull requests of this repository, and never replaces the site", () => {
  const { preview } = readWorkflow("preview.yml").jobs;
  expect(preview?.if).toBe("github.event.pull_request.head.repo.full_name == github.repository");
  const commands = (preview?.steps ?? []).map(({ run = "" }) => run).join("\n");
  const builds = commands.match(/npm run build.*/g) ?? [];
  expect(builds.length).toBeGreaterThan(3);
  for (const build of builds) expect(build).toContain("--drafts");
  expect(commands).not.toContain("--prod");
});

test("workflows take actions by their commit, and tools by their version", () => {
  const code = [...blocks(page, "sh"), ...workflowFiles.map(readText)].join("\n");
  const actions = [...code.matchAll(/uses: *([^.\s].*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(14);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  // One version of each.
  expect(new Set(actions).size).toBe(new Set(actions.map((action) => action?.split("@")[0])).size);
  const tools = [...code.matchAll(/(?:npx|--yes|--global|firebaseToolsVersion:) (?!--|playwright )(\S+)/g)];
  expect(tools.length).toBeGreaterThan(8);
  for (const [, tool] of tools) expect(tool).toMatch(/^(?:[a-z-]+@)?\d+\.\d+\.\d+$/);
});
