/** The Nu HTML checker on every built page, over HTTP, as validator.w3.org sees them. */
import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { serveOutput } from "../../../generator/commands/serve-output.ts";
import { projectRoot } from "../../mini-site.ts";
import { addresses } from "../../site-content.ts";
import { type Excuse, excuses } from "./excuses.ts";
import { findJava, findPackageFile } from "./find-tools.ts";

interface Message {
  type: string;
  subType?: string;
  url: string;
  message: string;
  extract?: string;
}

const folder = inject("site");

test("the Nu HTML checker finds nothing on any page", async ({ skip }) => {
  const tools = await findTools();
  if (typeof tools === "string") return skip(tools);

  const { server, address } = await serveOutput({ folder, port: 0 });
  onTestFinished(() => void server.close());
  const urls = [...addresses, "/404"].map((route) => address + route);
  expect(addresses).not.toEqual([]);
  const { messages } = await check(tools, urls);
  const found = messages.map((one) => ({ ...one, url: one.url.replace(address, "") }));
  const matches = ({ message, extract = "" }: Message, excuse: Excuse) =>
    excuse.message.test(message) && excuse.extract.test(extract);
  const serious = found.filter((message) => !excuses.some((excuse) => matches(message, excuse)));
  expect(serious.map(({ url, type, message, extract }) => [url, type, message, extract])).toEqual([]);
  // An excuse that matches no message must be deleted.
  const unused = excuses.filter((excuse) => !found.some((message) => matches(message, excuse)));
  expect(unused.map(({ reason }) => reason)).toEqual([]);
});

test("the Nu HTML checker really runs: it finds a mistake", async ({ skip }) => {
  const tools = await findTools();
  if (typeof tools === "string") return skip(tools);
  const wrong = path.join(projectRoot, "tests/tmp/wrong.html");
  onTestFinished(() => rm(wrong));
  await writeFile(wrong, "<!DOCTYPE html><html lang=en><title>A</title><table><tr><th><h2>B</h2></table>");
  const { messages } = await check(tools, [wrong]);
  expect(messages.map(({ message }) => message).join()).toContain("“h2” must not appear as a descendant");
});

/** Java and the checker, or why one of them is missing. */
async function findTools(): Promise<{ java: string; jar: string } | string> {
  const java = await findJava();
  if ("missing" in java) return java.missing;
  const jar = await findPackageFile("vnu-jar", "build/dist/vnu.jar");
  return "missing" in jar ? jar.missing : { java: java.file, jar: jar.file };
}

function check(
  { java, jar }: { java: string; jar: string },
  urls: string[],
): Promise<{ messages: Message[] }> {
  return new Promise((resolve, reject) => {
    // By default the checker refuses pages of this machine.
    const property = "-Dnu.validator.servlet.allow-forbidden-hosts=true";
    const flags = [property, "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always"];
    execFile(java, [...flags, ...urls], { maxBuffer: 2 ** 26 }, (error, stdout) =>
      error ? reject(error) : resolve(JSON.parse(stdout)),
    );
  });
}
