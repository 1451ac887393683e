/**
 * Compressed twins of text files, `about.html.br` and `about.html.gz`, for servers that can send them. Made at
 * the build, they may take as long as the best methods do: brotli at its highest level, zopfli for gzip.
 */
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Worker } from "node:worker_threads";
import { brotliCompress, constants } from "node:zlib";
import { type Cache, hash } from "./cache.ts";
import { engineSource } from "./engine-files.ts";
import type { OutputFile } from "./write-output.ts";

/** Files that get smaller. The others are compressed already. */
const isText = (file: string) => /\.(html|css|js|mjs|json|webmanifest|svg|xml|txt|ics|vcf)$/.test(file);

/** Part of the cache's key: a change of method makes the twins again. */
const methods = { br: "brotli 11", gz: "zopfli 15" };

/** Where files are read and twins go. */
export interface CompressInput {
  /** Relative to the output folder. */
  files: string[];
  read(file: string): Promise<Buffer>;
  write(output: OutputFile): Promise<void>;
  cache: Cache;
}

/** Writes two twins for each text file, several at a time. Twins of files that did not change are in the cache. */
export async function compressOutputs({ files, read, write, cache }: CompressInput): Promise<void> {
  const zopfli = startZopfli(os.availableParallelism());
  const texts = files.filter(isText);
  const takeTurns = async () => {
    for (let file = texts.pop(); file !== undefined; file = texts.pop()) {
      const contents = await read(file);
      const twin = async (ending: keyof typeof methods, make: () => Promise<Uint8Array>) => {
        const kept = await cache.remember(`compressed/${hash(contents, methods[ending])}.${ending}`, make);
        await write({ file: `${file}.${ending}`, contents: kept });
      };
      await Promise.all([twin("br", () => brotli(contents)), twin("gz", () => zopfli.gzip(contents))]);
    }
  };
  try {
    await Promise.all(Array.from({ length: os.availableParallelism() * 2 }, takeTurns));
  } finally {
    await zopfli.stop();
  }
}

const compress = promisify(brotliCompress);

function brotli(contents: Buffer): Promise<Buffer> {
  return compress(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  });
}

/** Zopfli holds its thread while it works: it gets threads of its own, each started when it is first needed. */
function startZopfli(most: number) {
  const idle: Worker[] = [];
  const all: Worker[] = [];
  const waiting: ((worker: Worker) => void)[] = [];

  const take = async (): Promise<Worker> => {
    const free = idle.pop();
    if (free) return free;
    if (all.length === most) return new Promise((resolve) => waiting.push(resolve));
    // Without the loader that the build itself runs under: the worker is plain JavaScript.
    const worker = new Worker(path.join(engineSource, "zopfli-worker.mjs"), { execArgv: [] });
    all.push(worker);
    return worker;
  };
  const giveBack = (worker: Worker) => {
    const next = waiting.shift();
    if (next) next(worker);
    else idle.push(worker);
  };
  return {
    async gzip(contents: Buffer): Promise<Uint8Array> {
      const worker = await take();
      try {
        return await new Promise<Uint8Array>((resolve, reject) => {
          worker.once("error", reject).once("message", (made: Uint8Array) => {
            worker.off("error", reject);
            resolve(made);
          });
          worker.postMessage(contents);
        });
      } finally {
        giveBack(worker);
      }
    },
    stop: () => Promise.all(all.map((worker) => worker.terminate())),
  };
}
