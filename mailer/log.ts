export type Log = (event: string, details?: Record<string, unknown>) => void;

/** Prints one JSON object per line. Details are ids, codes and numbers, never visitors' input or IP addresses. */
export const log: Log = (event, details = {}) =>
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...details }));
