import { startChromium } from "./chromium-reader";
import { startFirefox } from "./firefox-reader";
import type { Browser, Settings, Started } from "./reader";
import { startWebKit } from "./webkit-reader";

const STARTS: Record<Browser, (settings: Settings) => Promise<Started>> = {
  chromium: (settings) => startChromium("installed", settings),
  "chromium-109": (settings) => startChromium("oldest", settings),
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Starts a browser with a reader's settings. */
export const start = (browser: Browser, settings: Settings = {}): Promise<Started> =>
  STARTS[browser](settings);
