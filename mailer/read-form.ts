/** The definition of the enquiry form, which the pages, their script and this service share. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import { contentFiles } from "../content/schemas.ts";

export type Form = z.output<typeof contentFiles.enquiryForm.schema>;

/**
 * Reads `content/enquiry-form.yaml`. `npm run build` explains mistakes in it.
 *
 * @param root the project's root, an absolute path
 * @throws ZodError if the file does not match its schema in `content/schemas.ts`
 */
export function readForm(root: string): Form {
  return parseForm(readFileSync(path.join(root, "content", contentFiles.enquiryForm.pattern), "utf8"));
}

/** Like `readForm`, from the text of the file. */
export const parseForm = (text: string): Form => contentFiles.enquiryForm.schema.parse(parse(text));
