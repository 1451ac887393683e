/** Colour in what the commands print: on a terminal, or where FORCE_COLOR asks for it; never with NO_COLOR. */
import pc from "picocolors";

const { NO_COLOR, FORCE_COLOR, TERM } = process.env;

// picocolors by itself would also colour the log files of CI.
function isWanted({ isTTY }: NodeJS.WriteStream): boolean {
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== "0" : isTTY === true && TERM !== "dumb";
}

/** For standard output. */
export const colors = pc.createColors(isWanted(process.stdout));

/** For standard error, which may go into a file while the other goes to the terminal. */
export const errorColors = pc.createColors(isWanted(process.stderr));
