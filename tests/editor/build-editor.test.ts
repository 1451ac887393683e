/** `--editor`: a page for the site's own staff, which changes nothing for its visitors. */
import { readdir, readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { buildEditor } from "../../generator/editor/build-editor.ts";
import type { HostName } from "../../hosts/hosts.ts";
import { findHost, hosts } from "../../hosts/hosts.ts";
import { type Files, type MiniBuild, miniSite } from "../mini-site.ts";

async function build(options: MiniBuild = {}) {
  const site = await miniSite();
  const without = await site.build({ ...options, out: "without" });
  await site.replace(
    "content/site.yaml",
    "open: true",
    "open: true\neditor: { host: github, repository: owner/name, branch: main, signIn: https://auth.example }",
  );
  const names = await readdir(site.root);
  const plain = await site.build({ ...options, out: "without" });
  const { files, text } = await site.build({ ...options, staffPage: buildEditor });
  return { site, names, without, plain, files, text };
}

/** The files of a build without its own list, by their names. */
const texts = (files: Files, left: (file: string) => boolean) =>
  Object.fromEntries(
    [...files].filter(([file]) => left(file)).map(([file, text]) => [file, text.toString("latin1")]),
  );

const policyOf = (html: string) => /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? "";

describe("the page", () => {
  test("has the editor, its configuration and where it saves, below the base path", async () => {
    const { text, files } = await build({ base: "https://host.example/sub" });
    const page = text("admin.html");
    expect(page).toContain('<meta name="robots" content="noindex">');
    const scripts = [...page.matchAll(/ src="\/sub\/([^"]+)"/g)].map(([, file = ""]) => file);
    expect(scripts).toEqual(["admin/editor/index.js", "admin/start.js"]);
    for (const script of scripts) expect(files.has(script)).toBe(true);
    const [, json = ""] = /<script type="application\/json" id="data">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json).config.backend).toEqual({
      name: "github",
      repo: "owner/name",
      branch: "main",
      base_url: "https://auth.example",
    });
  });

  test("has a policy without inline scripts and eval, for the git host alone", async () => {
    const { text } = await build();
    const policy = policyOf(text("admin.html")).replaceAll("&#39;", "'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain(
      "connect-src 'self' blob: data: https://api.github.com https://www.githubstatus.com;",
    );
    expect(policy).not.toContain("unsafe-eval' 'unsafe");
  });

  test("loads no file that is not there: chunks, fonts and WebAssembly are the package's own", async () => {
    const { files, text } = await build();
    const code = text("admin/editor/index.js");
    const named = [...code.matchAll(/`((?:assets|\.\/chunks)\/[\w.-]+)`/g)].map(([, name = ""]) =>
      name.replace("./", ""),
    );
    const loaded = named.filter((name) => !/shiki|react-dom|marker/.test(name));
    expect(loaded.length).toBeGreaterThan(4);
    expect(loaded.filter((name) => !files.has(`admin/editor/${name}`))).toEqual([]);
  });
});

test("all other files are the same as without it, and the sitemap does not list it", async () => {
  const { without, plain, files } = await build();
  const isOwn = (file: string) => /^admin(\.html|\/)|^\.build\.json$/.test(file);
  expect(texts(files, (file) => !isOwn(file))).toEqual(texts(plain.files, (file) => !isOwn(file)));
  expect([...plain.files.keys()].filter((file) => file.startsWith("admin"))).toEqual([]);
  // Where the editor saves is said in the content alone: without --editor, a site is the same with it.
  expect(texts(plain.files, () => true)).toEqual(texts(without.files, () => true));
});

describe("--host", () => {
  test.each(Object.keys(hosts) as HostName[])("%s sends its own policy for that page alone", async (name) => {
    const { site, text, files, names } = await build({ host: findHost(name) });
    const { policy, ownHeaders } = JSON.parse(text(".build.json")) as {
      policy: string;
      ownHeaders: { path: string; headers: { name: string; value: string }[] }[];
    };
    expect(ownHeaders.map(({ path }) => path)).toEqual(["/admin"]);
    const own = ownHeaders[0]?.headers[0]?.value ?? "";
    const beside = (await readdir(site.root, { recursive: true })).filter((file) =>
      /^(config|firebase|nginx|Caddyfile|cloudfront\/r)/.test(file),
    );
    expect(names).not.toContain("admin");
    const written = await Promise.all(beside.map((file) => readFile(site.path(file), "utf8")));
    const inside = ["_headers", ".htaccess"].map((file) => files.get(file)?.toString("utf8") ?? "");
    const all = [...written, ...inside].join("\n");
    if (name === "github-pages") return expect(all.trim()).toBe("");
    // Caddy applies deferred blocks from the last to the first.
    if (name === "caddy") expect(all.indexOf(own)).toBeLessThan(all.indexOf(policy));
    expect(all.split(own).length - 1).toBe(1);
    expect(all).toContain(policy);
    // The rule names the page: the address, or its file.
    const before = all.slice(0, all.indexOf(own));
    expect(before.slice(before.lastIndexOf("admin"))).not.toContain(policy);
    expect(all).toMatch(/X-Robots-Tag[\s\S]{1,60}noindex/);
  });
});
