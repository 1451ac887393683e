/** The site in an engine, for the flows. */
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { serveOutput } from "../../generator/serve-output.ts";
import { type Receiver, startReceiver } from "../browser/receiver.ts";
import { build } from "../global-setup.ts";
import type { Engine, RunningEngine } from "./engine.ts";
import { type Page, pageOf } from "./page.ts";
import { allReported, recordErrors } from "./recorder.ts";

/** Widths that the flows run at. */
export const phone = 390;
export const desktop = 1440;

export interface Site {
  /**
   * Opens an address of the site in a new window, which is closed when the test ends. Nothing may have gone
   * wrong in it by then.
   *
   * @param width CSS pixels
   */
  open(path: string, width: number, options?: { scripts?: boolean }): Promise<Page>;
  /** Takes out whatever a visitor must never cause, and what has happened until now all the same. */
  takeErrors(page: Page): Promise<string[]>;
  /** Address of the home page without a slash at its end. */
  readonly address: string;
  /** Where the forms post to. */
  readonly receiver: Receiver;
}

/**
 * Builds and serves the site with its forms posting to a receiver, and runs flows on it. Where the engine is not
 * installed its tests are skipped, and the report says why.
 */
export function inEngine(engine: Engine, flows: Record<string, (site: Site) => void>): void {
  const missing = engine.missingPackages();
  const reason = missing.length > 0 ? ` (skipped: this machine lacks ${missing.join(", ")})` : "";

  describe.skipIf(missing.length > 0)(`in ${engine.name}${reason}`, { retry: engine.retries }, () => {
    const errors: string[] = [];
    let running: RunningEngine;
    let receiver: Receiver;
    let served: Awaited<ReturnType<typeof serveOutput>>;

    beforeAll(async () => {
      receiver = await startReceiver();
      const enquiryUrl = `http://127.0.0.1:${receiver.port}/send`;
      const folder = await build(`site-${engine.name}`, [], { ENQUIRY_URL: enquiryUrl });
      const record = engine.isMute ? recordErrors(folder, (line) => errors.push(line)) : () => false;
      served = await serveOutput({
        folder,
        port: 0,
        before(request, response) {
          response.on("finish", () => {
            const { statusCode } = response;
            // Firefox asks for this by itself when a page comes back from its memory.
            if (statusCode >= 400 && request.url !== "/favicon.ico")
              errors.push(`status ${statusCode}: ${request.url}`);
          });
          return record(request, response);
        },
      });
      receiver.thankYou = `${served.address}/thankyou`;
      running = await engine.launch();
    });
    afterAll(async () => {
      await running?.close();
      await receiver?.close();
      served?.server.closeAllConnections();
      served?.server.close();
    });

    const site: Site = {
      async takeErrors(page) {
        await page.evaluate(allReported);
        return errors.splice(0);
      },
      get address() {
        return served.address;
      },
      get receiver() {
        return receiver;
      },
      async open(path, width, { scripts = true } = {}) {
        errors.length = 0;
        receiver.reset();
        const onError = (line: string) => errors.push(line);
        const window = await running.open({ width, height: 900, scripts, onError });
        const page = pageOf(window);
        onTestFinished(async () => {
          const left = await site.takeErrors(page).finally(() => window.close());
          expect(left).toEqual([]);
        });
        await page.goto(served.address + path);
        return page;
      },
    };
    for (const [name, flow] of Object.entries(flows)) describe(name, () => flow(site));
  });
}
