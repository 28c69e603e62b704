import { firstPaint, holdScripts, hydrated, open } from "./loading";
import { expect, test } from "./site";

const START = "/docs/core/metadex";

test("V5 scripts are asked for after the first paint, with all that they need", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(page, `${START}?from=mail`);
  const { painted, asked, started } = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource");
    const isNeeded = ({ name }: PerformanceEntry) => /\.js$|\/page-data\//.test(name);
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      asked: resources.filter(isNeeded).map(({ startTime }) => startTime),
      started: resources.find(({ name }) => name.includes("webpack-runtime"))?.startTime ?? 0,
    };
  });
  expect(painted).toBeGreaterThan(0);
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted);
  expect(started).toBeGreaterThanOrEqual(painted);
  await test.step("the page comes with its data, whatever its query", async () => {
    await page.waitForLoadState("networkidle");
    expect(requested.filter((path) => path.endsWith("page-data.json"))).toEqual([]);
  });
});

test("V5 a button that is used before React is there is used when it is", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(START, { waitUntil: "commit" });
  await firstPaint(page);
  const toggle = page.getByRole("button", { name: "Switch between dark and light mode" });
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await toggle.click();
  await toggle.click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  release();
  await hydrated(page);
  await expect(html).toHaveAttribute("data-theme", "light");
  await toggle.click();
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("V4 Back before React is there leads back", async ({ page }) => {
  await open(page, START);
  await page.getByRole("link", { name: "Concepts" }).first().click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Tokenomics and emissions");
  const release = await holdScripts(page);
  await page.reload({ waitUntil: "commit" });
  await firstPaint(page);
  await page.goBack({ waitUntil: "commit" });
  await expect(heading).toHaveText("MetaDEX");
  release();
  await hydrated(page);
  await expect(heading).toHaveText("MetaDEX");
});
