/** Certificates for servers of the tests, signed by a temporary authority. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

export interface Certificates {
  /** Files: the authority's certificate, the server's certificate chain, the server's private key. */
  authority: string;
  chain: string;
  key: string;
  remove(): void;
}

/** @param names hosts that the certificate is for */
export function makeCertificates(names: string[]): Certificates {
  const folder = mkdtempSync(path.join(os.tmpdir(), "certificates-"));
  // Apache's workers run as another user than its parent process.
  chmodSync(folder, 0o755);
  const at = (file: string) => path.join(folder, file);
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  openssl(
    "req",
    "-x509",
    ...newKey,
    "-keyout",
    "ca.key",
    "-out",
    "ca.pem",
    "-subj",
    "/CN=authority",
    "-days",
    "2",
  );
  openssl("req", ...newKey, "-keyout", "site.key", "-out", "site.csr", "-subj", `/CN=${names[0]}`);
  writeFileSync(at("names"), `subjectAltName=${names.map((name) => `DNS:${name}`).join(",")}\n`);
  const by = ["-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial"];
  openssl("x509", "-req", "-in", "site.csr", ...by, "-days", "2", "-extfile", "names", "-out", "site.pem");
  return {
    authority: at("ca.pem"),
    chain: at("site.pem"),
    key: at("site.key"),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
