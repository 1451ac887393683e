import { setTimeout } from "node:timers/promises";
import { formatProblems } from "../problems/format-problem.ts";
import { Problems } from "../problems/problem.ts";
import { Browsers } from "./browsers.ts";
import type { DevSite } from "./dev-site.ts";
import type { BrowserState } from "./messages.ts";

/** Browsers ask for a page as soon as they have the message: the check lets them go first. Milliseconds. */
const checkDelay = 150;

/** No watcher sees every change: for a page that is requested later than this, files are read again. Milliseconds. */
const freshFor = 1000;

/** What is wrong: the text that the terminal shows, and the files in which it is. */
interface Failure {
  text: string;
  files: string[];
}

/**
 * What happens after a save: the site is read again; the browsers are told the new version of their page; all pages
 * are checked; the browsers are told the result.
 */
export class Refresher {
  readonly #root: string;
  readonly #site: DevSite;
  readonly browsers = new Browsers((url) => this.#stateOf(url));

  /** Files that have changed since the last refresh began. */
  readonly #changed = new Set<string>();
  /** Whether a refresh waits for the one before it. */
  #isWaiting = false;
  /** Resolves after the last refresh that was asked for. */
  #refreshing = Promise.resolve();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #checking = Promise.resolve();

  /** The fingerprint of the site that browsers show; undefined while the one on disk cannot be read. */
  #shown: string | undefined;
  /** Why the site cannot be read; or else what the last check of all pages found. */
  #failure: Failure | undefined;
  /** The failure that was printed last; empty after a check without one. */
  #printed: string | undefined;

  /** @param root the project's root, an absolute path */
  constructor(root: string, site: DevSite) {
    this.#root = root;
    this.#site = site;
  }

  /**
   * Reads the site again, after any refresh that is under way.
   *
   * @param files that have changed, relative to the root; none if it is not known which
   */
  refresh(files: string[]): Promise<void> {
    for (const file of files) this.#changed.add(file);
    if (!this.#isWaiting) this.#refreshing = this.#refreshing.then(() => this.#refreshOnce());
    this.#isWaiting = true;
    return this.#refreshing;
  }

  /** Resolves when the site is as it is on disk. */
  settle(): Promise<void> {
    const isFresh = performance.now() - this.#refreshedAt < freshFor;
    return isFresh ? this.#refreshing : this.refresh([]);
  }

  /** Resolves when nothing is being read or checked any more. */
  async idle(): Promise<void> {
    await this.#refreshing;
    await this.#checking;
  }

  /** What a browser that shows the page at an address is told. */
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
      // Another save: its refresh follows at once, and is for these files as well.
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

  /** Shows the site as it is now, if that is not what browsers show. */
  async #show(fingerprint: string, files: string[], started: number): Promise<void> {
    if (fingerprint === this.#shown) return;
    // Mistakes in the saved files may be corrected: the check finds out.
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
    // A refresh that is under way may find a change.
    await this.#refreshing;
    if (result === undefined || fingerprint !== this.#shown) return;
    this.#failure = typeof result === "number" ? undefined : result;
    this.#print(this.#failure?.text ?? "", Number(result));
    await this.browsers.update();
  }

  /** @param pages how many were checked, if there is no failure */
  #print(failure: string, pages = 0): void {
    if (failure === this.#printed) return;
    if (failure) console.error(`\n${failure}\n`);
    else console.log(this.#printed ? "No problems left." : `${pages} pages, no problems.`);
    this.#printed = failure;
  }

  /** In the words of the build. */
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
