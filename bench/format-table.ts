/** Formats results as Markdown. */
import { cpus } from "node:os";

/**
 * Formats a table, below the command and the machine.
 *
 * @param words the number of columns with words, from the left; the others contain numbers
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
