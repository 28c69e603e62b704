/**
 * The browsers that run the journeys. Chromium 109 is the oldest version that `browserslist` names.
 */
export const BROWSERS = ["chromium", "chromium-109", "firefox", "webkit"] as const;
export type Browser = (typeof BROWSERS)[number];

/** Returns whether there is a browser of this name. */
export const isBrowser = (name: string): name is Browser => BROWSERS.some((one) => one === name);

/** Keys, with the names that keyboard events use. */
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

/** What a reader has set in the browser or the system before opening a page. */
export interface Settings {
  scripts?: "off";
  storage?: "off";
  /** Only Firefox has its own setting for this. */
  colors?: "forced";
  /**
   * Doubles the size of text, and of nothing else. In WebKitGTK no driver can reach such a setting.
   */
  text?: "large";
}

/** A browser that is running. */
export interface Started {
  newReader: () => Promise<Reader>;
  close: () => Promise<void>;
}

/**
 * The actions of a reader in a browser. They are limited to what all browser drivers support.
 * Selectors name the elements.
 */
export interface Reader {
  /** Opens an address. Resolves when the document is parsed, without waiting for its scripts. */
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Presses the last key while the other keys are held down. */
  press: (...keys: [Key, ...Key[]]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Waits for a visible element and clicks in its middle. */
  click: (selector: string) => Promise<void>;
  /**
   * Waits for a visible element and touches its middle. Fails in WebKitGTK, which needs a touch
   * screen for this.
   */
  tap: (selector: string) => Promise<void>;
  /** Waits for a visible element and moves the mouse to it. */
  hover: (selector: string) => Promise<void>;
  /** Runs a function in the page. The function can use only its arguments. */
  look: <Seen>(
    see: (...values: string[]) => Seen | PromiseLike<Seen>,
    ...values: string[]
  ) => Promise<Seen>;
  /** Gives the page this size, in CSS pixels. In WebKit it sets the size of the whole window. */
  resize: (width: number, height: number) => Promise<void>;
  /** Returns a PNG of the whole page. In WebKit it shows only the part in the window. */
  screenshot: () => Promise<Buffer>;
  /** Returns what pages have reported so far: uncaught errors and policy violations. */
  problems: () => string[];
  close: () => Promise<void>;
}
