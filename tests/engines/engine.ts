/** The interface between the flows and a browser engine. Each engine implements it with its own driver. */

/** Keys that `press` knows. "Space" is for buttons; text goes through `type`. */
export const keys = ["ArrowLeft", "ArrowRight", "End", "Enter", "Escape", "Space", "Tab"] as const;
export type KeyName = (typeof keys)[number];

/** A window with its own storage. Coordinates are CSS pixels from the top left of the window. */
export interface EngineWindow {
  /** Loads an address, up to its load event. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  url(): Promise<string>;
  /**
   * Evaluates an expression in the page, also where the page's own scripts are disabled.
   *
   * @param expression source text; its value must be JSON, or a promise of it
   */
  evaluate<T>(expression: string): Promise<T>;
  /** Moves the mouse there and clicks. */
  click(x: number, y: number): Promise<void>;
  /** Moves the mouse there. */
  hover(x: number, y: number): Promise<void>;
  press(key: KeyName, modifier?: "Shift"): Promise<void>;
  /** Types text into the focused element. A line break is the Enter key. */
  type(text: string): Promise<void>;
  /** A screenshot of the window as PNG, with a device pixel ratio of 1. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** How to open a window. */
export interface WindowOptions {
  width: number;
  height: number;
  /** Whether the page's scripts run. */
  scripts: boolean;
  /** Called with each console message, script error and failed request, in one line, as far as the driver reports them. */
  onError(error: string): void;
}

/** A running engine. */
export interface RunningEngine {
  /** One window at a time: the next may be opened when this one is closed. */
  open(options: WindowOptions): Promise<EngineWindow>;
  /** Ends all its processes. */
  close(): Promise<void>;
}

/** An engine that the flows can run in. */
export interface Engine {
  name: string;
  /** Missing Debian packages; none if the engine can be launched. */
  missingPackages(): string[];
  /** Whether the driver reports no console messages: the pages then report them themselves (recorder.ts). */
  isMute: boolean;
  /** How often a failed test is retried, because of a driver that does not always answer. */
  retries: number;
  launch(): Promise<RunningEngine>;
}
