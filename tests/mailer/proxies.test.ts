/** The web servers in front of the mailer, as docs/enquiries.md configures them, while it is up and while it is down. */
import { spawn } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { findFreePort, findServer, type ServerName } from "../../hosts/start-server.ts";
import { runCommand } from "../../mailer/run-command.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { eventually } from "./eventually.ts";
import { enquiry, form, post, root, siteUrl, tryMailer } from "./try-mailer.ts";

const manual = readFileSync(path.join(root, "docs/enquiries.md"), "utf8");
const isRoot = process.getuid?.() === 0;

/** What surrounds the documented lines, and how the server is started. */
const servers: Record<
  ServerName,
  (lines: string, folder: string, port: number) => [text: string, args: string[]]
> = {
  nginx: (lines, folder, port) => [
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; ${isRoot ? `user ${os.userInfo().username};` : ""}
    events {}
    http {
      access_log off;
      types { text/html html; }
      ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join("\n")}
      ${lines.replace("listen 443 ssl", `listen 127.0.0.1:${port}`)}
    }`,
    ["-p", folder, "-e", "stderr", "-c", `${folder}/settings`],
  ],
  caddy: (lines, folder, port) => [
    `{\n\tadmin off\n\tauto_https off\n}\n${lines.replace("forms.example.com", `http://:${port}`)}`,
    ["run", "--config", `${folder}/settings`, "--adapter", "caddyfile"],
  ],
  apache: (lines, folder, port) => [
    `ServerRoot ${folder}
    ServerName 127.0.0.1
    Listen 127.0.0.1:${port}
    PidFile ${folder}/apache.pid
    ErrorLog ${folder}/errors
    Mutex posixsem
    ${["mpm_event", "authz_core", "mime", "alias", "headers", "proxy", "proxy_http"].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
    TypesConfig /dev/null
    AddType text/html .html
    ${isRoot ? "User www-data\nGroup www-data" : ""}
    ${lines.replace("*:443", `*:${port}`)}`,
    ["-D", "FOREGROUND", "-f", `${folder}/settings`],
  ],
};

for (const [name, configure] of Object.entries(servers) as [ServerName, (typeof servers)[ServerName]][]) {
  const program = findServer(name);
  test.skipIf(!program)(
    `${name}: while the mailer is down, visitors get a page with the phone number and the way back`,
    async () => {
      const folder = temporaryFolder();
      chmodSync(folder, 0o755);
      const environment = { SITE_URL: siteUrl, SITE_FOLDER: inject("site") };
      writeFileSync(
        path.join(folder, "enquiry-error.html"),
        await runCommand(["error-page"], false, environment),
      );
      const mailer = await tryMailer();
      const port = await findFreePort();
      const lines = new RegExp(`^\`\`\`${name}\n(.*?)^\`\`\`$`, "ms").exec(manual)?.[1] ?? "";
      const own = lines
        .replaceAll("/var/www/enquiries", folder)
        .replaceAll("127.0.0.1:8025", new URL(mailer.url).host);
      const [text, args] = configure(own, folder, port);
      writeFileSync(path.join(folder, "settings"), text);
      const child = spawn(program ?? "", args, { env: { ...process.env, HOME: folder }, stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("close", resolve));
      onTestFinished(async () => {
        child.kill("SIGTERM");
        await ended;
      });
      const url = `http://127.0.0.1:${port}/send`;
      const send = (fields: Record<string, string>) => post(url, fields).catch(() => undefined);

      await eventually(async () => (await send(enquiry))?.status).toBe(303);
      const wrong = await send({ ...enquiry, email: "zoe" });
      expect([wrong?.status, wrong?.text.includes("zoe")]).toEqual([422, true]);

      await mailer.close();
      const answer = await post(url, enquiry);
      expect(answer.status).toBe(503);
      expect(answer.headers).toMatchObject({ "retry-after": "300", "cache-control": "no-store" });
      expect(answer.headers["content-type"]).toMatch(/^text\/html/);
      for (const part of [form.answers.down, 'href="tel:+', `href="${siteUrl}/contact_us"`]) {
        expect(answer.text).toContain(part);
      }
    },
  );
}
