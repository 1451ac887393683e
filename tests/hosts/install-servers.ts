/** Before the matrix: installs the servers and tools that it runs, where it may, and says what it skips. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { findServer, type ServerName, servers } from "../../hosts/start-server.ts";

/** On machines that are only there for one run, such as those of CI, we are root and may install. */
const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Other Debian packages: the module that sends what was compressed with Brotli, and the maker of load. */
const extras = {
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  wrk: "/usr/bin/wrk",
  openssl: "/usr/bin/openssl",
};

export default function setup(): void {
  const missing = findMissing();
  if (missing.length > 0 && mayInstall) {
    console.log(`Installing ${missing.join(", ")} with apt-get.`);
    const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
    // The servers run for the tests alone: none of the system's own may start.
    spawnSync("apt-get", ["update"], options);
    spawnSync("apt-get", ["install", "-y", "--no-install-recommends", ...missing], {
      ...options,
      env: { ...options.env, RUNLEVEL: "1" },
    });
  }
  const left = findMissing();
  if (left.length > 0) console.log(`Not installed, so their rows are skipped: ${left.join(", ")}.`);
}

function findMissing(): string[] {
  return [
    ...(Object.keys(servers) as ServerName[])
      .filter((name) => !findServer(name))
      .map((name) => servers[name].package),
    ...Object.entries(extras)
      .filter(([, file]) => !existsSync(file))
      .map(([name]) => path.basename(name)),
  ];
}
