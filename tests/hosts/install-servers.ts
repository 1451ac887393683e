/** Before the tests of hosts: installs servers and tools where it may, and names those that are missing. */
import { existsSync } from "node:fs";
import { findServer, type ServerName, servers } from "../../hosts/start-server.ts";
import { missingBrowsers } from "../browser/find-browser.ts";
import { installPackages } from "../install-packages.ts";

/**
 * Other Debian packages, each with a file of it: nginx's Brotli module, a load generator, certificates and their renewal.
 */
const extras = {
  "libnginx-mod-http-brotli-static": "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  wrk: "/usr/bin/wrk",
  openssl: "/usr/bin/openssl",
  certbot: "/usr/bin/certbot",
  pebble: "/usr/bin/pebble",
};

export default function setup(): void {
  installPackages(findMissing());
  const left = findMissing();
  if (left.length > 0)
    console.warn(
      `Not installed: ${left.join(", ")} (names of Debian's packages). What needs them is skipped, fails or takes longer.`,
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
    ...missingBrowsers(),
  ];
}
