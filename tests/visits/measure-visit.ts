/** Measures a visit to a page in a real browser: the bytes loaded, and the sizes of pictures. */
import type { Browser } from "playwright";

/** The width of the window in CSS pixels, and the device pixel ratio. */
export interface Screen {
  width: number;
  density: number;
}

/** A photograph in the page. */
export interface ShownPicture {
  file: string;
  /** The width that the slot needs and the width of the loaded file, in device pixels. */
  needed: number;
  loaded: number;
}

export interface Visit {
  /** Bytes transferred, response headers included, before and after scrolling to the end. */
  before: number;
  scrolled: number;
  pictures: ShownPicture[];
}

/** Opens the page with an empty cache, waits for an idle network, and scrolls to its end and through its carousels. */
export async function measureVisit(
  browser: Browser,
  url: string,
  { width, density }: Screen,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    deviceScaleFactor: density,
    reducedMotion: "reduce",
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const before = bytes;
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
    return { before, scrolled: bytes, pictures };
  } finally {
    await context.close();
  }
}

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
