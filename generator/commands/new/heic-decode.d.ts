declare module "heic-decode" {
  /** Decodes the first picture of a HEIC file, upright, as RGBA. */
  function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  export = decode;
}
