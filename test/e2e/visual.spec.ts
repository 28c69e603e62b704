import { LAUNCH_OPTIONS } from "../../playwright.config";
import { show } from "./looks";
import { kindsAt } from "./pages";
import { expect, test } from "./site";

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const LOOKS = [
  { mode: "dark", viewport: DESKTOP, isUsual: true },
  { mode: "light", viewport: PHONE, isUsual: true },
  { mode: "light", viewport: DESKTOP, isUsual: false },
  { mode: "dark", viewport: PHONE, isUsual: false },
] as const;

/** Has all elements: pictured whole and in all looks, it stands for what pages are made of. */
const WHOLE = "elements";
/** Of other pages as much as this, in px: further down there is more of the same. */
const HEIGHT = 1400;
/** More of the same in this much. */
const LEFT_OUT = ["doc-calculator", "post-long", "post-mdx"];

/**
 * How much may differ. Drawn by the processor, a page is the same to the bit each time; drawn by a graphics card, 100,000 pixels
 * differ, nearly all by 1 of 255. The threshold (of pixelmatch, which leaves antialiasing out) lets 1 of 255 pass and sees 2 on a
 * surface; the least part of a page, the cross that closes the announcement, is 16 pixels.
 */
const TOLERANCE = { threshold: 0.007, maxDiffPixels: 10 };

test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: { ...LAUNCH_OPTIONS, args: [...LAUNCH_OPTIONS.args, "--disable-gpu"] },
});

// On other systems letters are drawn in another way than in the pictures.
if (process.platform === "linux") {
  for (const { mode, viewport, isUsual } of LOOKS) {
    const { width } = viewport;
    test.describe(`${width} px wide, ${mode}`, () => {
      test.use({ viewport });
      for (const kind of kindsAt(width)) {
        const isWhole = kind.name === WHOLE;
        if (LEFT_OUT.includes(kind.name) || !(isUsual || isWhole)) continue;
        test(`${kind.name} looks as in its picture`, async ({ page }) => {
          // Drawn whole by the processor, more than once.
          if (isWhole) test.slow();
          const { fullPage } = await show(page, kind, mode);
          const clip = isWhole || !fullPage ? undefined : { x: 0, y: 0, width, height: HEIGHT };
          await expect(page).toHaveScreenshot(`${kind.name}-${width}-${mode}.png`, {
            ...TOLERANCE,
            // Until two pictures in turn are the same, each of up to 10 million pixels.
            timeout: 20_000,
            stylePath: "test/e2e/visual.css",
            fullPage,
            clip,
          });
        });
      }
    });
  }
}
