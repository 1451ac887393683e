/** Where enquiries are sent, as content says it. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFiles } from "../../content/schemas.ts";
import { projectRoot } from "../mini-site.ts";

test("our own mailer takes no hidden fields: it refuses enquiries with fields that it does not know", async () => {
  const facts = parse(await readFile(path.join(projectRoot, "content/site.yaml"), "utf8"));
  const mistakes = (ownMailer: boolean, hiddenFields: object[]) => {
    const enquiries = { ...facts.enquiries, ownMailer, hiddenFields };
    const { error } = contentFiles.site.schema.safeParse({ ...facts, enquiries });
    return error?.issues.map((issue) => issue.path.join(".")) ?? [];
  };
  const field = { name: "_subject", value: "Enquiry" };
  expect(mistakes(true, [])).toEqual([]);
  expect(mistakes(false, [field])).toEqual([]);
  expect(mistakes(true, [field])).toEqual(["enquiries.hiddenFields"]);
});
