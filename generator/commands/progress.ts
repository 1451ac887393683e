/** Shows the progress of work that takes longer than half a second: a changing line on a terminal, lines in a log. */
import type { ProgressOf } from "../model/report.ts";

/** Milliseconds without output before the progress is shown. */
const silence = 500;

/**
 * On a terminal, the line disappears when the work is done. In a log, there is a line for each tenth of the work, with
 * at least half a second before each line.
 *
 * @param stream standard output, or standard error if the output is for programs
 * @param now milliseconds since the start of the process
 */
export function showProgress(
  stream: NodeJS.WriteStream = process.stdout,
  now: () => number = () => performance.now(),
): ProgressOf {
  return (what) => {
    let shownAt = now();
    let shownShare = 0;
    return (done, total) => {
      const share = done / total;
      if (stream.isTTY && process.env.TERM !== "dumb") {
        if (now() < silence) return;
        const bar = "█".repeat(Math.round(share * 30)).padEnd(30, "░");
        stream.write(done === total ? "\r\u001b[K" : `\r\u001b[K  ${what} ${bar} ${done}/${total}`);
      } else if (now() - shownAt >= silence && Math.floor(share * 10) > Math.floor(shownShare * 10)) {
        shownAt = now();
        shownShare = share;
        stream.write(`  ${what} ${done}/${total}\n`);
      }
    };
  };
}
