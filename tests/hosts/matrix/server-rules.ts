/** Rules for servers of one's own: they start further servers, or replace the site. */
import { type ExecFileException, execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer as createPlainServer } from "node:http";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { DiskCache } from "../../../generator/cache/disk-cache.ts";
import { compressOutputs } from "../../../generator/output/compress-outputs.ts";
import { Staging } from "../../../generator/output/staging.ts";
import { describeSite } from "../../../hosts/hosted-site.ts";
import { hosts } from "../../../hosts/hosts.ts";
import {
  findFreePort,
  type RunningServer,
  type ServerName,
  servers,
  startServer,
} from "../../../hosts/start-server.ts";
import { makeCertificates } from "./certificate.ts";
import { ask } from "./raw-request.ts";
import { addressRules, type Rule } from "./rules.ts";
import { describeFolder } from "./subject.ts";
import { buildFor, hasTool, tools } from "./subjects.ts";

const run = promisify(execFile);
const concerns: Rule["concerns"] = ({ host, isLive }) => !isLive && Object.hasOwn(servers, host);

/** Replaces the site in a folder by one of two files, as a build does. */
async function publish(name: ServerName, folder: string, style: string, text: string): Promise<void> {
  const staging = await Staging.create(folder);
  const rules = { redirects: [], address: "https://small.example", policy: "default-src 'none'" };
  await staging.write({ file: "index.html", contents: text });
  await staging.write({ file: style, contents: `/* ${style} ${text} */` });
  const { inside } = hosts[name].write(describeSite({ ...rules, files: staging.files() }), "dist");
  for (const output of inside) await staging.write(output);
  await staging.keepPrevious();
  await compressOutputs(staging, new DiskCache(path.join(path.dirname(folder), "cache")));
  await staging.commit(rules);
  await utimes(path.join(folder, "index.html"), 1, 1);
}

const showsNewBuild: Rule = {
  name: "a new build is seen at once; the page before finds its files",
  concerns,
  async check({ name }) {
    const server = name as ServerName;
    const home = await mkdtemp(path.join(os.tmpdir(), "published-"));
    const folder = path.join(home, "dist");
    const styles = ["a", "b", "c"].map((one) => `assets/site.${one.repeat(8)}.css`);
    const [a = "", b = "", c = ""] = styles;
    let running: RunningServer | undefined;
    try {
      await run("chmod", ["755", home]);
      await publish(server, folder, a, "one");
      running = await startServer(server, { site: describeFolder(folder), folder, port: 0 });
      const { address } = running;
      const status = async (file: string) => (await ask(address, `/${file}`)).status;
      const first = await ask(address, "/");
      expect(first.body.toString()).toBe("one");

      // The same length, and the same time, as in an archive that was made reproducible.
      await publish(server, folder, b, "two");
      for (const [name, value] of [
        ["If-None-Match", first.headers.etag ?? '"x"'],
        ["If-Modified-Since", new Date().toUTCString()],
      ] as const) {
        const second = await ask(address, "/", { headers: { [name]: value } });
        expect([name, second.status, second.body.toString()]).toEqual([name, 200, "two"]);
      }
      expect([await status(a), await status(b)]).toEqual([200, 200]);
      expect((await ask(address, `/${a}`)).body.toString()).toBe(`/* ${a} one */`);

      await publish(server, folder, c, "three");
      expect([await status(a), await status(b), await status(c)]).toEqual([404, 200, 200]);
    } finally {
      await running?.close();
      await rm(home, { recursive: true, force: true });
    }
  },
};

const worksBelow: Rule = {
  name: "the same addresses below /sub",
  concerns,
  async check({ name }) {
    const server = name as ServerName;
    const folder = await buildFor(name, { base: "https://host.example/sub" });
    const described = describeFolder(folder);
    const site = {
      ...described,
      // A .htaccess cannot redirect the address of its own folder without the slash.
      redirects: described.redirects.filter(({ from }) => name !== "apache" || from !== described.basePath),
    };
    const { address, close } = await startServer(server, { site, folder, port: 0 });
    try {
      expect(new URL(address).pathname).toBe("/sub");
      const subject = { name, address, folder, site, close };
      for (const rule of addressRules) await rule.check(subject);
      // Addresses outside the subfolder do not belong to the site.
      expect((await ask(address, "/about")).status).toBeGreaterThanOrEqual(400);
    } finally {
      await close();
    }
  },
};

