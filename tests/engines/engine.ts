/** What the flows ask of a browser engine. Each engine has a driver of its own behind these few functions. */

/** Keys that are pressed by name. "Space" is there for buttons; what is typed goes through `type`. */
export const keys = ["ArrowLeft", "ArrowRight", "End", "Enter", "Escape", "Space", "Tab"] as const;
export type KeyName = (typeof keys)[number];

/** A window with storage of its own. Lengths are CSS pixels, places are counted from the window's top left. */
export interface EngineWindow {
  /** Loads an address, up to its load event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /**
   * The value of an expression in the page, also where the page's own scripts are off.
   *
   * @param expression source text; its value has to be JSON, or a promise of it
   */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the mouse there and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse there. */
  hover(x: number, y: number): Promise<void>;
  press(key: KeyName, modifier?: "Shift"): Promise<void>;
  /** Types characters where the focus is. A line end is the Enter key. */
  type(text: string): Promise<void>;
  /** What the window shows, as PNG, one pixel for each CSS pixel. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How to open a window. */
export interface WindowOptions {
  width: number;
  height: number;
  /** Whether the page's scripts run. */
  scripts: boolean;
  /** Called with whatever a visitor must never cause, in one line, as far as the driver can tell. */
  onError(error: string): void;
}

/** A running engine. */
export interface RunningEngine {
  /** One window at a time: the next may be opened when this one is closed. */
  open(options: WindowOptions): Promise<EngineWindow>;
  /** Ends every process that was started. */
  close(): Promise<void>;
}

/** An engine that the flows can run in. */
export interface Engine {
  name: string;
  /** Debian packages that this machine lacks for it; none if it can be launched. */
  missingPackages(): string[];
  /** The driver does not tell what the page logs: the pages have to say it themselves (see recorder.ts). */
  isMute: boolean;
  /** How often a test is tried again, for the sake of a driver that does not always answer. */
  retries: number;
  launch(): Promise<RunningEngine>;
}
