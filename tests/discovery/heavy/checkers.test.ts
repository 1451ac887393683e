/** The Nu HTML checker on every built page and style sheet, over HTTP, as validator.w3.org sees them. */
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { serveOutput } from "../../../generator/serve-output.ts";
import { specRoutes } from "../../spec-routes.ts";
import { excuses } from "./excuses.ts";
import { findJava, findPackageFile } from "./find-tools.ts";

interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

const folder = inject("site");

test("the Nu HTML checker finds nothing on any page and style sheet", async ({ skip }) => {
  const java = await findJava();
  const jar = await findPackageFile("vnu-jar", "build/dist/vnu.jar");
  for (const tool of [java, jar]) if ("missing" in tool) skip(tool.missing);
  if (!("file" in java && "file" in jar)) return;

  const { server, address } = await serveOutput({ folder, port: 0 });
  onTestFinished(() => void server.close());
  const sheets = readdirSync(`${folder}/assets`).filter((file) => file.endsWith(".css"));
  const urls = [...specRoutes, "/404", ...sheets.map((sheet) => `/assets/${sheet}`)].map(
    (route) => address + route,
  );
  expect(urls.length).toBeGreaterThan(30);
  const { messages } = await check(java.file, jar.file, urls);
  const found = messages.map((one) => ({ ...one, url: one.url.replace(address, "") }));
  const serious = found.filter((message) => !excuses.some(({ pattern }) => pattern.test(message.message)));
  expect(
    serious.map(({ url, type, subType = "", message }) => `${url} ${type} ${subType}: ${message}`),
  ).toEqual([]);
  // An excuse that nobody needs any more is one too many.
  const unused = excuses.filter(({ pattern }) => !found.some(({ message }) => pattern.test(message)));
  expect(unused.map(({ reason }) => reason)).toEqual([]);
});

test("the Nu HTML checker is asked in earnest: it finds a mistake", async ({ skip }) => {
  const java = await findJava();
  const jar = await findPackageFile("vnu-jar", "build/dist/vnu.jar");
  for (const tool of [java, jar]) if ("missing" in tool) skip(tool.missing);
  if (!("file" in java && "file" in jar)) return;
  const wrong =
    "data:text/html;charset=utf-8,<!DOCTYPE html><html lang=en><title>A</title><p><table><tr><th><h2>B</h2>";
  const { messages } = await check(java.file, jar.file, [wrong]);
  expect(messages.map(({ message }) => message).join()).toContain("“h2” must not appear as a descendant");
});

function check(java: string, jar: string, urls: string[]): Promise<{ messages: Message[] }> {
  return new Promise((resolve, reject) => {
    const flags = ["-jar", jar, "--also-check-css", "--format", "json", "--stdout", "--exit-zero-always"];
    execFile(java, [...flags, ...urls], { maxBuffer: 2 ** 26 }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
  });
}
