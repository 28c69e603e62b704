import type { Locator, Page } from "@playwright/test";
import { open, twoFrames } from "./loading";
import { expect, test } from "./site";

const HOME = "/";

const WIDTHS = [320, 390, 700, 768, 1024, 1440, 1920];

/** The figure whose bands show where a payment goes. */
const flow = (page: Page) =>
  page.getByRole("group", { name: "Where a payment goes" }).getByRole("figure");
/** The figure of an amount that takes in and gives off others. */
const stream = (page: Page) =>
  page.getByRole("group", { name: "A sample, start to end" }).getByRole("figure");
const drawn = (page: Page) => flow(page).locator("[aria-hidden=true]");
/** What a part of the drawing says: an amount, and whose it is. */
const place = (page: Page, name: string) =>
  drawn(page).locator("div").filter({ hasText: name }).last();
const payment = (page: Page) => page.getByRole("spinbutton", { name: "payment", exact: true });

/** Returns the labels of a figure's places that lie on each other, or beyond the figure. */
const crowded = (drawing: Locator): Promise<string[]> =>
  drawing.evaluate((figure) => {
    const frame = figure.getBoundingClientRect();
    const texts = Array.from(figure.querySelectorAll("[aria-hidden=true] div > span:last-child"));
    const boxes = texts.map((text) => ({
      text: text.textContent ?? "",
      box: text.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ text, box }, index) => [
      ...(box.left < frame.left - 1 || box.right > frame.right + 1 ? [`${text} leaves`] : []),
      ...boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom,
        )
        .map((other) => `${text} on ${other.text}`),
    ]);
  });

test.describe("R1 the home page", () => {
  test("has its parts in order, and each leads on", async ({ page }) => {
    await page.goto(HOME);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 2 })).toHaveText([
      "Where to start",
      "One week in four parts",
      "What makes it different",
      "A sample followed",
      "What a sample can lose",
      "From the blog",
    ]);
    const linksOf = (name: string) => main.getByRole("region", { name }).getByRole("link");
    for (const [part, links] of [
      ["One week in four parts", 4],
      ["A sample followed", 1],
      ["What makes it different", 5],
      ["What a sample can lose", 2],
      ["Where to start", 6],
      ["From the blog", 5],
    ] as const)
      await expect(linksOf(part), part).toHaveCount(links);
    await linksOf("What makes it different").filter({ hasText: "Dynamic fees" }).click();
    await expect(page).toHaveURL(/\/docs\/core\/dynamic-fees$/);
  });

  test("says that its figures are illustrative", async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByText("Figures and mechanisms on this page")).toBeVisible();
  });

  test("its flow follows the reader's numbers: amounts, bands and total", async ({ page }) => {
    await open(page, HOME);
    await expect(place(page, "House")).toHaveText("50.00House");
    await expect(drawn(page).last()).toHaveText("= 200.00 USDC");
    const sizeOf = async (name: string) => (await place(page, name).boundingBox())?.height ?? 0;
    const before = (await sizeOf("House")) / (await sizeOf("Payment"));
    expect(before).toBeCloseTo(1 / 4, 1);

    await payment(page).fill("400");
    await expect(place(page, "House")).toHaveText("100.00House");
    await expect(place(page, "Levy")).toHaveText("30.00Levy");
    await expect(drawn(page).last()).toHaveText("= 400.00 USDC");
    const row = flow(page).getByRole("row").filter({ hasText: "House" });
    await expect(row.getByRole("cell").last()).toHaveText("100.00");

    await page.getByRole("spinbutton", { name: "kept part", exact: true }).fill("75");
    await expect(place(page, "House")).toHaveText("300.00House");
    expect((await sizeOf("House")) / (await sizeOf("Payment"))).toBeCloseTo(3 / 4, 1);
  });

  test("its stream follows the reader's numbers, and takes a loss from what it started with", async ({
    page,
  }) => {
    await open(page, HOME);
    const step = (name: string) =>
      stream(page).locator("div > div").filter({ hasText: name }).last();
    const sizeOf = (name: string) =>
      step(name).evaluate((element) => Number(element.style.getPropertyValue("--size")));
    await expect(step("Left")).toHaveText("1,017 USDCLeft");
    expect(await sizeOf("Left")).toBeGreaterThan(await sizeOf("Put in"));
    await page.getByRole("spinbutton", { name: "gain", exact: true }).fill("0");
    await expect(step("Left")).toHaveText("997 USDCLeft");
    expect(await sizeOf("Left")).toBeLessThan(await sizeOf("Put in"));
    const row = stream(page).getByRole("row").filter({ hasText: "Left" });
    await expect(row.getByRole("cell").last()).toHaveText("997");
  });

  for (const [drawing, figure, field, values] of [
    ["stream", stream, "gain", ["0", "1", "10"]],
    ["flow", flow, "kept part", ["0", "5", "50", "100"]],
  ] as const)
    for (const width of WIDTHS) {
      test(`the ${drawing}'s labels stay apart and within it at ${width} px, whatever the numbers`, async ({
        page,
      }) => {
        // The labels are at once where they end.
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.setViewportSize({ width, height: 900 });
        await open(page, HOME);
        for (const value of values) {
          await page.getByRole("spinbutton", { name: field, exact: true }).fill(value);
          await twoFrames(page);
          expect(await crowded(figure(page)), `${value}%`).toEqual([]);
        }
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      });
    }

  test("X5 where motion is reduced nothing moves", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(HOME);
    // What the reader scrolls moves with it.
    const running = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
          ).length,
    );
    expect(running).toBe(0);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("X5 flow, week and charts are there, with words, and none of an old time", async ({
      page,
    }) => {
      await page.goto(HOME);
      await expect(flow(page).getByRole("row").nth(1)).toContainText("50.00");
      await expect(place(page, "House").getByText("House")).toBeVisible();
      await expect(place(page, "House")).toHaveText("50.00House");
      await expect(stream(page).getByText("1,017 USDC").last()).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByText("Thu", { exact: true }).first()).toBeVisible();
      await expect(main.getByText("This epoch ends")).toHaveCount(0);
      await expect(page.getByRole("img", { name: /^Liquidity of a range/ })).toBeVisible();
    });
  });
});

test.describe("the brand", () => {
  test("the manifest's icons have the sizes that it says", async ({ page, request }) => {
    await page.goto(HOME);
    const address = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await request.get(address ?? "")).json();
    expect(manifest).toMatchObject({ name: "Kestrel", short_name: "KEST", start_url: "." });
    expect(manifest.icons).toHaveLength(2);
    for (const { src, sizes } of manifest.icons) {
      const size = await page.evaluate(async (icon) => {
        const image = new Image();
        image.src = icon;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, `/${src}`);
      expect(size).toBe(sizes);
    }
  });
});
