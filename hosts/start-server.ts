/** Runs nginx, Caddy or Apache on the loopback address, with the settings that the build writes for it. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { apacheServer } from "./apache.ts";
import { caddySite } from "./caddy.ts";
import type { Certificate, HostedSite } from "./hosted-site.ts";
import { nginxServer } from "./nginx.ts";

/** The servers, with the program and the Debian package of each. */
export const servers = {
  nginx: { program: "nginx", package: "nginx" },
  caddy: { program: "caddy", package: "caddy" },
  apache: { program: "apache2", package: "apache2" },
} as const;

export type ServerName = keyof typeof servers;

export function isServer(name: string): name is ServerName {
  return Object.hasOwn(servers, name);
}

/** What to serve, and how. */
export interface ServerOptions {
  site: HostedSite;
  /** Absolute path of the output folder; for Apache, built with its `.htaccess`. */
  folder: string;
  /** 0 for any free port. */
  port: number;
  /** For HTTPS; without it, the server speaks HTTP. */
  certificate?: Certificate;
  /** nginx and Apache only: the server for HTTP, which redirects to HTTPS. */
  plain?: { port: number; challenges: string };
}

export interface RunningServer {
  /** Address of the home page, without a trailing slash. */
  address: string;
  port: number;
  /** The process that reloads the settings and the certificate on a signal. */
  pid: number | undefined;
  /** Ends the server and removes its files. */
  close(): Promise<void>;
  /** Resolves when the server has ended, with what it printed. */
  ended: Promise<string>;
}

/** Returns the absolute path of a server's program; undefined if it is not installed. */
export function findServer(name: ServerName): string | undefined {
  // Servers are in folders that only root has in PATH.
  const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => path.join(folder, servers[name].program)).find((file) => existsSync(file));
}

/**
 * Starts a server and waits until it listens.
 *
 * @throws Error with its output, if it exits immediately; with the code EADDRINUSE, if the port is taken
 */
