import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { LAUNCH_OPTIONS } from "../../playwright.config";
import { DESKTOP, type Mode, PHONE } from "./checks";
import { FONT_FILES, show } from "./looks";
import { kindsAt } from "./pages";
import { expect, test } from "./site";

interface Look {
  mode: Mode;
  viewport: { width: number; height: number };
  isUsual: boolean;
}

const LOOKS: Look[] = [
  { mode: "dark", viewport: DESKTOP.viewport, isUsual: true },
  { mode: "light", viewport: PHONE.viewport, isUsual: true },
  { mode: "light", viewport: DESKTOP.viewport, isUsual: false },
  { mode: "dark", viewport: PHONE.viewport, isUsual: false },
];

/** This page has all elements, so it stands for every part of a page. It has pictures in all looks. */
const ELEMENTS = "elements";
/** Kinds whose pictures show the full page, because they show something new all the way down. */
const WHOLE = [ELEMENTS, "home"];
/** Pictures of other pages show only this height, in px. Further down there is more of the same. */
const HEIGHT = 1400;
/** Kinds that show nothing new within this height. */
const LEFT_OUT = ["doc-calculator", "post-long", "post-mdx"];

/**
 * How much a picture may differ. If the processor draws a page, every picture is identical to the
 * bit. If a graphics card draws it, 100,000 pixels differ, nearly all by 1 of 255. The threshold
 * (of pixelmatch, which ignores antialiasing) accepts 1 of 255 and detects 2 on a surface. The
 * smallest part of a page, the cross that closes the announcement, has 16 pixels.
 */
const TOLERANCE = { threshold: 0.007, maxDiffPixels: 10 };

/** How each picture is taken and compared. */
const PICTURE = {
  ...TOLERANCE,
  // Playwright takes pictures until two in a row are the same. Each has up to 10 million pixels.
  timeout: 20_000,
  stylePath: "test/e2e/visual.css",
};

/** Records what drew the pictures. Other versions draw letters differently. */
const RECORD = "test/e2e/pictures/recorded.json";

interface Recorded {
  system: string;
  /** The program and its version. */
  chromium: string;
  fonts: string;
}

const fontDigest = (): string => {
  const hash = createHash("sha256");
  for (const file of FONT_FILES) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
};

test.use({
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: { ...LAUNCH_OPTIONS, args: [...LAUNCH_OPTIONS.args, "--disable-gpu"] },
});

/** The warning is printed once, not for every picture. */
let isTold = false;

test.beforeEach(({ browser }, { config }) => {
  const here: Recorded = {
    system: process.platform,
    chromium: `${basename(LAUNCH_OPTIONS.executablePath)} ${browser.version()}`,
    fonts: fontDigest(),
  };
  if (config.updateSnapshots === "all" || config.updateSnapshots === "changed") {
    writeFileSync(RECORD, `${JSON.stringify(here, null, 2)}\n`);
    return;
  }
  const recorded: Recorded = JSON.parse(readFileSync(RECORD, "utf8"));
  const isSame = JSON.stringify(recorded) === JSON.stringify(here);
  const what = `NOT COMPARED: the pictures were recorded with another Chromium or with other fonts. Recorded: ${JSON.stringify(recorded)}. Here: ${JSON.stringify(here)}. To compare them, record them again (CONTRIBUTING.md).`;
  if (!isSame && !isTold) console.warn(what);
  isTold = true;
  test.skip(!isSame, what);
});

// With data saver, pages ask for no fonts of a provider.
test.use({ savesData: false });

test("X5 all elements look as in their picture on paper", { tag: "@full" }, async ({ page }) => {
  test.slow();
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const kind = kindsAt(DESKTOP.viewport.width).find(({ name }) => name === ELEMENTS);
  if (!kind) throw new Error(`There is no page ${ELEMENTS}.`);
  await show(page, kind, "light");
  await expect(page).toHaveScreenshot(`${ELEMENTS}-print.png`, { ...PICTURE, fullPage: true });
});

/** What changes how the stream of the home page looks, besides the width and the mode. */
const STREAM: Record<string, (page: Page) => Promise<void>> = {
  usual: async () => {},
  loss: (page) => page.getByRole("spinbutton", { name: "gain", exact: true }).fill("0"),
  forced: (page) => page.emulateMedia({ forcedColors: "active" }),
  paper: (page) => page.emulateMedia({ media: "print" }),
};
const STREAM_LOOKS = [
  ...[320, 768, 1920].flatMap((width) => [`usual ${width} dark`, `usual ${width} light`]),
  ...["loss 1440 dark", "loss 390 light", "forced 1440 dark", "paper 718 light"],
];

for (const look of STREAM_LOOKS) {
  const [state = "", width, mode] = look.split(" ");
  test(`R1 the stream looks as in its picture: ${look}`, { tag: "@full" }, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height: 1000 });
    const kind = kindsAt(Number(width)).find(({ name }) => name === "home");
    if (!kind) throw new Error("There is no home page.");
    await show(page, kind, mode === "dark" ? "dark" : "light");
    await STREAM[state]?.(page);
    const stream = page.getByRole("main").locator("section").first();
    await expect(stream).toHaveScreenshot(`stream-${look.replaceAll(" ", "-")}.png`, PICTURE);
  });
}

for (const { mode, viewport, isUsual } of LOOKS) {
  const { width } = viewport;
  test.describe(`${width} px wide, ${mode}`, { tag: "@full" }, () => {
    test.use({ viewport });
    for (const kind of kindsAt(width)) {
      if (LEFT_OUT.includes(kind.name) || !(isUsual || kind.name === ELEMENTS)) continue;
      const isWhole = WHOLE.includes(kind.name);
      test(`${kind.name} looks as in its picture`, async ({ page }) => {
        // The processor draws the full page, more than once.
        if (isWhole) test.slow();
        const { fullPage } = await show(page, kind, mode);
        const clip = { x: 0, y: 0, width, height: HEIGHT };
        await expect(page).toHaveScreenshot(`${kind.name}-${width}-${mode}.png`, {
          ...PICTURE,
          fullPage,
          ...(!isWhole && fullPage && { clip }),
        });
      });
    }
  });
}
