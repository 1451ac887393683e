/** The commands with and without a terminal: help, colour, progress, exit status, Ctrl-C. */

import { spawn, spawnSync } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { setTimeout } from "node:timers/promises";
import tty from "node:tty";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { showProgress } from "../../generator/commands/progress.ts";
import { formatProblems } from "../../generator/problems/format-problem.ts";
import {
  beginFrame,
  buildHere,
  cleanEnvironment,
  type Ended,
  type MiniSite,
  miniSite,
  projectRoot,
  run,
  start,
} from "../mini-site.ts";

const esc = "\u001b";
const wipe = `\r${esc}[K`;

const { scripts } = JSON.parse(await readFile(path.join(projectRoot, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** Every script of package.json that runs a program of this project, with its file and its arguments. */
const commands = Object.entries(scripts).flatMap(([name, line]) => {
  const [, args] = /^tsx (?:watch .*?)?(\S+\.ts.*)$/.exec(line) ?? [];
  return args
    ? [{ name, args: args.split(" "), usage: name === "test" ? "npm test" : `npm run ${name}` }]
    : [];
});

test("the commands of package.json are found", () => {
  const names = commands.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      "build",
      "dev",
      "preview",
      "test",
      "launch",
      "new",
      "content-manual",
      "bench",
      "mailer",
      "screens",
    ]),
  );
});

test("the README names every command, and its part for maintainers can be read in two minutes", async () => {
  const readme = await readFile(path.join(projectRoot, "README.md"), "utf8");
  for (const name of Object.keys(scripts)) expect(readme).toMatch(new RegExp(`\\b${name}\\b`));
  const part = readme.slice(readme.indexOf("## Every day"), readme.indexOf("## The tree"));
  expect(part).toContain("## How to");
  // A person reads about 240 words per minute.
  expect(part.split(/\s+/).length).toBeLessThanOrEqual(480);
});

// Concurrent, because most of the time is the start of Node.
test.concurrent.each(commands)(
  "$usage -- --help prints the usage with examples, and the status is 0",
  async ({ args, usage }) => {
    const { status, stdout, stderr } = await run([...args, "--help"], projectRoot);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).not.toContain(esc);
    expect(stdout).toContain("\nUsage:\n");
    const examples = stdout.split("\n").filter((line) => line.startsWith("  ") && line.includes(usage));
    expect(examples.length).toBeGreaterThanOrEqual(2);
    expect(stdout).toMatch(/^Exit status: 0 /m);
    const tooLong = stdout.split("\n").filter((line) => line.length > 125);
    expect(tooLong).toEqual([]);
  },
);

/** These parse their arguments themselves. `preview` stands for those that share `parseCommandLine`. */
const refusing = commands.filter(({ name }) => ["preview", "bench", "mailer", "screens"].includes(name));

test.concurrent.each(refusing)("$usage refuses an unknown flag with status 2", async ({ args }) => {
  const { status, stdout, stderr } = await run([...args, "--no-such-flag"], projectRoot);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).not.toBe("");
  expect(stderr).not.toContain("    at ");
});

const hasTerminal = spawnSync("script", ["--version"]).status === 0;

