/** Colour in what the commands print: on a terminal, or where FORCE_COLOR asks for it; never with NO_COLOR. */
import pc from "picocolors";

const { NO_COLOR, FORCE_COLOR } = process.env;

// picocolors by itself would also colour the log files of CI.
export const colors = pc.createColors(
  !NO_COLOR && (FORCE_COLOR ? FORCE_COLOR !== "0" : process.stdout.isTTY === true),
);