const leadsToHttps: Rule = {
  name: "http leads to https, but for the challenges of certificates",
  // Caddy does both by itself.
  concerns: ({ host, isLive }) => !isLive && (host === "nginx" || host === "apache"),
  async check({ name, folder, site }) {
    const challenges = await mkdtemp(path.join(os.tmpdir(), "challenges-"));
    const token = "/.well-known/acme-challenge/a-Token_1";
    await mkdir(path.join(challenges, path.dirname(token)), { recursive: true });
    await writeFile(path.join(challenges, token), "the answer");
    await writeFile(path.join(challenges, "secret"), "a secret");
    await run("chmod", ["755", challenges]);
    const plain = { port: await findFreePort(), challenges };
    const { close } = await startServer(name as ServerName, { site, folder, port: 0, plain });
    const address = `http://127.0.0.1:${plain.port}`;
    try {
      for (const host of [new URL(site.origin).host, "example.invalid"]) {
        const headers = { Host: host };
        const answer = await ask(address, token, { headers });
        expect([host, answer.status, answer.body.toString()]).toEqual([host, 200, "the answer"]);
        for (const asked of [
          "/",
          "/secret",
          "/about/?a=1&b=%20c",
          "/.well-known/security.txt",
          "//x.example/",
        ]) {
          const { status, headers: sent } = await ask(address, asked, { headers });
          // Apache merges slashes.
          const target = sent.location?.replace(/\b\/\//, "/");
          expect([asked, status, target]).toEqual([asked, 308, site.origin + asked.replace("//", "/")]);
        }
        const missing = await ask(address, `${token}x`, { headers });
        expect([host, missing.status]).toEqual([host, 404]);
        expect(missing.headers.server).not.toMatch(/\d/);
        expect((await ask(address, "/.well-known/acme-challenge/../../secret")).status).not.toBe(200);
      }
    } finally {
      await close();
      await rm(challenges, { recursive: true });
    }
  },
};

/** One port for http, which redirects, and https: the scanner uses one address for both. */
async function startFront(httpsPort: number) {
  const plain = createPlainServer((request, response) => {
    response.writeHead(308, { Location: `https://${request.headers.host}${request.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", (first) => {
      // A TLS handshake begins with byte 22.
      const { port } = first[0] === 22 ? { port: httpsPort } : (plain.address() as { port: number });
      const behind = connect(port, "127.0.0.1").on("error", () => socket.destroy());
      behind.write(first);
      socket.pipe(behind).pipe(socket);
    });
  });
  for (const server of [plain, front])
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (front.address() as { port: number }).port,
    close() {
      plain.closeAllConnections();
      plain.close();
      front.close();
    },
  };
}

const scansWell: Rule = {
  name: "A+ by Mozilla's HTTP Observatory",
  isWeekly: true,
  concerns,
  async check({ name, folder, site }) {
    if (!(await hasTool("@mdn/mdn-http-observatory"))) throw new Error("The scanner cannot be had from npm.");
    const certificates = makeCertificates(["localhost"]);
    const server = await startServer(name as ServerName, {
      site,
      folder,
      port: 0,
      certificate: certificates,
    });
    const front = await startFront(server.port);
    try {
      const script = path.resolve(import.meta.dirname, "../tools/scan.mjs");
      const { stdout } = await run(process.execPath, [script, tools, `localhost:${front.port}`], {
        env: { PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: certificates.authority },
      });
      const { grade, score, tests } = JSON.parse(stdout);
      const lost = tests.filter(([, , modifier]: [string, string, number]) => modifier < 0);
      expect({ grade, lost }).toEqual({ grade: "A+", lost: [] });
      expect(score).toBeGreaterThanOrEqual(100);
    } finally {
      front.close();
      await server.close();
      certificates.remove();
    }
  },
};

/** The result of wrk. */
export interface Load {
  host: string;
  page: string;
  requests: number;
  perSecond: number;
  /** The 99th percentile of the latency, with its unit. */
  slowest: string;
}

/** Filled by the rule below, for the table. */
export const loads: Load[] = [];

const carriesLoad: Rule = {
  name: "256 connections for 20 s without an error",
  isWeekly: true,
  concerns: ({ host, isLive }) => !isLive && (host === "nginx" || host === "caddy"),
  async check({ name, address }) {
    const flags = ["-t", "2", "-c", "256", "-d", "20s", "--latency", "--timeout", "20s"];
    const { stdout } = await run("wrk", [...flags, "-H", "Accept-Encoding: br", `${address}/`]).catch(
      (error: ExecFileException) => {
        throw error.code === "ENOENT" ? new Error("wrk is not installed (apt-get install wrk).") : error;
      },
    );
    expect(stdout).not.toMatch(/Socket errors|Non-2xx/);
    const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
    const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
    const slowest = /99%\s+(\S+)/.exec(stdout)?.[1] ?? "";
    expect(requests).toBeGreaterThan(256);
    loads.push({ host: name, page: "/", requests, perSecond, slowest });
  },
};

export const serverRules = [showsNewBuild, worksBelow, leadsToHttps, scansWell, carriesLoad];
