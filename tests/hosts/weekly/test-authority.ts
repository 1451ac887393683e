/** Let's Encrypt's test server, Pebble, with a name server for which every name is this machine. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { onTestFinished } from "vitest";
import { findFreePort } from "../../../hosts/start-server.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { makeCertificates } from "../matrix/certificate.ts";
import { waitFor } from "../matrix/subjects.ts";

export interface TestAuthority {
  /** The address that a client of the protocol ACME starts from. */
  directory: string;
  /** A file with the certificate that is trusted for that address. */
  trusted: string;
}

/**
 * Starts them for one test.
 *
 * @param ports where the server to check listens
 * @param seconds for which a certificate is valid
 */
export async function startTestAuthority(
  ports: { http: number; https: number },
  seconds: number,
): Promise<TestAuthority> {
  const folder = temporaryFolder();
  const certificates = makeCertificates(["localhost"]);
  onTestFinished(() => certificates.remove());
  const [names, port, management] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${management}`,
    certificate: certificates.chain,
    privateKey: certificates.key,
    httpPort: ports.http,
    tlsPort: ports.https,
    certificateValidityPeriod: seconds,
  };
  const settings = path.join(folder, "pebble.json");
  writeFileSync(settings, JSON.stringify({ pebble }));
  const none = ["-http01", "-https01", "-tlsalpn01", "-management"].flatMap((flag) => [flag, ""]);
  await runForTest("pebble-challtestsrv", ["-dns01", `127.0.0.1:${names}`, "-defaultIPv6", "", ...none]);
  // Each certificate is checked anew, at once.
  const environment = { PEBBLE_VA_NOSLEEP: "1", PEBBLE_WFE_NONCEREJECT: "0", PEBBLE_AUTHZREUSE: "0" };
  const flags = ["-config", settings, "-dnsserver", `127.0.0.1:${names}`];
  await waitFor(port, await runForTest("pebble", flags, environment));
  return { directory: `https://localhost:${port}/dir`, trusted: certificates.authority };
}

/** Runs a program until the test ends. @throws Error if it is not installed */
export async function runForTest(
  program: string,
  args: string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<ChildProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: "ignore" });
  await once(child, "spawn");
  const ended = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return child;
}

/** Runs certbot against the authority, with all its files in a folder. */
export async function runCertbot(authority: TestAuthority, folder: string, args: string[]): Promise<void> {
  const flags = ["--non-interactive", "--agree-tos", "--register-unsafely-without-email"];
  const folders = ["config", "work", "logs"].flatMap((one) => [`--${one}-dir`, path.join(folder, one)]);
  const environment = { ...process.env, REQUESTS_CA_BUNDLE: authority.trusted };
  const all = [...args, ...flags, ...folders, "--server", authority.directory];
  await promisify(execFile)("certbot", all, { env: environment });
}
