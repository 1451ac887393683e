import os from "node:os";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import pMap from "p-map";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import type { Staging } from "./staging.ts";

/** Text formats. All other formats are already compressed. */
const isText = (file: string) => /\.(html|css|js|mjs|json|webmanifest|svg|xml|txt|vtt|ics|vcf)$/.test(file);

/** The best levels: each file is compressed only once. */
const methods = {
  br: (contents: Buffer) =>
    promisify(brotliCompress)(contents, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
      },
    }),
  gz: (contents: Buffer) => promisify(gzip)(contents, { level: constants.Z_BEST_COMPRESSION }),
};

/** Adds precompressed files, `about.html.br` and `about.html.gz`, for servers that can send them. */
export async function compressOutputs(staging: Staging, cache: DiskCache): Promise<void> {
  const compressFile = async (file: string) => {
    const contents = await staging.read(file);
    const key = hash(contents);
    for (const [ending, compress] of Object.entries(methods)) {
      const compressed = await cache.remember(`compressed/${key}.${ending}`, () => compress(contents));
      await staging.write({ file: `${file}.${ending}`, contents: compressed });
    }
  };
  await pMap(staging.files().filter(isText), compressFile, { concurrency: os.availableParallelism() * 2 });
}
