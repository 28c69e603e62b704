/**
 * The browsers in which the journeys are made. Chromium 109 is the oldest that `browserslist`
 * names.
 */
export const BROWSERS = ["chromium", "chromium-109", "firefox", "webkit"] as const;
export type Browser = (typeof BROWSERS)[number];

/** Whether there is a browser of this name. */
export const isBrowser = (name: string): name is Browser => BROWSERS.some((one) => one === name);

/** Keys by the names that events give them. */
export type Key =
  | "Control"
  | "Tab"
  | "Enter"
  | "Escape"
  | "End"
  | "ArrowDown"
  | "ArrowRight"
  | "ArrowUp"
  | "k"
  | "a"
  | "/";

/** What a reader has set in their browser or system before they open a page. */
export interface Settings {
  scripts?: "off";
  storage?: "off";
  /** Only Firefox has a setting of its own for it. */
  colors?: "forced";
  /**
   * Text twice as large as usual, and nothing else. WebKitGTK has no setting for it that a driver
   * reaches.
   */
  text?: "large";
}

/** A browser that has been started. */
export interface Started {
  newReader: () => Promise<Reader>;
  close: () => Promise<void>;
}

/**
 * What a reader does in a browser: as little as the drivers of browsers have in common. Elements
 * are named by a selector.
 */
export interface Reader {
  /** Opens an address; answers when the document is there, whatever its scripts do. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Presses the last of the keys while the others are held. */
  press: (...keys: [Key, ...Key[]]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits for an element that can be seen, and clicks in its middle. */
  click: (selector: string) => Promise<void>;
  /**
   * Waits for an element that can be seen, and touches its middle. Fails in WebKitGTK, which has no
   * touch without a touch screen.
   */
  tap: (selector: string) => Promise<void>;
  /** Waits for an element that can be seen, and moves the mouse there. */
  hover: (selector: string) => Promise<void>;
  /** Runs a function in the page; it sees nothing but its arguments. */
  look: <Seen>(
    see: (...values: string[]) => Seen | PromiseLike<Seen>,
    ...values: string[]
  ) => Promise<Seen>;
  /** Gives the page this room, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  /** The whole page; in WebKit what the window shows of it. PNG. */
  screenshot: () => Promise<Buffer>;
  /** What pages have complained about so far: uncaught errors, and what their policies forbid. */
  problems: () => string[];
  close: () => Promise<void>;
}
