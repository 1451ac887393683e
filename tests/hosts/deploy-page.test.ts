/** docs/deploy.md agrees with the code. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
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
