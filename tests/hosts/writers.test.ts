/** The files that the build writes for each host, from one description of the small site. */
import { readdir, readFile, stat } from "node:fs/promises";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { describeSite, generatedNote } from "../../hosts/hosted-site.ts";
import { findHost, type HostName, hosts } from "../../hosts/hosts.ts";
import { miniSite } from "../mini-site.ts";
import { loadFunction, queryParts } from "./matrix/cloudfront-stand-in.ts";

const hostNames = Object.keys(hosts) as HostName[];
const host = (name: HostName) => hosts[name];

const description = {
  address: "https://www.small.example",
  policy: "default-src 'none'",
  files: [
    ".build.json",
    ".htaccess",
    ".well-known/security.txt",
    "404.html",
    "about.html",
    "about.html.br",
    "about.html.gz",
    "about/index.html",
    "assets/main.01234567.js",
    "assets/main.01234567.js.br",
    "favicon.svg",
    "index.html",
    "projects/alpha.html",
    "_headers",
  ],
};

describe("the description of a site", () => {
  test("lists pages at their addresses, and no file that is not meant for visitors", () => {
    const site = describeSite(description);
    expect(site).toMatchObject({
      origin: "https://www.small.example",
      basePath: "",
      pages: [
        { path: "/about", file: "about.html" },
        { path: "/", file: "index.html" },
        { path: "/projects/alpha", file: "projects/alpha.html" },
      ],
      notFound: "404.html",
      files: [
        { path: "/.well-known/security.txt", file: ".well-known/security.txt" },
        { path: "/favicon.svg", file: "favicon.svg" },
      ],
      hashedFiles: ["assets/main.01234567.js"],
      hashedEndings: ["js"],
      redirects: [
        { from: "/about/", to: "/about" },
        { from: "/about.html", to: "/about" },
        { from: "/index.html", to: "/" },
        { from: "/projects/alpha/", to: "/projects/alpha" },
        { from: "/projects/alpha.html", to: "/projects/alpha" },
      ],
    });
    expect(site.headers[0]).toEqual({ name: "Content-Security-Policy", value: "default-src 'none'" });
  });

  test("has the base path in every address, and in no file", () => {
    const site = describeSite({ ...description, address: "https://host.example/sub" });
    expect(site.pages.map(({ path }) => path)).toEqual(["/sub/about", "/sub/", "/sub/projects/alpha"]);
    expect(site.files).toContainEqual({ path: "/sub/favicon.svg", file: "favicon.svg" });
    expect(site.redirects.slice(2, 4)).toEqual([
      { from: "/sub", to: "/sub/" },
      { from: "/sub/index.html", to: "/sub/" },
    ]);
  });
});

describe("--host", () => {
  test.each(hostNames)("%s adds its files, and the site stays the same", async (name) => {
    const site = await miniSite();
    const { files } = await site.build();
    const before = await readdir(site.root);
    const built = await site.build({ host: host(name) });
    const added = [...built.files.keys()].filter((file) => !files.has(file) && !/\.(br|gz)$/.test(file));
    const beside = (await readdir(site.root)).filter((file) => !before.includes(file));
    expect({ added, beside }).toEqual(
      {
        netlify: { added: ["_headers", "_redirects"], beside: [] },
        cloudflare: { added: [".assetsignore", "_headers"], beside: ["wrangler.jsonc"] },
        "github-pages": { added: [".nojekyll"], beside: [] },
        vercel: { added: [], beside: ["config.json"] },
        firebase: { added: [], beside: ["firebase.json"] },
        cloudfront: { added: [], beside: ["cloudfront"] },
        nginx: { added: [], beside: ["nginx.conf"] },
        caddy: { added: [], beside: ["Caddyfile"] },
        apache: { added: [".htaccess"], beside: ["apache.conf"] },
      }[name],
    );
    for (const [file, contents] of files) {
      if (file !== ".build.json")
        expect([file, built.files.get(file)?.equals(contents)]).toEqual([file, true]);
    }
    const precompressed = [...built.files.keys()].filter((file) => /\.(br|gz)$/.test(file));
    expect(precompressed.length > 0).toBe(host(name).sendsCompressed);
  });

  test.each(hostNames)("%s sends the same policy as the pages contain, if it can send one", async (name) => {
    const site = await miniSite();
    const { files, text } = await site.build({ host: host(name) });
    const { policy } = JSON.parse(text(".build.json")) as { policy: string };
    const names = (await readdir(site.root, { recursive: true })).filter((file) =>
      /^(config|firebase|wrangler|nginx|Caddyfile|cloudfront\/r)/.test(file),
    );
    const beside = await Promise.all(names.map((file) => readFile(site.path(file), "utf8")));
    const inside = ["_headers", ".htaccess"].map((file) => files.get(file)?.toString("utf8") ?? "");
    const all = [...beside, ...inside].join("\n");
    expect(all.includes(policy)).toBe(name !== "github-pages");
    expect(all).not.toContain("unsafe-");
  });

  test("replaces only its own files beside the output folder", async () => {
    const site = await miniSite();
    await site.build({ host: host("firebase") });
    const written = await readFile(site.path("firebase.json"), "utf8");
    expect(written).toContain(generatedNote);
    await site.build({ host: host("firebase") });

    await site.write("firebase.json", '{ "functions": {} }\n');
    const before = await readdir(site.path("dist"));
    expect(await site.problems({ host: host("firebase") })).toContain(
      `${site.path("firebase.json")} was not written by this build, so it is not replaced.`,
    );
    expect(await readFile(site.path("firebase.json"), "utf8")).toBe('{ "functions": {} }\n');
    expect(await readdir(site.path("dist"))).toEqual(before);
  });

  test("is refused for an unknown host, and the message lists the known ones", async () => {
    const site = await miniSite();
    const { status, stderr } = await site.command(["--host", "geocities"]);
    expect(status).toBe(2);
    expect(stderr).toContain(`--host needs one of ${hostNames.join(", ")}, and not "geocities".`);
    expect(findHost("toString")).toBeUndefined();
  });
});

