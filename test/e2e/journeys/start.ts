import { startFirefox } from "../../../lab/readers/firefox-reader";
import { startWebKit } from "../../../lab/readers/webkit-reader";
import { startChromium } from "./chromium-reader";
import type { Browser, Settings, Started } from "./reader";

const STARTS: Record<Browser, (settings: Settings) => Promise<Started>> = {
  chromium: (settings) => startChromium("installed", settings),
  "chromium-109": (settings) => startChromium("oldest", settings),
  firefox: startFirefox,
  webkit: startWebKit,
};

/** Starts a browser with a reader's settings. */
export const start = (browser: Browser, settings: Settings = {}): Promise<Started> =>
  STARTS[browser](settings);
