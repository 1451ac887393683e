/** Runs the flows on the site in a browser engine. */
import { afterAll, beforeAll, describe, expect, onTestFinished } from "vitest";
import { serveOutput } from "../../generator/commands/serve-output.ts";
import { type Receiver, startReceiver } from "../browser/receiver.ts";
import { build } from "../global-setup.ts";
import type { Engine, RunningEngine } from "./engine.ts";
import { type Page, pageOf } from "./page.ts";
import { allReported, recordErrors } from "./recorder.ts";

/** Window widths of the flows, in CSS pixels. */
export const phone = 390;
export const desktop = 1440;

export interface Site {
  /**
   * Opens an address of the site in a new window, which is closed when the test ends. The test fails if there were errors
   * by then.
   *
   * @param width CSS pixels
   */
  open(path: string, width: number, options?: { scripts?: boolean }): Promise<Page>;
  /** Returns and removes the errors so far. */
  takeErrors(page: Page): Promise<string[]>;
  /** URL of the home page, without a trailing slash. */
  readonly address: string;
  /** Receives the posts of the forms. */
  readonly receiver: Receiver;
}

/**
 * Builds and serves the site, with forms that post to a receiver, and runs flows on it. If the engine is not installed,
 * its tests are skipped, and the report says why.
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
            // Firefox requests it when it restores a page from the back/forward cache.
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
