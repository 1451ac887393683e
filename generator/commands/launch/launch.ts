/** `npm run launch`: lists everything that is left to do before the launch, each with its place and its cure. */
import { styleText } from "node:util";
import { calendarDate } from "../../content/field-types.ts";
import { compare } from "../../model/text.ts";
import { formatEach, formatHead } from "../../problems/format-problem.ts";
import type { LaunchItem } from "../../problems/launch-problems.ts";
import { parseCommandLine } from "../command-line.ts";
import { findLaunchItems } from "./find-launch-items.ts";

const help = `Lists everything between this site and its launch, each with its place and its cure: stand-ins, addresses and
numbers that are nobody's, placeholders, what has ended or is out of date, pictures without a note of their licence,
pictures and content that nothing uses. It changes nothing.

Usage:
  npm run launch
  npm run launch -- --short
  npm run launch -- --online
  npm run --silent launch -- --json > launch.json

  --short        one line for each
  --json         for programs: a list of { file, line, column, what, cure, kind }, file "" where none is at fault
  --online       ask other sites whether they answer: HEAD, then GET, four at a time, ten seconds each
  --today DATE   as if it were that day: 2027-01-01
  --help         this text

Exit status: 0 nothing is left, 1 something is, 2 wrong arguments.
`;

/**
 * @param root the project's root, an absolute path
 * @returns the exit status
 */
export async function runLaunch(root: string, args: string[]): Promise<number> {
  const options = {
    today: { type: "string" },
    short: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    online: { type: "boolean", default: false },
  } as const;
  const flags = parseCommandLine(args, options, help, ({ today }) =>
    today === undefined || calendarDate.safeParse(today).success
      ? undefined
      : `--today needs a day such as 2027-01-01, and not "${today}".`,
  );
  if (typeof flags === "number") return flags;
  const items = await findLaunchItems(root, flags);
  const todo = items.filter(({ isAdvice }) => !isAdvice);
  if (flags.json) console.log(JSON.stringify(items.map(toRecord), null, 2));
  else {
    const firstLines = items.map(formatHead).join("\n");
    const each = flags.short ? firstLines : await formatEach(root, items, process.stdout);
    console.log(items.length > 0 ? `${each}\n\n${summary(todo)}` : summary(todo));
  }
  return todo.length > 0 ? 1 : 0;
}

function toRecord({ place = { file: "", line: 1, column: 1 }, message, cure, kind }: LaunchItem) {
  return { ...place, what: message, cure, kind };
}

/** "3 things to do before the launch:" and the number of each kind, largest first. */
function summary(items: LaunchItem[]): string {
  if (items.length === 0) return styleText("green", "Nothing is left to do before the launch.");
  const counts = new Map<string, number>();
  for (const { kind } of items) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const kinds = [...counts].sort(([a, countA], [b, countB]) => countB - countA || compare(a, b));
  const things = items.length === 1 ? "One thing" : `${items.length} things`;
  return [
    styleText("bold", `${things} to do before the launch:`),
    ...kinds.map(([kind, count]) => `${String(count).padStart(5)}  ${kind}`),
  ].join("\n");
}
