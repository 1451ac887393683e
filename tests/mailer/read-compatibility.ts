/** The version of the runtime that mailer/wrangler.jsonc asks for. */
import { readFileSync } from "node:fs";

export function readCompatibility(): { compatibilityDate: string; compatibilityFlags: string[] } {
  // Tests are started in the root.
  const text = readFileSync("mailer/wrangler.jsonc", "utf8").replace(/^\s*\/\/.*$/gm, "");
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } = JSON.parse(text);
  return { compatibilityDate, compatibilityFlags };
}
