/** Measures a visit to a page in a real browser: its requests, the bytes loaded, and the sizes of pictures. */
import type { BrowserContext, Page } from "playwright";
import { visitBudgets } from "../../pages/budgets.ts";

/** A page with an idle network. */
export interface OpenedPage {
  page: Page;
  /** URLs requested, relative to the site. */
  requests: string[];
  /** Bytes transferred until now, response headers included. */
  bytes(): number;
}

/** A photograph in the page. */
interface ShownPicture {
  file: string;
  /** The width that the slot needs and the width of the loaded file, in device pixels. */
  needed: number;
  loaded: number;
}

/** Opens a page, and waits until the network is idle. */
export async function openPage(context: BrowserContext, url: string): Promise<OpenedPage> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url().replace(new URL(url).origin, "")));
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return { page, requests, bytes: () => bytes };
}

/**
 * Scrolls to the end of a page and through its carousels, and waits until the network is idle.
 *
 * @returns the photographs that are much larger than their slots
 */
export async function findWastefulPictures(page: Page): Promise<ShownPicture[]> {
  // Pictures that follow the scroll position would be measured on their way. Reloaded, because browsers keep a larger file
  // that they have loaded for a slot that depends on motion.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  const height = await page.evaluate("document.documentElement.scrollHeight");
  for (let top = 0; top < Number(height); top += 400) {
    await page.evaluate(`scrollTo(0, ${top})`);
    await page.waitForTimeout(15);
  }
  await page.evaluate(
    `for (const strip of document.querySelectorAll(".carousel__strip")) strip.scrollLeft = strip.scrollWidth`,
  );
  await page.waitForLoadState("networkidle");
  const pictures = (await page.evaluate(measurePictures)) as ShownPicture[];
  return pictures.filter(
    ({ needed, loaded }) => loaded > needed * visitBudgets.pictureExcess && loaded > smallestFile,
  );
}

/** The width of the smallest file that the build makes of a photograph. */
const smallestFile = 133;

/** Runs in the page. A picture that its slot crops needs the width of the whole picture, including hidden parts. */
const measurePictures = `[...document.querySelectorAll("picture:has(> source[type]) > img")].flatMap((image) => {
  const { width, height } = image.getBoundingClientRect();
  if (width === 0 || !image.currentSrc) return [];
  const file = image.currentSrc.split("/").pop();
  const loaded = Number(/-(\\d+)\\.[0-9a-f]+\\.\\w+$/.exec(file)?.[1]);
  const shape = image.naturalWidth / image.naturalHeight;
  const covered = getComputedStyle(image).objectFit === "cover" ? Math.max(width, height * shape) : width;
  return [{ file, needed: Math.round(covered * devicePixelRatio), loaded }];
})`;
