/** The site built for https://host.example/sub. tests/browser/base.test.ts visits it there. */
import { statSync } from "node:fs";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { outputFileOf } from "../../generator/model/route.ts";
import { readPage } from "../built-page.ts";
import { addresses, listedAddresses } from "../site-content.ts";

const folder = inject("siteSub");

test.each(addresses)("every address on %s is below the base path", (route) => {
  const page = readPage(folder, route);
  const urls = page.all("[href], [src]").map(({ attribs }) => attribs.href ?? attribs.src ?? "");
  const ownAddresses = urls.filter((address) => address.startsWith("/"));
  expect(ownAddresses).not.toEqual([]);
  expect(ownAddresses.filter((address) => !/^\/sub(\/|$)/.test(address))).toEqual([]);
  const canonical = page.all("link[rel=canonical]").map(({ attribs }) => attribs.href);
  expect(canonical).toEqual(listedAddresses.includes(route) ? [`https://host.example/sub${route}`] : []);
});

test.each([...addresses, "/404"])("every file that %s refers to exists", (route) => {
  const elements = readPage(folder, route).all("link, script, img, source, use, a");
  const urls = elements.flatMap(({ attribs: { href, src, srcset = "" } }) => [
    ...[href, src].filter((url) => url !== undefined),
    ...srcset.split(/,\s+/).map((candidate) => candidate.split(" ")[0] ?? ""),
  ]);
  const paths = urls
    .filter((url) => url.startsWith("/"))
    .map((url) => new URL(url, "https://host.example").pathname);
  const files = paths.map((url) => url.replace(/^\/sub/, "") || "/");
  expect(files.length).toBeGreaterThan(40);
  const isThere = (file: string) =>
    [file.slice(1), outputFileOf(file)].some((name) => isFile(path.join(folder, name)));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
