/** Certificates are issued and renewed as docs/deploy.md says, by a test authority that visits the server. */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { connect } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { hosts } from "../../../hosts/hosts.ts";
import { findFreePort, findServer, startServer } from "../../../hosts/start-server.ts";
import { projectRoot } from "../../mini-site.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeCertificates } from "../matrix/certificate.ts";
import { describeFolder } from "../matrix/subject.ts";
import { buildFor } from "../matrix/subjects.ts";
import { runCertbot, runForTest, startTestAuthority } from "./test-authority.ts";

const manual = readFileSync(path.join(projectRoot, "docs/deploy.md"), "utf8");

/** The certificate of the server at a port: who issued it, and its number. */
function certificateAt(port: number, servername: string): Promise<{ issuer: string; serialNumber: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", servername, rejectUnauthorized: false }, () => {
      const { issuer, serialNumber } = socket.getPeerCertificate();
      socket.destroy();
      resolve({ issuer: String(issuer.CN), serialNumber });
    }).on("error", reject);
  });
}

/** The documented command for the first certificate, as arguments. */
function documentedCommand(name: string): string[] {
  const [, command = ""] = new RegExp(`certbot (certonly .* "systemctl reload ${name}")`).exec(manual) ?? [];
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

test.each([
  ["nginx", "nginx", "HUP"],
  ["apache", "apache2", "USR1"],
] as const)(
  "%s: certbot issues and renews while the server runs, and the server takes the new one",
  async (name, service, signal) => {
    const folder = temporaryFolder();
    chmodSync(folder, 0o755);
    const challenges = path.join(folder, "challenges");
    mkdirSync(challenges);
    const dist = await buildFor(name);
    const site = describeFolder(dist);
    const host = new URL(site.origin).hostname;
    const [http, https] = [await findFreePort(), await findFreePort()];
    const authority = await startTestAuthority({ http, https }, 3600);
    const start = async (certificate: { chain: string; key: string }) => {
      const server = await startServer(name, {
        site,
        folder: dist,
        port: https,
        certificate,
        plain: { port: http, challenges },
      });
      onTestFinished(server.close);
      writeFileSync(path.join(folder, "reload"), `kill -s ${signal} ${server.pid}`);
      return server;
    };
    const certbot = (args: string[]) => runCertbot(authority, path.join(folder, "certbot"), args);

    const temporary = makeCertificates([host]);
    onTestFinished(() => temporary.remove());
    const first = await start(temporary);
    const replaced: Record<string, string> = {
      "/var/www/html": challenges,
      "www.example.org": host,
      [`systemctl reload ${service}`]: `sh ${folder}/reload`,
    };
    await certbot(documentedCommand(service).map((argument) => replaced[argument] ?? argument));
    await first.close();

    const live = path.join(folder, "certbot/config/live", host);
    await start({ chain: `${live}/fullchain.pem`, key: `${live}/privkey.pem` });
    const issued = await certificateAt(https, host);
    expect(issued.issuer).toMatch(/^Pebble/);
    // What certbot recorded is enough to renew.
    await certbot(["renew", "--force-renewal", "--no-random-sleep-on-renew"]);
    const number = async () => (await certificateAt(https, host)).serialNumber;
    await expect.poll(number, { timeout: 10_000 }).not.toBe(issued.serialNumber);
  },
);

test("caddy: gets a certificate with the written Caddyfile, and renews it before it expires", async () => {
  const folder = temporaryFolder();
  const dist = await buildFor("caddy");
  const site = describeFolder(dist);
  const host = new URL(site.origin).hostname;
  const [http, https] = [await findFreePort(), await findFreePort()];
  const authority = await startTestAuthority({ http, https }, 30);
  const options = {
    admin: "off",
    default_bind: "127.0.0.1",
    http_port: http,
    https_port: https,
    acme_ca: authority.directory,
    acme_ca_root: authority.trusted,
    renew_interval: "1s",
  };
  const [written] = hosts.caddy.write(site, "dist").beside;
  const lines = Object.entries(options).map((option) => option.join(" "));
  const text = `{\n${lines.join("\n")}\n}\n${String(written?.contents).replaceAll(`/var/www/${host}`, dist)}`;
  const settings = path.join(folder, "Caddyfile");
  writeFileSync(settings, text);
  const environment = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  await runForTest(
    findServer("caddy") ?? "caddy",
    ["run", "--config", settings, "--adapter", "caddyfile"],
    environment,
  );
  const issuer = async () => (await certificateAt(https, host)).issuer;
  const number = async () => (await certificateAt(https, host)).serialNumber;
  await expect.poll(issuer, { timeout: 60_000 }).toMatch(/^Pebble/);
  const first = await number();
  await expect.poll(number, { timeout: 60_000 }).not.toBe(first);
  expect(await issuer()).toMatch(/^Pebble/);
});
