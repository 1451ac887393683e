/** What was measured, as Markdown. */
import { cpus } from "node:os";

/**
 * A table below the command that made it and the machine it was made on.
 *
 * @param words how many columns, from the left, are words; the others are numbers
 */
export function formatTable(command: string, head: string[], rows: string[][], words = 1): string {
  const line = (values: string[]) => `| ${values.join(" | ")} |`;
  const [cpu] = cpus();
  return [
    `\`${command}\`, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}`,
    "",
    line(head),
    line(head.map((_, index) => (index < words ? "---" : "---:"))),
    ...rows.map(line),
  ].join("\n");
}
