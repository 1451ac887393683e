/** Before the longer tests of the mailer: builds the site and the service, and installs strace and a browser where it may. */
import { existsSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { missingBrowsers } from "../../browser/find-browser.ts";
import { build } from "../../global-setup.ts";
import { installPackages } from "../../install-packages.ts";
import { bundleService } from "./bundle-service.ts";

export default async function setup(project: TestProject): Promise<void> {
  installPackages([...(existsSync("/usr/bin/strace") ? [] : ["strace"]), ...missingBrowsers()]);
  await bundleService();
  project.provide("site", await build("site-mailer"));
}
