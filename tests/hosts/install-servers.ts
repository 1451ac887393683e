/** Before the matrix: installs the servers and tools that it runs, where it may, and says what it skips. */
import { existsSync } from "node:fs";
import { findServer, type ServerName, servers } from "../../hosts/start-server.ts";
import { findBrowser } from "../browser/find-browser.ts";
import { installPackages } from "../install-packages.ts";

/** Other Debian packages: the module that sends what was compressed with Brotli, the maker of load, certificates. */
const extras = {
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  wrk: "/usr/bin/wrk",
  openssl: "/usr/bin/openssl",
};

export default function setup(): void {
  installPackages(findMissing());
  const left = findMissing();
  if (left.length > 0)
    console.warn(
      `Not installed: ${left.join(", ")} (names of Debian's packages). What needs them is skipped or fails.`,
    );
}

function findMissing(): string[] {
  return [
    ...(Object.keys(servers) as ServerName[])
      .filter((name) => !findServer(name))
      .map((name) => servers[name].package),
    ...Object.entries(extras)
      .filter(([, file]) => !existsSync(file))
      .map(([name]) => name),
    ...(findBrowser() ? [] : ["chromium"]),
  ];
}
