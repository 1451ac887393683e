/**
 * The configuration of the service, from environment variables, which `docs/enquiries.md` explains. In the code a
 * setting has the name of its variable, which includes the unit.
 */
import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** The configuration of the service on a server. */
export type Configuration = z.output<typeof schema>;

/** The part that does not depend on where the mailer runs. */
export type CommonConfiguration = z.output<z.ZodObject<typeof common>>;

/** Thrown for a wrong environment. The message has a line for each variable that is missing or wrong. */
export class ConfigurationError extends Error {}

const webAddress = (value: string) => /^https?:\/\/[^\s/?#]+[^\s?#]*$/.test(value) && URL.canParse(value);
const mailbox = (error: string) => z.email({ error });

function wholeNumber(least: number, most: number) {
  const error = `is not a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, { error, abort: true })
    .transform(Number)
    .refine((value) => value >= least && value <= most, { error });
}

const address = z
  .string({ error: "is missing: the address of the site, such as https://www.example.com" })
  .refine(webAddress, {
    error: "is not an address such as https://www.example.com or https://example.com/sub",
  })
  .transform((value) => value.replace(/\/+$/, ""));

const smtp = (missing: string) =>
  z
    .string({ error: missing })
    .refine((value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol), {
      error: "is not of the form smtps://user:password@host:465 or smtp://user:password@host:587",
      abort: true,
    })
    .refine((value) => new URL(value).hostname !== "", { error: "names no host" })
    .transform((value) => new URL(value));

const origins = z.string().transform((value, context) =>
  value.split(/[\s,]+/).map((origin) => {
    if (webAddress(origin)) return new URL(origin).origin;
    context.addIssue(`"${origin}" is not an address such as https://www.example.com`);
    return "";
  }),
);

/** Addresses and networks, as Node's `BlockList`. */
const proxies = z.string().transform((value, context) => {
  const list = new BlockList();
  for (const hop of value.split(/[\s,]+/)) {
    const [ip = "", bits] = hop.split("/");
    const version = isIP(ip);
    const most = version === 6 ? 128 : 32;
    const length = bits === undefined ? most : /^\d+$/.test(bits) ? Number(bits) : -1;
    if (version === 0 || length < 0 || length > most) {
      context.addIssue(`"${hop}" is not an address such as 10.0.0.1 or a network such as 10.0.0.0/8`);
    } else list.addSubnet(ip, length, version === 6 ? "ipv6" : "ipv4");
  }
  return list;
});

/** The variables that every mailer has, on a server and on the edge. */
export const common = {
  SITE_URL: address,
  MAIL_FROM: mailbox("is not an e-mail address: the sender of every mail, one that the mail server accepts"),
  MAIL_TO: mailbox("is not an e-mail address: who receives the enquiries"),
  SUBJECT_PREFIX: z
    .string()
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "has line breaks or other control characters" })
    .default("Website enquiry:"),
  ALERT_TO: mailbox("is not an e-mail address: who hears of mail that fails again and again").optional(),
  ALERT_AFTER: wholeNumber(1, 1000).default(5),
  HEARTBEAT: z.enum(["off", "daily"], { error: 'is neither "off" nor "daily"' }).default("off"),
  DAILY_HOUR: wholeNumber(0, 23).default(7),
  RETENTION_DAYS: wholeNumber(1, 3650).default(30),
  RETRY_FIRST_SECONDS: wholeNumber(1, 86400).default(60),
  RETRY_LONGEST_SECONDS: wholeNumber(1, 86400).default(3600),
  RETRY_ATTEMPTS: wholeNumber(1, 10000).default(120),
  FOLD_MINUTES: wholeNumber(0, 1440).default(10),
  LIMIT_MINUTES: wholeNumber(1, 1440).default(10),
  HOLD_PER_ADDRESS: wholeNumber(1, 1e6).default(5),
  HOLD_PER_TEXT: wholeNumber(1, 1e6).default(5),
  REFUSE_PER_ADDRESS: wholeNumber(1, 1e6).default(60),
  REFUSE_IN_TOTAL: wholeNumber(1, 1e6).default(3000),
  LEAST_SECONDS: wholeNumber(0, 600).default(3),
  ALLOWED_ORIGINS: origins.default([]),
};

const schema = z.object({
  ...common,
  SITE_FOLDER: z.string().default("dist"),
  DATA_FILE: z.string().default("mailer-data/enquiries.db"),
  HOST: z.string().default("127.0.0.1"),
  PORT: wholeNumber(0, 65535).default(8025),
  STATUS_PORT: wholeNumber(0, 65535).default(8026),
  SMTP_URL: smtp("is missing: the mail server, such as smtps://user:password@smtp.example.com:465"),
  ALERT_SMTP_URL: smtp("").optional(),
  TRUSTED_PROXIES: proxies.default(() => new BlockList()),
});

/**
 * Reads the environment of the service. An empty variable counts as unset.
 *
 * @throws ConfigurationError that names every variable that is missing or wrong
 */
export const readConfiguration = (environment: Environment): Configuration =>
  readVariables(schema, environment);

export type Environment = Record<string, string | undefined>;

/** Like `readConfiguration`, for any schema. */
export function readVariables<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  // No values in the message: some contain passwords.
  const lines = result.error.issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name} ${set[name] === undefined && !message.startsWith("is missing") ? `is missing: it ${message}` : message}`;
  });
  throw new ConfigurationError(
    `The mailer cannot start. Environment variables to put right:\n\n${lines.join("\n")}\n\nSee docs/enquiries.md.`,
  );
}
