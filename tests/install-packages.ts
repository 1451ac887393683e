/** Installs programs of the system for test runs that need them. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/**
 * Installs Debian packages if the process is root on Debian, as on the temporary machines of CI. Otherwise it does
 * nothing; the caller checks again what is installed, and reports what is missing.
 */
export function installPackages(names: string[]): void {
  if (names.length === 0 || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing with apt-get: ${names.join(", ")}.`);
  const aptGet = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      // The tests start servers themselves, so the packages must not start theirs.
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" },
    });
  aptGet("update");
  // One by one, because a system may lack one of the packages and have the others.
  for (const name of names) aptGet("install", "-y", "--no-install-recommends", name);
}
