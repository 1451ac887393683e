/** The command that serves the built site. The server itself is tested with the visits. */
import path from "node:path";
import { expect, test } from "vitest";
import { miniSite, projectRoot, start } from "../mini-site.ts";

const run = path.join(projectRoot, "generator/commands/run.ts");

test("a site for a folder of its host is served in that folder", async () => {
  const site = await miniSite();
  const built = await site.build({ base: "https://small.example/sub" });
  const { child, ended } = start([run, "preview", "--port", "0"], site.root);
  try {
    const line = await new Promise<string>((resolve) => child.stdout?.once("data", resolve));
    const [address = ""] = /http:\/\/127\.0\.0\.1:\d+\/sub\//.exec(String(line)) ?? [];
    const page = await fetch(new URL("about", address));
    expect({ status: page.status, text: await page.text() }).toEqual({
      status: 200,
      text: built.text("about.html"),
    });
    expect((await fetch(new URL("/about", address))).status).toBe(404);
  } finally {
    child.kill();
    await ended;
  }
});
