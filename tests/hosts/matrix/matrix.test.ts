/** The matrix: every rule on every host. `npm run test:hosts` prints it as a table. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { excuses } from "./excuses.ts";
import { rules } from "./rules.ts";
import type { Subject } from "./subject.ts";
import { standIns } from "./subjects.ts";

for (const standIn of standIns) {
  const missing = await standIn.missing();
  describe.skipIf(missing)(`${standIn.host} | ${missing ?? standIn.by}`, () => {
    let subject: Subject;
    beforeAll(async () => {
      subject = await standIn.start();
    }, 240_000);
    afterAll(() => subject?.close());

    for (const rule of rules) {
      if (rule.concerns?.(standIn) === false) continue;
      const excuse = excuses[standIn.host]?.[rule.name];
      if (!excuse) test(rule.name, () => rule.check(subject));
      else
        test(`${rule.name} | ${excuse.reason} <${excuse.source}>`, async () => {
          await expect(rule.check(subject)).rejects.toThrow();
        });
    }
  });
}
