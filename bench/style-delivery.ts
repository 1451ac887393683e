/**
 * Is the style sheet better linked or part of every page? Measures first contentful paint of a first visit and of
 * the next page in Chromium, on a slow mobile line (150 ms, 1.6 Mbit/s). By hand; it decides no test.
 *
 *   npm run build && npx tsx bench/style-delivery.ts
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveOutput } from "../generator/serve-output.ts";
import { launchChromium } from "../tests/browser/find-browser.ts";

const root = path.dirname(import.meta.dirname);
const runs = 7;

/** A copy of the built site with its style sheet in every page. */
function inline(site: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "inline-"));
  cpSync(site, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const page = path.join(copy, file);
    const html = readFileSync(page, "utf8").replace(/<meta http-equiv="content-security-policy"[^>]*>/i, "");
    const link = /<link rel="stylesheet" href="\/(assets\/[^"]+)"\/?>/i;
    const [, sheet = ""] = link.exec(html) ?? [];
    const css = readFileSync(path.join(copy, sheet), "utf8");
    writeFileSync(
      page,
      html.replace(link, () => `<style>${css}</style>`),
    );
  }
  return copy;
}

/** First contentful paints in milliseconds: of home on a first visit, and of the page after it. */
async function visit(folder: string): Promise<[number, number]> {
  const { server, address } = await serveOutput({ folder, port: 0 });
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  const paint = () =>
    page.evaluate<number>(`new Promise((done) => new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "first-contentful-paint") done(entry.startTime);
    }).observe({ type: "paint", buffered: true }))`);
  await page.goto(`${address}/`, { waitUntil: "load" });
  const first = await paint();
  await page.goto(`${address}/about`, { waitUntil: "load" });
  const next = await paint();
  await browser.close();
  server.closeAllConnections();
  server.close();
  return [first, next];
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const linked = path.join(root, "dist");
const inlined = inline(linked);
for (const [name, folder] of [
  ["linked", linked],
  ["inlined", inlined],
] as const) {
  const paints: [number, number][] = [];
  for (let run = 0; run < runs; run++) paints.push(await visit(folder));
  const [first, next] = [0, 1].map((index) => median(paints.map((pair) => pair[index] ?? 0)));
  console.log(`${name}: first visit ${Math.round(first ?? 0)} ms, next page ${Math.round(next ?? 0)} ms`);
}
rmSync(inlined, { recursive: true });