export async function startServer(name: ServerName, options: ServerOptions): Promise<RunningServer> {
  const program = findServer(name);
  if (!program) throw new Error(`${servers[name].program} is not installed.`);
  // Checked first, because servers report a taken port in different ways.
  const port = await findFreePort(options.port);
  const home = await mkdtemp(path.join(os.tmpdir(), `${name}-`));
  const settings = path.join(home, "settings");
  const { text, args } = await commands[name]({ ...options, port }, home, settings);
  await writeFile(settings, text);
  const child = spawn(program, args, {
    cwd: home,
    env: { ...process.env, HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = collect(child);
  const close = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(home, { recursive: true, force: true });
  };
  // A server must not outlive the program that started it.
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  void ended.finally(() => process.off("exit", stop));
  try {
    await Promise.race([
      listens(port),
      ended.then((said) => {
        throw new Error(`${name} ended at once:\n${said}`);
      }),
    ]);
  } catch (error) {
    await close();
    throw error;
  }
  const scheme = options.certificate ? "https" : "http";
  return {
    address: `${scheme}://127.0.0.1:${port}${options.site.basePath}`,
    port,
    pid: child.pid,
    close,
    ended,
  };
}

type Command = (
  options: ServerOptions,
  home: string,
  settings: string,
) => Promise<{ text: string; args: string[] }>;

const commands: Record<ServerName, Command> = {
  nginx: nginxCommand,
  caddy: caddyCommand,
  apache: apacheCommand,
};

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

async function nginxCommand(
  { site, folder, port, certificate, plain }: ServerOptions,
  home: string,
  settings: string,
) {
  const hasBrotli = existsSync(brotliModule);
  const server = nginxServer(site, {
    listen: [`127.0.0.1:${port}${certificate ? " ssl" : ""}`],
    serverName: new URL(site.origin).hostname,
    root: folder,
    hasBrotli,
    ...(certificate && { certificate }),
    ...(plain && { plain: { ...plain, listen: [`127.0.0.1:${plain.port}`] } }),
  });
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const text = `${hasBrotli ? `load_module ${brotliModule};\n` : ""}daemon off;
pid ${home}/nginx.pid;
error_log stderr;
worker_processes auto;
events { worker_connections 1024; }
http {
    access_log off;
    sendfile on;
    tcp_nopush on;
${kinds.map((kind) => `    ${kind}_temp_path ${home}/${kind};`).join("\n")}
${server.replace(/^(?=.)/gm, "    ")}}
`;
  return {
    text: process.getuid?.() === 0 ? `user ${os.userInfo().username};\n${text}` : text,
    args: ["-p", home, "-e", "stderr", "-c", settings],
  };
}

async function caddyCommand({ site, folder, port, certificate }: ServerOptions, _: string, settings: string) {
  const scheme = certificate ? "https" : "http";
  const lines = ["bind 127.0.0.1", ...(certificate ? [`tls ${certificate.chain} ${certificate.key}`] : [])];
  const text = `{
	admin off
	auto_https off
	log {
		level ERROR
	}
}

${caddySite(site, { address: `${scheme}://:${port}`, root: folder, lines })}`;
  return { text, args: ["run", "--config", settings, "--adapter", "caddyfile"] };
}

/** The modules that the site needs and that Debian's Apache loads from files. */
const apacheModules = ["mpm_event", "authz_core", "mime", "dir", "alias", "rewrite", "headers"];

async function apacheCommand(
  { site, folder, port, certificate, plain }: ServerOptions,
  home: string,
  settings: string,
) {
  const modules = [...apacheModules, ...(certificate ? ["socache_shmcb", "ssl"] : [])];
  const folders = "/usr/lib/apache2/modules";
  const scheme = certificate ? "https" : "http";
  await readFile(path.join(folder, ".htaccess")).catch(() => {
    throw new Error(`${folder} has no .htaccess: build it with --host apache.`);
  });
  const server = apacheServer(site, {
    listen: `127.0.0.1:${port}`,
    serverName: new URL(site.origin).hostname,
    root: folder,
    ...(certificate && { certificate }),
    ...(plain && { plain: { ...plain, listen: `127.0.0.1:${plain.port}` } }),
    // Redirects lead to this server, not to the site's public address.
    lines: ["RewriteEngine On", `RewriteRule ^ - [E=site_origin:${scheme}://127.0.0.1:${port}]`],
  });
  const text = `ServerRoot ${home}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
${plain ? `Listen 127.0.0.1:${plain.port}\n` : ""}PidFile ${home}/apache.pid
ErrorLog "|$cat >&2"
LogLevel error
Mutex posixsem
${modules.map((module) => `LoadModule ${module}_module ${folders}/mod_${module}.so`).join("\n")}
TypesConfig /dev/null
# As in Debian's configuration.
Alias /icons/ /usr/share/apache2/icons/
${process.getuid?.() === 0 ? "User www-data\nGroup www-data\n" : ""}
${server}`;
  return { text, args: ["-D", "FOREGROUND", "-f", settings] };
}

function collect(child: ChildProcess): Promise<string> {
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      said = (said + chunk).slice(-4000);
    });
  return new Promise((resolve) => {
    child.once("error", ({ message }) => resolve(message)).once("close", () => resolve(said));
  });
}

/**
 * A port that nothing listens on. Systems choose ports from 32768 for programs that accept any, so a lower one stays free
 * until the server has started, and while it restarts.
 *
 * @param wanted the port, or 0 for any
 * @throws Error with the code EADDRINUSE
 */
export async function findFreePort(wanted = 0): Promise<number> {
  const port = wanted || randomInt(20_000, 30_000);
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    if (wanted || (error as NodeJS.ErrnoException).code !== "EADDRINUSE") throw error;
    return findFreePort();
  }
  server.close();
  await once(server, "close");
  return port;
}

/** Resolves when something listens on the port. Never rejects. */
async function listens(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
      socket.once("close", () => resolve(false)).end();
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
