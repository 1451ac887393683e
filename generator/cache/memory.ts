/** Results that stay in memory between two refreshes of the dev server. A build needs none. */
export interface Memory {
  /**
   * The result kept under a key, or that of `make`, which is then kept.
   *
   * @param key names the work and the hashes of everything that goes into it
   */
  remember<Result>(key: string, make: () => Result): Result;
  /** Forgets what has not been asked for since the last sweep. */
  sweep(): void;
}

export function createMemory(): Memory {
  let kept = new Map<string, unknown>();
  let used = new Map<string, unknown>();
  return {
    remember<Result>(key: string, make: () => Result): Result {
      const result = kept.has(key) ? (kept.get(key) as Result) : make();
      kept.set(key, result);
      used.set(key, result);
      // A failure is not a result: whoever asks next tries again.
      if (result instanceof Promise) {
        result.catch(() => {
          kept.delete(key);
          used.delete(key);
        });
      }
      return result;
    },
    sweep() {
      kept = used;
      used = new Map();
    },
  };
}

/** Keeps nothing: for a single build. */
export const noMemory: Memory = { remember: (_key, make) => make(), sweep() {} };
