/** The configuration of the worker: the variables and secrets of its environment, which `docs/enquiries.md` explains. */
import { z } from "zod";
import { common, type Environment, readVariables } from "../read-configuration.ts";
import { providers } from "./open-provider.ts";

export type EdgeConfiguration = z.output<typeof schema>;

const names = Object.keys(providers);
const isLocal = ({ hostname }: URL) => hostname === "127.0.0.1";

const provider = z
  .string({ error: "is missing: the mail provider, such as https://resend:KEY@api.resend.com" })
  .refine((value) => URL.canParse(value) && names.includes(new URL(value).username), {
    error: `is not of the form https://PROVIDER:KEY@HOST, where PROVIDER is ${names.join(" or ")}`,
    abort: true,
  })
  .transform((value) => new URL(value))
  .refine((url) => url.password !== "", { error: "has no key" })
  // HTTP is allowed only on this machine, for tests.
  .refine((url) => url.protocol === "https:" || isLocal(url), { error: "does not begin with https://" });

const schema = z.object({
  ...common,
  MAIL_URL: provider,
  ALERT_MAIL_URL: provider.optional(),
  MAILER_TOKEN: z.string().min(32, { error: "is shorter than 32 characters" }).optional(),
});

/**
 * @param environment the environment of the worker; bindings are ignored
 * @throws ConfigurationError that names every variable that is missing or wrong
 */
export function readEdgeConfiguration(environment: Record<string, unknown>): EdgeConfiguration {
  const texts = Object.entries(environment).filter(([, value]) => typeof value === "string");
  return readVariables(schema, Object.fromEntries(texts) as Environment);
}
