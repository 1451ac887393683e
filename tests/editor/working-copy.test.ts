/** What the development server lets the editor read and write, and whom it refuses. */
import { mkdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { answerFiles } from "../../generator/editor/working-copy.ts";
import { temporaryFolder } from "../temporary-folder.ts";

let root: string;
let port: number;
beforeEach(async () => {
  root = temporaryFolder();
  for (const folder of ["content/team", "assets/images/team", ".git"])
    await mkdir(path.join(root, folder), { recursive: true });
  await writeFile(path.join(root, "content/team/a.yaml"), "name: A\n");
  await writeFile(path.join(root, "content/schemas.ts"), "code");
  await writeFile(path.join(root, "secret.yaml"), "secret");
  const server = createServer((asked, response) => {
    const name = decodeURIComponent(asked.url ?? "").replace(/^\/files\/?/, "");
    void answerFiles(asked, response, name, { root, content: "content" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
  onTestFinished(() => void server.close());
});

/** Sends a request as a page of the server does, unless `headers` say otherwise. */
async function send(method: string, file: string, body = "", headers: Record<string, string> = {}) {
  const host = `127.0.0.1:${port}`;
  const own = { Host: host, Origin: `http://${host}`, "Sec-Fetch-Site": "same-origin" };
  return new Promise<{ status: number; text: string; version: string }>((resolve, reject) => {
    const asked = request({
      host: "127.0.0.1",
      port,
      method,
      path: `/files/${file}`,
      headers: { ...own, ...headers },
    });
    asked.on("error", reject);
    asked.on("response", async (response) => {
      let text = "";
      for await (const part of response) text += part;
      resolve({ status: response.statusCode ?? 0, text, version: String(response.headers.etag ?? "") });
    });
    asked.end(method === "GET" || method === "DELETE" ? undefined : body);
  });
}

const read = (file: string) => readFile(path.join(root, file), "utf8");

test("texts and pictures are listed, read, replaced and removed", async () => {
  expect(JSON.parse((await send("GET", "")).text)).toEqual(["content/team/a.yaml"]);
  const { text, version } = await send("GET", "content/team/a.yaml");
  expect(text).toBe("name: A\n");
  expect((await send("PUT", "content/team/a.yaml", "name: B\n", { "If-Match": version })).status).toBe(200);
  expect(await read("content/team/a.yaml")).toBe("name: B\n");
  expect((await send("PUT", "content/news/new.md", "---\n---\n")).status).toBe(200);
  expect((await send("PUT", "assets/images/team/b.webp", "picture")).status).toBe(200);
  expect(await read("assets/images/team/b.webp")).toBe("picture");
  expect((await send("DELETE", "content/team/a.yaml")).status).toBe(200);
  expect((await send("GET", "content/team/a.yaml")).status).toBe(404);
});

test("a file that has been changed elsewhere is not overwritten", async () => {
  const { version } = await send("GET", "content/team/a.yaml");
  await writeFile(path.join(root, "content/team/a.yaml"), "name: C\n");
  const { status, text } = await send("PUT", "content/team/a.yaml", "name: B\n", { "If-Match": version });
  expect({ status, text }).toEqual({
    status: 412,
    text: "content/team/a.yaml has been changed elsewhere. Load the page again, and repeat your change.",
  });
  expect(await read("content/team/a.yaml")).toBe("name: C\n");
});

test("a new file does not replace one of the same name that was made elsewhere", async () => {
  expect((await send("PUT", "content/team/a.yaml", "name: B\n")).status).toBe(412);
  expect(await read("content/team/a.yaml")).toBe("name: A\n");
});

describe("it refuses", () => {
  test.each([
    "secret.yaml",
    "content/../secret.yaml",
    "content/%2e%2e/secret.yaml",
    "content%2f..%2fsecret.yaml",
    "content/..%5csecret.yaml",
    "content//team/a.yaml",
    "content/.hidden.yaml",
    "content/schemas.ts",
    "package.json",
    ".git/config.yaml",
    "assets/images/a.html",
    "assets/images/a.js",
    "/etc/a.yaml",
    "content/a%00.yaml",
  ])("%s, for reading and for writing", async (file) => {
    for (const method of ["GET", "PUT", "DELETE"])
      expect({ method, status: (await send(method, file, "x")).status }).toEqual({ method, status: 403 });
    expect(await read("secret.yaml")).toBe("secret");
  });

  test("what a symbolic link leads to", async () => {
    const outside = temporaryFolder();
    await writeFile(path.join(outside, "a.yaml"), "outside");
    await symlink(outside, path.join(root, "content/linked"));
    await symlink(path.join(outside, "a.yaml"), path.join(root, "content/link.yaml"));
    for (const file of ["content/linked/a.yaml", "content/linked/new.yaml", "content/link.yaml"])
      expect({ file, status: (await send("PUT", file, "x")).status }).toEqual({ file, status: 403 });
    expect(await readFile(path.join(outside, "a.yaml"), "utf8")).toBe("outside");
    await expect(stat(path.join(outside, "new.yaml"))).rejects.toThrow();
  });

  test.each([
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["another server of this machine", { Origin: "http://127.0.0.1:1", "Sec-Fetch-Site": "same-site" }],
    ["a page without an origin", { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
    ["a name that leads to this machine", { Host: "evil.example", Origin: "http://evil.example" }],
    ["a tunnel", { Host: "tunnel.example", Origin: "https://tunnel.example" }],
  ])("%s", async (_, headers) => {
    expect((await send("PUT", "content/team/a.yaml", "x", headers)).status).toBe(403);
    expect((await send("GET", "content/team/a.yaml", "", headers)).status).toBe(403);
    expect(await read("content/team/a.yaml")).toBe("name: A\n");
  });

  test("a post, as another site can send one without asking", async () => {
    expect((await send("POST", "content/team/a.yaml", "x")).status).toBe(405);
  });
});
