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
  const install = (...packages: string[]) => aptGet("install", "-y", "--no-install-recommends", ...packages);
  // If the system lacks one of the packages, it installs none of them: then one by one.
  if (install(...names).status !== 0) for (const name of names) install(name);
}
