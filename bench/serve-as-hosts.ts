/**
 * Serves a built site like hosts on the internet: over HTTP/2 with TLS. This matters to Lighthouse: over HTTP/1.1, it
 * simulates separate connections for files, each with two or three additional round trips.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { answerFrom } from "../generator/commands/serve-output.ts";

/**
 * Listens on the loopback address, with a certificate that no browser trusts (`--ignore-certificate-errors`).
 *
 * @throws Error if `openssl`, which makes the certificate, is not installed
 */
export async function serveAsHosts(folder: string): Promise<{ server: Http2SecureServer; address: string }> {
  const answer = answerFrom({ folder });
  const server = createSecureServer(makeCertificate(), (request, response) => {
    answer(request as never, response as never);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as { port: number };
  return { server, address: `https://127.0.0.1:${port}` };
}

/** Makes a certificate that is valid for one day. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
  try {
    const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")] as const;
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"];
    const owner = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"];
    execFileSync("openssl", ["req", "-x509", ...kind, ...owner, "-keyout", key, "-out", cert], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
