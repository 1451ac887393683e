export type Log = (event: string, details?: Record<string, unknown>) => void;

/** One JSON object a line. Callers give ids, codes and numbers, and never what a visitor typed or where from. */
export const log: Log = (event, details = {}) =>
  void process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...details })}\n`);
