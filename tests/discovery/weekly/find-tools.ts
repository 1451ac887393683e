/** Finds the tools for these tests, and installs them where possible. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Where tools from npm are installed. */
export const toolsFolder = path.resolve(import.meta.dirname, "../../../.cache/discovery-tools");

/** An installed tool, or why it is missing. */
export type Found = { file: string } | { missing: string };

/**
 * Finds a file of a package in `tools.json`; installs the package if this version is missing. Install scripts do not
 * run: one of them would download Java.
 */
export async function findPackageFile(name: string, file: string): Promise<Found> {
  const list = path.join(import.meta.dirname, "tools.json");
  const { dependencies } = JSON.parse(await readFile(list, "utf8")) as {
    dependencies: Record<string, string>;
  };
  const installed = path.join(toolsFolder, "node_modules", name, "package.json");
  const version = async () =>
    existsSync(installed) && (JSON.parse(await readFile(installed, "utf8")) as { version: string }).version;
  if ((await version()) !== dependencies[name]) {
    await mkdir(toolsFolder, { recursive: true });
    await cp(list, path.join(toolsFolder, "package.json"));
    const flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
    try {
      await run("npm", ["install", ...flags], { cwd: toolsFolder });
    } catch (error) {
      return { missing: `${name} cannot be installed from the npm registry: ${(error as Error).message}` };
    }
  }
  return { file: path.join(path.dirname(installed), file) };
}

/** Finds Java; installs it with apt-get as root on Debian. */
export async function findJava(): Promise<Found> {
  const isThere = () =>
    run("java", ["-version"]).then(
      () => true,
      () => false,
    );
  if (await isThere()) return { file: "java" };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], { env }).catch(() => {});
    await run("apt-get", ["install", "-y", "--no-install-recommends", "default-jre-headless"], { env }).catch(
      () => {},
    );
    if (await isThere()) return { file: "java" };
  }
  return { missing: "There is no Java. On Debian: apt-get install default-jre-headless" };
}
