import { expect, inject, test } from "vitest";
import { browse, scrollTop } from "./browser.ts";
import { fillIn } from "./enquiry.ts";
const site = browse(inject("siteForms"));
test.each(["reduce","no-preference"] as const)("scroll %s", async (reducedMotion) => {
  const { page } = await site.open("/portfolio", {reducedMotion});
  for (const name of ["Logo 6","Website 7"]) {
    const a = await scrollTop(page);
    await page.getByRole("link", { name, exact: true }).click();
    for (let i=0;i<6;i++){ console.log(reducedMotion, name, a, await scrollTop(page)); await page.waitForTimeout(100); }
  }
  await page.evaluate("scrollTo(0,120)");
  await page.getByRole("link", { name: "Digital Marketing 5", exact: true }).focus();
  await page.keyboard.press("Enter");
  for (let i=0;i<6;i++){ console.log(reducedMotion, "kbd", await scrollTop(page)); await page.waitForTimeout(100); }
});
test("dbl", async () => {
  const { page } = await site.open("/contact_us");
  const form = page.getByRole("main").locator("form");
  const send = form.getByRole("button", { name: "Send enquiry" });
  await fillIn(form);
  site.receiver.hold();
  await send.scrollIntoViewIfNeeded();
  const box = await send.boundingBox();
  console.log(box);
  await page.mouse.dblclick(box!.x+10, box!.y+10);
  console.log("clicked");
  for (let i=0;i<5;i++){ console.log(site.receiver.posts.length); await new Promise(r=>setTimeout(r,100)); }
  const r = await Promise.race([form.locator("button").textContent({timeout: 2000}).catch(e=>String(e)), new Promise(r=>setTimeout(()=>r("stuck"),3000))]);
  console.log(r);
  site.receiver.release();
  await page.waitForURL("**/thankyou");
});
