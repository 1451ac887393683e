import { type ParseArgsConfig, parseArgs } from "node:util";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** The values of a command's flags, by name. */
export type Flags<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>["values"];

/**
 * Parses the arguments of a command. Prints the help for `--help` and after wrong arguments.
 *
 * @param options the options of Node's `parseArgs`, without `--help`
 * @param check returns the mistake in the values of the flags; undefined if there is none
 * @returns the flags; or an exit status, if the command must end: 0 after `--help`, 2 after wrong arguments
 */
export function parseCommandLine<Known extends Options>(
  args: string[],
  options: Known,
  help: string,
  check: (flags: Flags<Known>) => string | undefined = () => undefined,
): Flags<Known> | number {
  if (args.includes("--help")) {
    console.log(help);
    return 0;
  }
  try {
    const flags: Flags<Known> = parseArgs({ args, options }).values;
    const mistake = findTakenFlag(options) ?? check(flags);
    if (mistake === undefined) return flags;
    console.error(`${mistake}\n\n${help}`);
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
  }
  return 2;
}

/** Returns the mistake in a port; undefined if there is none. */
export function findPortMistake(port: string): string | undefined {
  const isPort = /^\d+$/.test(port) && Number(port) < 65_536;
  return isPort ? undefined : `--port needs a number up to 65535, and not "${port}".`;
}

/**
 * Finds a flag before "--", as in `npm run build --base=x`: npm interprets it, and sets an environment variable. npm has
 * settings of its own with the names of some flags, such as `editor=code`.
 */
function findTakenFlag(options: Options): string | undefined {
  const { npm_lifecycle_event: script } = process.env;
  const isTaken = ([name, { type }]: [string, Options[string]]) => {
    const value = process.env[`npm_config_${name.replaceAll("-", "_")}`];
    return type === "boolean" ? value === "true" : Boolean(value);
  };
  const [name] = Object.entries(options).find(isTaken) ?? [];
  return (
    script && name && `npm took --${name} for itself. Write "--" before it: npm run ${script} -- --${name}`
  );
}
