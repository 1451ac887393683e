/** One visit to a page in a real browser: what is loaded, and how large its pictures stand. */
import type { Browser } from "playwright";

/** A window, in CSS pixels and device pixels for each of them. */
export interface Screen {
  width: number;
  density: number;
}

/** A photograph as it stands in the page. */
export interface ShownPicture {
  file: string;
  /** Device pixels that its slot shows of it, and that the chosen file has across. */
  needed: number;
  loaded: number;
}

export interface Visit {
  /** Bytes on the wire, headers of answers included, before scrolling and when everything has been in sight. */
  before: number;
  scrolled: number;
  pictures: ShownPicture[];
}

/** Opens the page with an empty cache, waits until it is quiet, scrolls through all of it, strips included. */
export async function visit(browser: Browser, url: string, { width, density }: Screen): Promise<Visit> {
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

/** Runs in the page. A picture that is cropped by its slot is needed as wide as all of it stands, the hidden part too. */
const measurePictures = `[...document.querySelectorAll("picture > img[srcset]")].flatMap((image) => {
  const { width, height } = image.getBoundingClientRect();
  if (width === 0 || !image.currentSrc) return [];
  const file = image.currentSrc.split("/").pop();
  const loaded = Number(/-(\\d+)\\.[0-9a-f]+\\.\\w+$/.exec(file)?.[1]);
  const shape = image.naturalWidth / image.naturalHeight;
  const covered = getComputedStyle(image).objectFit === "cover" ? Math.max(width, height * shape) : width;
  return [{ file, needed: Math.round(covered * devicePixelRatio), loaded }];
})`;
