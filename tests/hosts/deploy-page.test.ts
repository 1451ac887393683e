/** docs/deploy.md agrees with the code. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { challenges } from "../../hosts/hosted-site.ts";
import { type HostName, hosts } from "../../hosts/hosts.ts";
import { projectRoot } from "../mini-site.ts";

const page = readFileSync(path.join(projectRoot, "docs/deploy.md"), "utf8");
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

test("every workflow is valid, builds for a known host, and restores the previous build", () => {
  const workflows = blocks(page, "yaml").filter((text) => text.startsWith("name:"));
  const built = workflows.map((text) => {
    const { jobs } = parse(text) as { jobs: { deploy: { steps: { run?: string; uses?: string }[] } } };
    const { steps } = jobs.deploy;
    const cache = steps.findIndex(({ uses }) => uses?.startsWith("actions/cache@"));
    const build = steps.findIndex(({ run }) => run?.startsWith("npm run build"));
    expect(cache).toBeGreaterThan(0);
    expect(build).toBeGreaterThan(cache);
    return /--host (\S+)/.exec(steps[build]?.run ?? "")?.[1] as HostName;
  });
  const ownServers: HostName[] = ["caddy", "apache"];
  expect([...built, ...ownServers].sort()).toEqual(Object.keys(hosts).sort());
});

test("workflows take actions by their commit, and tools by their version", () => {
  const code = [...blocks(page, "sh"), ...blocks(page, "yaml")].join("\n");
  const actions = [...code.matchAll(/uses: *(.*)/g)].map(([, action]) => action);
  expect(actions.length).toBeGreaterThan(20);
  for (const action of actions) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  // One version of each.
  expect(new Set(actions).size).toBe(new Set(actions.map((action) => action?.split("@")[0])).size);
  const tools = [...code.matchAll(/(?:npx|--yes|--global|firebaseToolsVersion:) (?!--)(\S+)/g)];
  expect(tools.length).toBeGreaterThan(8);
  for (const [, tool] of tools) expect(tool).toMatch(/^(?:[a-z-]+@)?\d+\.\d+\.\d+$/);
});