describe("precompressed files", () => {
  test("are exact, no larger than those of a server, and made for text only", async () => {
    const site = await miniSite();
    const { files, matching } = await site.build({ compress: true });
    const texts = matching(/\.(html|css|js|svg)$/);
    for (const file of texts) {
      const contents = files.get(file) as Buffer;
      const [br, gz] = [files.get(`${file}.br`), files.get(`${file}.gz`)];
      if (!br || !gz) throw new Error(`${file} has no precompressed files.`);
      expect([file, brotliDecompressSync(br).equals(contents)]).toEqual([file, true]);
      expect([file, gunzipSync(gz).equals(contents)]).toEqual([file, true]);
    }
    expect(matching(/\.(br|gz)$/)).toHaveLength(texts.length * 2);
    const about = files.get("about.html") as Buffer;
    // Level 6 is what servers use.
    expect(files.get("about.html.gz")?.length).toBeLessThanOrEqual(gzipSync(about, { level: 6 }).length);
    expect(files.get("about.html.br")?.length).toBeLessThan(files.get("about.html.gz")?.length ?? 0);
  });

  test("are taken from the cache if the file is the same", async () => {
    const site = await miniSite({ ownCache: true });
    await site.build({ compress: true });
    const cached = (await readdir(site.path(".cache/compressed"))).sort();
    const times = () =>
      Promise.all(cached.map(async (file) => (await stat(site.path(`.cache/compressed/${file}`))).mtimeMs));
    const before = await times();
    await site.build({ compress: true });
    expect((await readdir(site.path(".cache/compressed"))).sort()).toEqual(cached);
    expect(await times()).toEqual(before);
  });

  test("stay for one generation, together with their file", async () => {
    const site = await miniSite();
    /** The files in assets/ after a build, those of the previous generation included. */
    const build = async (compress: boolean) => {
      await site.build({ compress });
      return (await readdir(site.path("dist/assets"))).sort();
    };
    const sheets = (files: string[]) => files.filter((file) => /^page\..*\.css/.test(file));
    const old = sheets(await build(true));
    // Two pages with their own sheets, each a file and two precompressed ones.
    expect(old).toHaveLength(6);
    await site.write("components/card/card.css", ".card { color: red; }\n");
    const next = await build(true);
    expect(sheets(next)).toHaveLength(12);
    expect(next).toEqual(expect.arrayContaining(old));
    const plain = await build(false);
    expect(sheets(plain)).toEqual([...old, ...sheets(plain).filter((file) => !old.includes(file))].sort());
    expect(sheets(plain)).toHaveLength(8);
    expect(plain.filter((file) => /^main\..*\.(br|gz)$/.test(file))).toEqual([]);
  });
});

test("--slash-copies writes a copy of each page for its address with a slash", async () => {
  const site = await miniSite();
  const { files, matching } = await site.build({ host: host("github-pages"), slashCopies: true });
  expect(matching(/index\.html$/)).toEqual([
    "about/index.html",
    "index.html",
    "projects/alpha/index.html",
    "projects/beta/index.html",
  ]);
  expect(files.get("about/index.html")).toEqual(files.get("about.html"));
});

describe("the function for CloudFront", () => {
  /** Returns a function from an address to the key in the bucket, or to the status and the target. */
  async function handler() {
    const site = await miniSite();
    await site.build({ host: host("cloudfront") });
    const handle = loadFunction(site.path("dist"));
    return (address: string, method = "GET") => {
      const [uri = "", query = ""] = address.split("?");
      const answer = handle({ request: { method, uri, querystring: queryParts(query), headers: {} } });
      if (!("statusCode" in answer)) return answer.uri;
      return [answer.statusCode, answer.headers.location?.value ?? answer.headers.allow?.value].join(" ");
    };
  }

  test("finds pages and files, redirects other spellings of addresses, and nothing else", async () => {
    const ask = await handler();
    expect(ask("/")).toBe("/index.html");
    expect(ask("/projects/alpha")).toBe("/projects/alpha.html");
    expect(ask("/favicon.svg")).toBe("/favicon.svg");
    expect(ask("/assets/main.01234567.js")).toBe("/assets/main.01234567.js");
    expect(ask("/about/?a=1&b=%20&b=&c")).toBe("308 /about?a=1&b=%20&b&c");
    expect(ask("/about.html")).toBe("308 /about");
    expect(ask("/index.html")).toBe("308 /");
    for (const address of [
      "//evil.example/",
      "/.build.json",
      "/about//",
      "/projects",
      "/projects/",
      "/assets/",
      "/toString",
    ])
      expect([address, ask(address)]).toEqual([address, "/not-found"]);
    expect(ask("/about", "POST")).toBe("405 GET, HEAD");
  });
});
