import { expect, test } from "vitest";
import { phoneHref } from "../../components/phone.ts";

test.each([
  ["+1 416-555-0142", "tel:+14165550142"],
  ["(416) 555-0142 ext. 5", "tel:4165550142;ext=5"],
  ["416.555.0142 x12", "tel:4165550142;ext=12"],
  ["+91 (0)141-555-0188", "tel:+911415550188"],
])("the phone number %s is dialled as %s", (shown, dialled) => {
  expect(phoneHref(shown)).toBe(dialled);
});
