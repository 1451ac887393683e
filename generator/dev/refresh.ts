import { setTimeout } from "node:timers/promises";
import { formatHead, formatProblems } from "../problems/format-problem.ts";
import { Problems } from "../problems/problem.ts";
import { Browsers } from "./browsers.ts";
import type { Checked, DevSite } from "./dev-site.ts";
import type { BrowserState } from "./messages.ts";

/** Milliseconds before the check, so that browsers can load the new page first. */
const checkDelay = 150;

/** Milliseconds after which a request makes the server read all files again: watchers do not report every change. */
const freshFor = 1000;

/** Problems: the text for the terminal, and the files that they are in. */
interface Failure {
  text: string;
  files: string[];
}

/**
 * Handles a save: reads the site again, sends browsers the new version of their page, checks all pages, and sends
 * browsers the result.
 */
export class Refresher {
  readonly #root: string;
  readonly #site: DevSite;
  readonly browsers = new Browsers((url) => this.#stateOf(url));

  /** Files that have changed since the last refresh began. */
  readonly #changed = new Set<string>();
  /** Whether a refresh is queued behind another one. */
  #isWaiting = false;
  /** Resolves after the last requested refresh. */
  #refreshing = Promise.resolve();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #checking = Promise.resolve();

  /** The fingerprint of the site that browsers show; undefined while the site cannot be read. */
  #shown: string | undefined;
  /** Why the site cannot be read; otherwise the problems that the last check found. */
  #failure: Failure | undefined;
  /** The text of the last printed failure; empty after a check without problems. */
  #printed: string | undefined;
  /** The text of the last printed advice. */
  #advice = "";

  /** @param root the project's root, an absolute path */
  constructor(root: string, site: DevSite) {
    this.#root = root;
    this.#site = site;
  }

  /**
   * Reads the site again, after any refresh that is in progress.
   *
   * @param files the changed files, relative to the root; empty if they are not known
   */
  refresh(files: string[]): Promise<void> {
    for (const file of files) this.#changed.add(file);
    if (!this.#isWaiting) this.#refreshing = this.#refreshing.then(() => this.#refreshOnce());
    this.#isWaiting = true;
    return this.#refreshing;
  }

  /** Resolves when the site is up to date with the files on disk. */
  settle(): Promise<void> {
    const isFresh = performance.now() - this.#refreshedAt < freshFor;
    return isFresh ? this.#refreshing : this.refresh([]);
  }

  /** Resolves when no refresh and no check is in progress. */
  async idle(): Promise<void> {
    await this.#refreshing;
    await this.#checking;
  }

  /** The state to send to a browser that shows the page at an address. */
  async #stateOf(url: string): Promise<BrowserState> {
    if (this.#shown === undefined) return { failure: this.#failure?.text };
    const answer = await this.#site.answer(url).catch((error) => ({ error }));
    if ("error" in answer && answer.error) return { failure: (await this.#describe(answer.error)).text };
    return { page: "page" in answer ? answer.page?.version : undefined, failure: this.#failure?.text };
  }

  async #refreshOnce(): Promise<void> {
    const started = performance.now();
    this.#isWaiting = false;
    const files = [...this.#changed];
    this.#changed.clear();
    const result = await this.#site.refresh().catch((error) => this.#describe(error));
    if (this.#changed.size > 0) {
      // There was another save. Its refresh follows immediately and includes these files.
      for (const file of files) this.#changed.add(file);
      return;
    }
    this.#refreshedAt = performance.now();
    if (typeof result === "string") return this.#show(result, files, started);
    this.#shown = undefined;
    this.#failure = result;
    this.#print(result.text);
    await this.browsers.update();
  }

  /** Updates the browsers if the site has changed. */
  async #show(fingerprint: string, files: string[], started: number): Promise<void> {
    if (fingerprint === this.#shown) return;
    // The save may have corrected the mistakes in these files. The check finds out.
    if (!this.#shown || this.#failure?.files.every((file) => files.includes(file))) this.#failure = undefined;
    this.#shown = fingerprint;
    await this.browsers.update();
    if (files.length > 0) console.log(`${nameFiles(files)}  ${Math.round(performance.now() - started)} ms`);
    this.#checking = this.#check();
  }

  async #check(): Promise<void> {
    const fingerprint = this.#shown;
    await setTimeout(checkDelay);
    if (fingerprint !== this.#shown) return;
    const result = await this.#site.check().catch((error) => this.#describe(error));
    // A refresh in progress may find a change.
    await this.#refreshing;
    if (result === undefined || fingerprint !== this.#shown) return;
    this.#failure = "pages" in result ? undefined : result;
    this.#print(this.#failure?.text ?? "", "pages" in result ? result : undefined);
    await this.browsers.update();
  }

  /** @param checked the result, if there is no failure; only the first line of each advice is printed */
  #print(failure: string, checked?: Checked): void {
    const advice = checked?.advice.map(formatHead).join("\n") ?? "";
    if (advice && advice !== this.#advice) console.log(`For authors:\n${advice}`);
    this.#advice = advice;
    if (failure === this.#printed) return;
    if (failure) console.error(`\n${failure}\n`);
    else console.log(this.#printed ? "No problems left." : `${checked?.pages} pages, no problems.`);
    this.#printed = failure;
  }

  /** Formats an error in the same way as the build. */
  async #describe(error: unknown): Promise<Failure> {
    if (!(error instanceof Problems)) return { text: (error as Error).stack ?? String(error), files: [] };
    const files = error.problems.flatMap(({ place }) => place?.file ?? []);
    return { text: await formatProblems(this.#root, error.problems), files };
  }
}

/** "about.md", "about.md and 2 more" */
function nameFiles(files: string[]): string {
  const [first = "", ...more] = files;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}
