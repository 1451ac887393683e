/** Rules that need a browser. */

import type { Browser, BrowserContextOptions } from "playwright";
import { expect, vi } from "vitest";
import { loadPictures } from "../../browser/browser.ts";
import { encodedEnquiry, fillIn } from "../../browser/enquiry.ts";
import { launchChromium } from "../../browser/find-browser.ts";
import { addressOf, projectsWithPosts } from "../../site-content.ts";
import { makeCertificates } from "./certificate.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import type { Rule } from "./rules.ts";
import type { Subject } from "./subject.ts";
import { enquiryUrl } from "./subjects.ts";

const enquiryHost = new URL(enquiryUrl).host;

/** Calls `visit` with a browser that resolves the forms' host to a receiver; both are closed after it. */
async function inBrowser(visit: (browser: Browser, receiver: Receiver) => Promise<void>): Promise<void> {
  const certificates = makeCertificates([enquiryHost]);
  const receiver = await startReceiver(certificates);
  const browser = await launchChromium({
    args: [`--host-resolver-rules=MAP ${enquiryHost} 127.0.0.1:${receiver.port}`],
  });
  try {
    await visit(browser, receiver);
  } finally {
    await browser.close();
    await receiver.close();
    certificates.remove();
  }
}

/** A window that records every message and failure. */
async function openWindow(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, ...options });
  const page = await context.newPage();
  const failures: string[] = [];
  await context.exposeBinding("noteViolation", (_, text: string) => failures.push(`violation: ${text}`));
  await context.addInitScript(`addEventListener("securitypolicyviolation", (event) =>
    noteViolation([event.effectiveDirective, event.blockedURI, event.sample].join(" ")), true)`);
  page.on("console", (message) => failures.push(`console: ${message.text()}`));
  page.on("pageerror", ({ message }) => failures.push(`error: ${message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== "net::ERR_ABORTED") failures.push(`failed: ${request.url()} ${reason}`);
  });
  return { context, page, failures };
}

const loadsCleanly: Rule = {
  name: "every page in a browser: no violation, no message",
  async check({ address, site }) {
    const origin = new URL(address).origin;
    await inBrowser(async (browser) => {
      const { page, failures } = await openWindow(browser);
      for (const route of site.pages) {
        const response = await page.goto(origin + route.path);
        expect([route.path, response?.status()]).toEqual([route.path, 200]);
        await page.evaluate(loadPictures);
        expect([route.path, failures]).toEqual([route.path, []]);
      }
      // Use the scripts that change the page, under the policy with trusted types.
      for (const project of projectsWithPosts.slice(0, 1)) {
        await page.goto(origin + site.basePath + addressOf(project));
        await page.locator("[data-post-gallery] a").first().click();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Escape");
      }
      await page.locator("[data-theme-button]").first().click();
      await page.goto(`${origin}${site.basePath}/portfolio`);
      await page.locator("[data-category-filter] a").nth(1).click();
      await page.goto(`${origin}${site.basePath}/contact_us`);
      await page.locator("main [data-enquiry-form] [type=submit]").click();
      await page.locator("main [data-mistakes] a").first().waitFor();
      await page.locator("[data-quote]").first().click();
      await page.locator("#quote[open]").waitFor();
      expect(failures).toEqual([]);
      // An injected script does not run, and the window reports a violation: the policy is in force.
      await page
        .evaluate(`document.body.append(Object.assign(document.createElement("script"), {
        src: "/assets/other.01234567.js" }))`)
        .catch(() => {});
      // Not `expect.poll`, which fails in tests that run at once: it looks for the only running test.
      await vi.waitFor(() => expect(failures.join("\n")).toMatch(/^violation/m), { timeout: 10_000 });
    });
  },
};

const deliversPosts: Rule = {
  name: "a post without scripts arrives, and lands on /thankyou",
  concerns: ({ isLive }) => !isLive,
  async check(subject: Subject) {
    const home = subject.address;
    await inBrowser(async (browser, receiver) => {
      receiver.thankYou = `${home}/thankyou`;
      for (const javaScriptEnabled of [false, true]) {
        receiver.posts.length = 0;
        const { context, page, failures } = await openWindow(browser, { javaScriptEnabled });
        await page.goto(`${home}/contact_us`);
        const form = page.locator("main form[method=post]");
        await fillIn(form);
        await form.locator("[type=submit]").click();
        await page.waitForURL(`${home}/thankyou`);
        expect(receiver.posts).toEqual([encodedEnquiry]);
        expect(failures).toEqual([]);
        await context.close();
      }
    });
  },
};

export const browserRules = [loadsCleanly, deliversPosts];
