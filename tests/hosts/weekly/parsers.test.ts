/** The files for Netlify and Vercel, read by the hosts' own parsers. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { contentTypeOf, type HostedSite } from "../../../hosts/hosted-site.ts";
import { describeFolder } from "../matrix/subject.ts";
import { buildFor, hasTool, tools } from "../matrix/subjects.ts";

const load = createRequire(path.join(tools, "package.json"));

/** Imports a package that has ES modules only. */
async function importTool(name: string): Promise<Record<string, (...args: never[]) => unknown>> {
  const { exports, main } = load(path.join(tools, "node_modules", name, "package.json"));
  const file = typeof exports === "string" ? exports : main;
  return import(pathToFileURL(path.join(tools, "node_modules", name, file)).href);
}

const hasNetlify = (await hasTool("netlify-headers-parser")) && (await hasTool("netlify-redirect-parser"));
const hasVercel = await hasTool("@vercel/routing-utils");

describe.skipIf(!hasNetlify)("Netlify (its own parsers of _headers and _redirects)", () => {
  let folder: string;
  let site: HostedSite;
  beforeAll(async () => {
    folder = await buildFor("netlify");
    site = describeFolder(folder);
  });

  test("finds all headers, and no mistake", async () => {
    const { parseAllHeaders } = await importTool("netlify-headers-parser");
    const parsed = (await parseAllHeaders?.({
      headersFiles: [path.join(folder, "_headers")],
      configHeaders: [],
      minimal: true,
    } as never)) as { headers: { for: string; values: Record<string, string> }[]; errors: unknown[] };
    expect(parsed.errors).toEqual([]);
    expect(parsed.headers).toEqual([
      { for: "/*", values: Object.fromEntries(site.headers.map(({ name, value }) => [name, value])) },
      { for: "/assets/*", values: { "Cache-Control": site.caching.hashed } },
    ]);
  });

  test("finds a redirect for each file, 404 for what is hidden, and no mistake", async () => {
    const { parseAllRedirects } = await importTool("netlify-redirect-parser");
    const parsed = (await parseAllRedirects?.({
      redirectsFiles: [path.join(folder, "_redirects")],
      configRedirects: [],
      minimal: true,
    } as never)) as {
      redirects: { from: string; to: string; status: number; force: boolean }[];
      errors: unknown[];
    };
    expect(parsed.errors).toEqual([]);
    const found = parsed.redirects.map(({ from, to, status, force }) => ({ from, to, status, force }));
    expect(found).toEqual([
      ...site.redirects
        .filter(({ from }) => from.endsWith(".html"))
        .map((redirect) => ({ ...redirect, status: 301, force: true })),
      ...["/.build.json", "/404.html", "/404"].map((from) => ({
        from,
        to: "/404.html",
        status: 404,
        force: true,
      })),
    ]);
  });
});

describe.skipIf(!hasVercel)("Vercel (its own check of routes)", () => {
  test("accepts every route", async () => {
    const folder = await buildFor("vercel");
    const config = JSON.parse(readFileSync(path.join(folder, "../config.json"), "utf8"));
    const { normalizeRoutes } = load("@vercel/routing-utils");
    const { routes, error } = normalizeRoutes(config.routes);
    expect(error).toBeNull();
    expect(routes).toHaveLength(config.routes.length);
    const wrong = [...config.routes, { src: "^/(", headers: { Location: "/" }, status: 308 }];
    expect(normalizeRoutes(wrong).error).not.toBeNull();
  });

  test("finds each page at its address, and redirects to it from the others alone", async () => {
    const folder = await buildFor("vercel");
    const site = describeFolder(folder);
    const { routes, overrides } = JSON.parse(readFileSync(path.join(folder, "../config.json"), "utf8"));
    type Route = { src?: string; status?: number; methods?: string[]; headers?: Record<string, string> };
    /** The first route that answers a GET before files are looked up. */
    const first = (address: string) =>
      (routes as Route[]).find(
        ({ src, status, methods }) => src && status && !methods && new RegExp(src).test(address),
      );
    for (const { path: address, file } of site.pages) {
      // No route but the one for errors, which comes after the files.
      expect([address, first(address)?.src]).toEqual([address, "^/.*$"]);
      if (file !== "index.html") expect(overrides[file].path).toBe(address.slice(1));
    }
    for (const { file } of site.files) expect(overrides[file]).toEqual({ contentType: contentTypeOf(file) });
    for (const { from, to } of site.redirects) {
      expect([from, first(from)]).toMatchObject([from, { status: 308, headers: { Location: to } }]);
    }
    for (const address of ["/.build.json", "/404", "/404.html"]) expect(first(address)?.status).toBe(404);
    expect(first("//evil.example/")?.status).toBe(404);
  });
});
