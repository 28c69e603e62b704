import { expect, test } from "./test";

// Colours of the reader's system instead of the site's. The specs of the fixture look at them in Chromium.
test.use({ preferences: { "browser.display.document_color_use": 2 } });

test("X7 what is scrolled does not shine through the navbar in forced colours", async ({
  reader,
  site,
  journeyBrowser,
}) => {
  test.skip(journeyBrowser !== "firefox", "Only Firefox has a preference for it.");
  await reader.open(`${site.url}/docs/core/metadex`);
  const [isForced, ground] = await reader.look(() => {
    const bar = document.querySelector("nav[aria-label=Main]")?.parentElement;
    const isActive = matchMedia("(forced-colors: active)").matches;
    return [isActive, bar && getComputedStyle(bar).backgroundColor];
  });
  expect(isForced).toBe(true);
  expect(ground).toMatch(/^rgb\(/);
});
