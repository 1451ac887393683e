/**
 * How are styles best delivered? Measures first contentful paint of a first visit and of the next page in Chromium, on
 * a slow mobile line (150 ms, 1.6 Mbit/s), with the site as it is (the rules for the first screens in the page, the
 * whole sheet linked below them), with the whole sheet linked in the head, and with the whole sheet in the page. By
 * hand; it decides no test.
 *
 *   npm run build && npx tsx bench/style-delivery.ts
 */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serveOutput } from "../generator/commands/serve-output.ts";
import { launchChromium } from "../tests/browser/find-browser.ts";
import { median } from "./median.ts";

const root = path.dirname(import.meta.dirname);
const runs = 5;

/** A copy of the built site in which all styles stand in the head, linked or not. Without policies, which forbid that. */
function withStyles(site: string, delivery: "linked" | "inlined"): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${delivery}-`));
  cpSync(site, copy, { recursive: true });
  for (const file of readdirSync(copy, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".html")) continue;
    const page = path.join(copy, file);
    const html = readFileSync(page, "utf8").replace(/<meta http-equiv="content-security-policy"[^>]*>/i, "");
    const links = [...html.matchAll(/<link rel="stylesheet" href="\/(assets\/[^"]+)"[^>]*>/g)];
    const [style = ""] = /<style>.*?<\/style>/s.exec(html) ?? [];
    // Only the page's own style declares the fonts.
    const fonts = style.match(/@font-face\{[^}]*\}/g)?.join("") ?? "";
    const sheets = links.map(([, sheet = ""]) => readFileSync(path.join(copy, sheet), "utf8"));
    const css = fonts + sheets.join("");
    const whole = `assets/whole-${path.basename(links.at(-1)?.[1] ?? "")}`;
    if (delivery === "linked") writeFileSync(path.join(copy, whole), css);
    const inHead =
      delivery === "linked" ? `<link rel="stylesheet" href="/${whole}">` : `<style>${css}</style>`;
    const own = /<link rel="(stylesheet|preload)" href="[^"]*\.css"[^>]*>/g;
    writeFileSync(
      page,
      html.replaceAll(own, "").replace(style, () => inHead),
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

const site = path.join(root, "dist");
const linked = withStyles(site, "linked");
const inlined = withStyles(site, "inlined");
for (const [name, folder] of [
  ["first screens in the page, the rest linked below", site],
  ["all linked in the head", linked],
  ["all in the page", inlined],
] as const) {
  const paints: [number, number][] = [];
  for (let run = 0; run < runs; run++) paints.push(await visit(folder));
  const [first, next] = [0, 1].map((index) => median(paints.map((pair) => pair[index] ?? 0)));
  console.log(`${name}: first visit ${Math.round(first ?? 0)} ms, next page ${Math.round(next ?? 0)} ms`);
}
rmSync(linked, { recursive: true });
rmSync(inlined, { recursive: true });