/** Runs a command line on its own terminal. Standard error goes to the terminal, too, unless it is redirected. */
async function onTerminal(line: string, cwd: string, env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn("script", ["-qec", line, "/dev/null"], {
    cwd,
    env: { ...cleanEnvironment(), TERM: "xterm-256color", ...env },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let stdout = "";
  child.stdout.on("data", (chunk) => {
    stdout += chunk;
  });
  return new Promise((resolve) => child.once("close", (status) => resolve({ status, stdout, stderr: "" })));
}

const build = `"${process.execPath}" --import tsx "${buildHere}"`;

describe.runIf(hasTerminal)("on a terminal", () => {
  test("there is colour", async () => {
    const site = await miniSite();
    await site.replace("content/pages/about.md", "menu: About", "menu: 7");
    const { status, stdout } = await onTerminal(build, site.root);
    expect(status).toBe(1);
    expect(stdout).toContain(`${esc}[31mcontent/pages/about.md:5:7`);
  });

  test("there is none in a file that gets only standard error", async () => {
    const site = await miniSite();
    await site.replace("content/pages/about.md", "menu: About", "menu: 7");
    const { status, stdout } = await onTerminal(`${build} 2> mistakes.txt`, site.root);
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    const mistakes = await readFile(site.path("mistakes.txt"), "utf8");
    expect(mistakes).toContain("content/pages/about.md:5:7");
    expect(mistakes).not.toContain(esc);
  });

  test("progress is shown on one line, which is removed at the end", async () => {
    const site = await miniSite();
    await slowDown(site);
    const { status, stdout } = await onTerminal(build, site.root, { NO_COLOR: "1" });
    expect(status).toBe(0);
    const pages = stdout.split(wipe).find((line) => line.includes("Pages"));
    expect(pages).toMatch(/^ {2}Pages █+░+ \d\/4$/);
    // Each progress bar is erased before the next output.
    const left = stdout.split(wipe).at(-1) ?? "";
    expect(left).not.toContain("█");
    expect(left).toContain("Built in");
  });
});

test.runIf(hasTerminal)("Ctrl-C at a question exits with status 130, and nothing is written", async () => {
  const team = path.join(projectRoot, "content/team");
  const before = await readdir(team);
  const command = `${process.execPath} --import tsx generator/commands/run.ts new team-member`;
  const child = spawn("script", ["-qec", command, "/dev/null"], {
    cwd: projectRoot,
    env: cleanEnvironment(),
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
    if (output.includes("> ") && child.stdin.writable) child.stdin.end("\u0003");
  });
  const status = await new Promise((resolve) => child.once("close", resolve));
  expect(status).toBe(130);
  expect(output).toContain("Nothing was written: interrupted.");
  expect(await readdir(team)).toEqual(before);
});

describe("in a pipe", () => {
  test("there are no escape codes, and some lines of progress", async () => {
    const site = await miniSite();
    await slowDown(site);
    const { status, stdout, stderr } = await site.command();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^ {2}Pages \d\/4$/m);
    expect(stdout).not.toContain(esc);
    expect(stdout).not.toContain("\r");
  });
});

describe("environment variables switch colour on and off", () => {
  const problem = { place: { file: "about.md", line: 1, column: 1 }, message: "Wrong.", cure: "Right." };

  test.each([
    ["on a terminal", true, {}, true],
    ["on a terminal with NO_COLOR", true, { NO_COLOR: "1" }, false],
    ["on a dumb terminal", true, { TERM: "dumb" }, false],
    ["on a terminal with FORCE_COLOR=0", true, { FORCE_COLOR: "0" }, false],
    ["in a pipe", false, {}, false],
    ["in a pipe with FORCE_COLOR=1", false, { FORCE_COLOR: "1" }, true],
  ])("%s", async (_, isTTY, env, isColoured) => {
    const usual = { NO_COLOR: undefined, FORCE_COLOR: undefined, TERM: "xterm-256color", CI: undefined };
    for (const [name, value] of Object.entries({ ...usual, ...env })) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { getColorDepth } = tty.WriteStream.prototype;
    const stream = Object.assign(new PassThrough(), {
      isTTY,
      getColorDepth,
    }) as unknown as NodeJS.WriteStream;
    expect((await formatProblems(projectRoot, [problem], stream)).includes(esc)).toBe(isColoured);
  });
});

/** Makes rendering each page of a small site take almost half a second. */
const slowDown = (site: MiniSite) =>
  beginFrame(site, "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);");

describe("a build that is interrupted", () => {
  test.each([
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)(
    "by %s leaves the previous site, and nothing else; its status is %i",
    async (signal, status) => {
      const site = await miniSite();
      await site.build({ read: false });
      const home = await readFile(site.path("dist/index.html"), "utf8");
      const before = await readdir(site.root);
      await site.replace("content/pages/home.md", "heading: A small site", "heading: Another site");
      await slowDown(site);
      const { child, ended } = start([buildHere], site.root);
      const isStaged = async () => (await readdir(site.root)).some((name) => name.startsWith(".dist-"));
      while (!(await isStaged())) await setTimeout(20);
      child.kill(signal);
      expect((await ended).status).toBe(status);
      expect(await readdir(site.root)).toEqual(before);
      expect(await readFile(site.path("dist/index.html"), "utf8")).toBe(home);
    },
  );
});

describe("progress", () => {
  /** The output for ten steps that take the given number of milliseconds each. */
  function written(isTTY: boolean, step: number, steps = 10): string[] {
    const lines: string[] = [];
    let time = 0;
    const stream = { isTTY, write: (text: string) => lines.push(text) } as unknown as NodeJS.WriteStream;
    const show = showProgress(stream, () => time)("Pictures");
    for (let done = 1; done <= steps; done++) {
      time += step;
      show(done, steps);
    }
    return lines;
  }

  test("of quick work is not shown", () => {
    expect(written(true, 40)).toEqual([]);
    expect(written(false, 40)).toEqual([]);
  });

  test("of work that takes longer than half a second is shown, on a terminal continuously", () => {
    const lines = written(true, 100);
    expect(lines[0]).toBe(`${wipe}  Pictures ${"█".repeat(15)}${"░".repeat(15)} 5/10`);
    expect(lines.at(-1)).toBe(wipe);
  });

  test("in a log is a line for each tenth of the work, at least half a second apart", () => {
    expect(written(false, 200)).toEqual(["  Pictures 3/10\n", "  Pictures 6/10\n", "  Pictures 9/10\n"]);
    expect(written(false, 700, 40)).toHaveLength(10);
  });
});
