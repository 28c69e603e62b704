import { gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { holdScripts, open, scriptsOf, twoFrames, watchShifts } from "./loading";
import { expect, Faults, test } from "./site";

/** Every chart of the docs: its page, its title, and the text below it at first. */
const CHARTS = [
  ["/docs/core/tokenomics-n-emissions", "Emission of each epoch", "Emission: 3,455,721"],
  ["/docs/core/kest-n-vekest", "Voting weight of a lock over time", "This lock: 498.6"],
  ["/docs/core/dynamic-fees", "Fee by deviation", "Fee: 0.130%"],
  ["/docs/core/cl-kest", "Liquidity of a range", "In the range: 10.48×"],
  ["/docs/core/cl-kest", "Loss against holding", "In the range: −4.76%"],
  ["/docs/core/cl-kest", "Range strategy, epoch by epoch", "Range strategy: 9,184.54"],
  ["/docs/core/oracle-n-mev-protection", "Averages under a false price", "Geometric mean: +1.55%"],
  ["/docs/core/legacy-liquidity", "Price impact of a swap", "Volatile: 9.09%"],
] as const;

const POST = "/blog/mdx-blog-post";
const PLAIN_DOC = "/docs/core/metadex";

/** Gzipped bytes that a chart may add to the scripts of a page. */
const BUDGET = 15_000;

const chart = (page: Page, name: string) => page.getByRole("figure", { name });

/**
 * Returns a chart after React has hydrated it. React adds keys that start with `__react` to the
 * elements it owns.
 */
async function ready(page: Page, title: string): Promise<Locator> {
  const figure = chart(page, title);
  await figure.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      figure.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))),
    )
    .toBe(true);
  return figure;
}

interface Point {
  x: number;
  y: number;
}

test.describe("M5 without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440]) {
    test(`at ${width} px each chart's drawing, values and table can be seen`, {
      tag: width === 390 ? [] : ["@full"],
    }, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 900 });
      for (const [path, title, values] of CHARTS) {
        await page.goto(path);
        const figure = chart(page, title);
        await figure.scrollIntoViewIfNeeded();
        const drawing = figure.getByRole("img", { name: title });
        await expect(drawing).toHaveAccessibleDescription(/\w{3}/);
        await expect(figure.getByRole("status")).toContainText(values);
        const box = await drawing.boundingBox();
        expect(box?.width).toBeGreaterThan(width === 390 ? 240 : 500);
        expect(box?.height).toBeGreaterThan(200);

        const shown = await drawing.locator("path").evaluateAll((paths) =>
          paths.map((path) => {
            const { width, height } = path.getBoundingClientRect();
            return Math.max(width, height);
          }),
        );
        expect(Math.max(...shown)).toBeGreaterThan(200);
        const sizes = await drawing
          .locator("text")
          .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);

        await figure.getByText("Values as a table").click();
        await expect(figure.getByRole("table")).toBeVisible();
        expect(await figure.getByRole("row").count()).toBeGreaterThan(4);
        // Controls that would do nothing without scripts are hidden.
        await expect(figure.getByRole("slider")).toHaveCount(0);
        await expect(figure.getByRole("spinbutton")).toHaveCount(0);
      }
    });
  }
});

test.describe("M5 on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("no chart overflows, has a fault, moves the page, or has a text outside of it", async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const faults = new Faults(page, () => false);
    const shifts = await watchShifts(page);
    for (const [path, title] of CHARTS) {
      await open(page, path);
      const figure = await ready(page, title);
      await figure.getByRole("slider").focus();
      await page.keyboard.press("ArrowRight");
      await twoFrames(page);
      expect(await shifts(), title).toEqual([]);
      await figure.getByText("Values as a table").click();
      await twoFrames(page);
      const widths = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(widths[0]).toBe(widths[1]);
      const edges = await figure
        .locator("text")
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
      for (const { left, right } of edges) {
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(390);
      }
      expect(faults.found, title).toEqual([]);
    }
  });

  test("a finger moves the marker sideways and scrolls the page up and down", async ({ page }) => {
    const [path, title] = CHARTS[2];
    await open(page, path);
    const figure = await ready(page, title);
    const drawing = figure.getByRole("img");
    await drawing.scrollIntoViewIfNeeded();
    const slider = figure.getByRole("slider");
    const box = await drawing.boundingBox();
    if (!box) throw new Error("The drawing is not there.");
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;

    await page.touchscreen.tap(x, y);
    await expect(slider).toHaveValue("6000");

    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const swipe = async (across: number, down: number) => {
      await touch("touchStart", { x, y });
      for (let step = 1; step <= 10; step += 1) {
        await touch("touchMove", { x: x + (across * step) / 10, y: y + (down * step) / 10 });
      }
      await touch("touchEnd");
    };
    const top = await page.evaluate(() => window.scrollY);
    await swipe(box.width / 4, 0);
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(7500);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);

    const value = await slider.inputValue();
    await swipe(0, -150);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top + 50);
    expect(await slider.inputValue()).toBe(value);
  });
});

test.describe("M5 with a keyboard and a mouse", () => {
  const [path, title] = CHARTS[2];

  test("what is moved and typed before the script has come counts", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const figure = chart(page, title);
    await figure.getByRole("slider").fill("2000");
    await figure.getByRole("spinbutton", { name: "Base fee (%)" }).fill("0.1");
    release();
    await ready(page, title);
    await expect(figure.getByRole("status")).toContainText("2,000 ticksFee: 0.300%");
  });

  test("the page says that its figures are examples, also for a module", async ({ page }) => {
    for (const address of [path, POST]) {
      await open(page, address);
      await expect(page.getByText("Figures and mechanisms on this page")).toBeVisible();
      await expect(page.getByRole("figure").first()).toBeVisible();
    }
  });
});

test.describe("M5 what charts weigh", () => {
  test(`each at most ${BUDGET} bytes, nothing of other pages' charts, and what they share is one file`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const plain = await scriptsOf(page, PLAIN_DOC);
    const plainText = [...plain.values()].join("\n");
    expect(plainText).not.toContain("Values as a table");
    const shared = new Set<string>();
    for (const path of new Set(CHARTS.map(([path]) => path))) {
      const own = CHARTS.filter(([owner]) => owner === path);
      const scripts = await scriptsOf(page, path, async () => {
        for (const [, title] of own) await ready(page, title);
      });
      const added = [...scripts].filter(([address]) => !plain.has(address));
      const text = added.map(([, script]) => script).join("\n");
      for (const [address, script] of added)
        if (script.includes("Values as a table")) shared.add(address);
      for (const [owner, title] of CHARTS) {
        expect(text.includes(title), `${title} on ${path}`).toBe(owner === path);
        expect(plainText).not.toContain(title);
      }
      const bytes = added.reduce((sum, [, script]) => sum + gzipSync(script).length, 0);
      expect(bytes, path).toBeLessThanOrEqual(BUDGET);
    }
    expect(shared.size).toBe(1);
  });
});
