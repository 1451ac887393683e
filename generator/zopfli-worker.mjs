// Compresses with zopfli, one file after the other. JavaScript because Node starts workers without a loader.
import { parentPort } from "node:worker_threads";
import zopfli from "@gfx/zopfli";

parentPort.on("message", async (contents) => {
  parentPort.postMessage(await zopfli.gzipAsync(contents, { numiterations: 15 }));
});
