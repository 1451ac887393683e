/** Before the tests in a browser: installs one where it may, and builds the site with forms that post to the tests. */
import type { TestProject } from "vitest/node";
import { build } from "../global-setup.ts";
import { installPackages } from "../install-packages.ts";
import { findBrowser, missingBrowsers } from "./find-browser.ts";

/** The forms of `siteForms` post to this address. The tests' browsers resolve its host to the loopback address. */
const enquiryUrl = "http://forms.test/send";

const noBrowser = `There is no browser for the tests. Install one of these and try again:

  npx playwright install chromium
  Chromium or Google Chrome by the means of your system
  or say where it is: CHROMIUM_PATH=/path/to/chromium npm run test:browser
`;

declare module "vitest" {
  interface ProvidedContext {
    /** Folder of the site whose forms post to `enquiryUrl`. */
    siteForms: string;
    enquiryUrl: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  installPackages(missingBrowsers());
  if (!findBrowser()) throw new Error(noBrowser);
  project.provide("enquiryUrl", enquiryUrl);
  project.provide("siteForms", await build("site-forms", [], { ENQUIRY_URL: enquiryUrl }));
}
