/** For test runs that need programs of the system. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages where that is ours to do: as root on Debian, as on machines that CI has for one run. Elsewhere
 * it does nothing; whoever calls looks again at what is there, and says what is missing.
 */
export function installPackages(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing with apt-get: ${names.join(", ")}.`);
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      // Servers run for the tests alone: none of the system's own may start.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  aptGet("update");
  // One by one: a system that lacks one of them may have the others.
  for (const name of names) aptGet("install", "-y", "--no-install-recommends", name);
}
