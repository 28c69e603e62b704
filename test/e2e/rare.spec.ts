import { expectNoViolations } from "./axe";
import { tooWideAt } from "./checks";
import { open } from "./loading";
import { expect, test } from "./site";

const PATH = "/rare";

test("M1 long words, numbers, pictures and films stay within the page", async ({ page }) => {
  await open(page, PATH);
  await page.getByText("Folded away.").evaluate((node) => {
    const details = node.closest("details");
    if (details) details.open = true;
  });
  expect(await tooWideAt(page, [320, 390, 1440])).toEqual([]);
  await expectNoViolations(page);
});

test("M1 a list has room for its numbers", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PATH);
  const left = await page.getByText("One thousand").evaluate((item) => {
    const range = document.createRange();
    range.selectNodeContents(item);
    const { width } = range.getBoundingClientRect();
    const number = width * ("1000. ".length / (item.textContent?.length ?? 1));
    return range.getBoundingClientRect().left - number;
  });
  expect(left).toBeGreaterThan(0);
});

test("M1 an item without a box has the mark of a list", async ({ page }) => {
  await open(page, PATH);
  const styleOf = (text: string) =>
    page
      .getByRole("listitem")
      .filter({ hasText: text })
      .last()
      .evaluate((item) => getComputedStyle(item).listStyleType);
  expect(await styleOf("A task")).toBe("none");
  expect(await styleOf("Of two parts")).not.toBe("none");
  expect(await styleOf("No task")).not.toBe("none");
});

test("M3 a picture keeps its proportions, whatever its size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PATH);
  for (const [alt, height] of [
    ["Of a height", 40],
    ["Of a great height", undefined],
    ["Too wide", undefined],
  ] as const) {
    const shown = await page.getByRole("img", { name: alt }).evaluate(async (node) => {
      const picture = node as HTMLImageElement;
      picture.loading = "eager";
      await picture.decode();
      const { width, height } = picture.getBoundingClientRect();
      const isWhole = getComputedStyle(picture).objectFit === "contain";
      return {
        height,
        isWhole,
        growth: (width / height) * (picture.naturalHeight / picture.naturalWidth),
      };
    });
    if (height) expect(shown.height).toBeCloseTo(height, 0);
    if (!shown.isWhole) expect(shown.growth).toBeCloseTo(1, 1);
  }
});

test("N3 lists and tables in Hebrew begin at the right", async ({ page }) => {
  await open(page, PATH);
  for (const block of [
    page.getByRole("list").filter({ hasText: "עמלה של" }),
    page.getByRole("table"),
  ]) {
    expect(await block.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
  }
});

test("N3 code in Hebrew runs from left to right, and text begins where its heading does", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, PATH);
  const text = page.getByText("עמלה על קריאה של");
  const code = text.locator("code");
  expect(await code.evaluate((node) => getComputedStyle(node).direction)).toBe("ltr");
  const right = (node: Element) => node.getBoundingClientRect().right;
  const heading = page.getByRole("heading", { name: "עמלות" });
  expect(await text.evaluate(right)).toBe(await heading.evaluate(right));
});

test("D6 a heading is copied without the sign of its link", async ({ page }) => {
  await open(page, PATH);
  const copied = await page.getByRole("heading", { name: "Pictures" }).evaluate((heading) => {
    getSelection()?.selectAllChildren(heading);
    return getSelection()?.toString();
  });
  expect(copied).toBe("Pictures");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("M5 T fields have letters that are large enough for iOS not to enlarge the page", async ({
    page,
  }) => {
    for (const path of ["/", "/elements", "/glossary", "/search"]) {
      await open(page, path);
      const fields = page
        .getByRole("main")
        .locator("input:is([type=text], [type=number], [type=search])");
      await expect(fields.first()).toBeAttached();
      for (const size of await fields.evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      )) {
        expect(size, path).toBeGreaterThanOrEqual(16);
      }
    }
  });
});
