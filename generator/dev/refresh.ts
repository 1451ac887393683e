import { setTimeout } from "node:timers/promises";
import { formatProblems } from "../problems/format-problem.ts";
import { sortProblems } from "../problems/problem.ts";
import type { Browsers } from "./browsers.ts";
import type { Answer, DevSite, Failure } from "./dev-site.ts";
import type { BrowserState, FailureText } from "./messages.ts";
import type { SiteProcess } from "./site-process.ts";

export interface RefreshOptions {
  /** The project's root, an absolute path. */
  root: string;
  /** Folders of the engine, relative to the root: when one of their files changes, the process is replaced. */
  engine: string[];
  startProcess(): SiteProcess;
  browsers: Browsers;
}

/** Browsers ask for a page as soon as they have the message: the check lets them go first. Milliseconds. */
const checkDelay = 150;

/** No watcher sees every change: for a page that is requested later than this, files are read again. Milliseconds. */
const freshFor = 1000;

/** Node never unloads a module: after so many changes of code the process is replaced. */
const codeChangesPerProcess = 300;

/**
 * What happens after a save: the site is read again; the browsers are told the new version of their page; all pages
 * are checked; the browsers are told the result.
 */
export class Refresher {
  readonly #options: RefreshOptions;
  /** Absent until one could be started. */
  #process: SiteProcess | undefined;
  #mustReplaceProcess = true;
  #codeChanges = 0;

  /** Files that have changed since the last refresh began. */
  readonly #changed = new Set<string>();
  /** A refresh that waits for the one before it. */
  #next: Promise<void> | undefined;
  /** Resolves after the last refresh that was asked for. */
  #refreshing = Promise.resolve();
  #refreshedAt = Number.NEGATIVE_INFINITY;
  #checking = Promise.resolve();
  #checks = 0;
  #isClosed = false;

  /** Of the site that browsers show. */
  #fingerprint = "";
  /** Why the site on disk cannot be read. */
  #readFailure: FailureText | undefined;
  /** What the last check of all pages found. */
  #checkFailure: FailureText | undefined;
  /** The failure that was printed last; empty after a check without one. */
  #printed: string | undefined;

  constructor(options: RefreshOptions) {
    this.#options = options;
  }

  /**
   * Reads the site again, after any refresh that is under way.
   *
   * @param files that have changed, relative to the root; none if it is not known which
   */
  refresh(files: string[]): Promise<void> {
    if (this.#isClosed) return this.#refreshing;
    for (const file of files) this.#changed.add(file);
    this.#next ??= this.#refreshing.then(() => {
      this.#next = undefined;
      return this.#refreshOnce();
    });
    this.#refreshing = this.#next;
    return this.#refreshing;
  }

  /** Resolves when the site is as it is on disk. */
  settle(): Promise<void> {
    const isFresh = performance.now() - this.#refreshedAt < freshFor;
    return isFresh ? this.#refreshing : this.refresh([]);
  }

  /** What is at an address. */
  async answer(url: string): Promise<Answer> {
    const answer = await this.#process?.call("answer", url);
    return answer ?? { kind: "page", isFound: true };
  }

  /** What a browser that shows the page at an address is told. */
  async stateOf(url: string): Promise<BrowserState> {
    if (this.#readFailure) return { failure: this.#readFailure };
    const answer = await this.answer(url).catch((error) => ({ failure: toFailure(error) }));
    if ("failure" in answer && answer.failure) return { failure: await this.#describe(answer.failure) };
    return { page: "page" in answer ? answer.page?.version : undefined, failure: this.#checkFailure };
  }

  /** Resolves when nothing is being read or checked any more. */
  async idle(): Promise<void> {
    await this.#refreshing;
    await this.#checking;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#refreshing;
    const process = this.#process;
    this.#process = undefined;
    await process?.close();
  }

  async #refreshOnce(): Promise<void> {
    const started = performance.now();
    const files = [...this.#changed];
    this.#changed.clear();
    const result = await this.#readSite(files).catch(toFailure);
    if (this.#changed.size > 0) {
      // Another save: its refresh follows at once, and is for these files as well.
      for (const file of files) this.#changed.add(file);
      return;
    }
    this.#refreshedAt = performance.now();
    if ("fingerprint" in result) {
      await this.#show(result.fingerprint, files, started);
    } else {
      this.#readFailure = await this.#describe(result);
      this.#print(this.#readFailure);
      await this.#options.browsers.update();
    }
  }

  async #readSite(files: string[]): ReturnType<DevSite["refresh"]> {
    const { engine, startProcess } = this.#options;
    if (files.some((file) => /\.tsx?$/.test(file))) this.#codeChanges++;
    this.#mustReplaceProcess ||=
      this.#codeChanges > codeChangesPerProcess ||
      files.some((file) => engine.some((folder) => file.startsWith(`${folder}/`)));
    if (!this.#mustReplaceProcess && this.#process?.isRunning()) return this.#process.call("refresh");
    const process = startProcess();
    // Rejects if the engine cannot be loaded. Then the process before it goes on.
    const result = await process.call("refresh");
    await this.#process?.close();
    this.#process = process;
    this.#mustReplaceProcess = false;
    this.#codeChanges = 0;
    // Another engine may make other pages of the same files.
    this.#fingerprint = "";
    return result;
  }

  /** Shows the site as it is now, if that is not what browsers show. */
  async #show(fingerprint: string, files: string[], started: number): Promise<void> {
    if (fingerprint === this.#fingerprint && !this.#readFailure) return;
    this.#fingerprint = fingerprint;
    this.#readFailure = undefined;
    // Mistakes in the saved files may be corrected: the check finds out.
    if (this.#checkFailure?.places.every(({ file }) => files.includes(file))) this.#checkFailure = undefined;
    await this.#options.browsers.update();
    if (files.length > 0) console.log(`${shortList(files)}  ${Math.round(performance.now() - started)} ms`);
    this.#checking = this.#check();
  }

  async #check(): Promise<void> {
    const number = ++this.#checks;
    const process = this.#process;
    const isOutdated = () =>
      number !== this.#checks || process !== this.#process || this.#readFailure !== undefined;
    await setTimeout(checkDelay);
    if (isOutdated()) return;
    const result = await process?.call("check").catch((error) => ({ pages: 0, failure: toFailure(error) }));
    // A refresh that is under way may find a change.
    await this.#refreshing;
    if (!result || isOutdated()) return;
    this.#checkFailure = result.failure && (await this.#describe(result.failure));
    if (this.#checkFailure) this.#print(this.#checkFailure);
    else if (this.#printed === undefined) console.log(`${result.pages} pages, no problems.`);
    else if (this.#printed) console.log("No problems left.");
    if (!this.#checkFailure) this.#printed = "";
    await this.#options.browsers.update();
  }

  /** In the words of the build. */
  async #describe(failure: Failure): Promise<FailureText> {
    if ("stack" in failure) return { text: failure.stack, places: [] };
    // A source of its own is that of an environment variable, not of a file.
    const inFiles = sortProblems(failure.problems).filter(({ source }) => source === undefined);
    const places = inFiles.flatMap(({ place }) => place ?? []);
    return { text: await formatProblems(this.#options.root, failure.problems), places };
  }

  #print({ text }: FailureText): void {
    if (text !== this.#printed) console.error(`\n${text}\n`);
    this.#printed = text;
  }
}

function toFailure(error: Error): Failure {
  return { stack: error.message };
}

function shortList(files: string[]): string {
  const [first = "", ...more] = files;
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}
