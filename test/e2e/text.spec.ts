import { open } from "./loading";
import { expect, test } from "./site";

test("a line of text holds 65 to 75 characters on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/docs/core/metadex");
  const lengths = await page.locator("article p").evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const { lineHeight } = getComputedStyle(paragraph);
      const lines = Math.round(
        paragraph.getBoundingClientRect().height / Number.parseFloat(lineHeight),
      );
      // The last line may be short, and formulas do not count as text.
      if (lines < 2 || paragraph.querySelector("math")) return [];
      const range = document.createRange();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const full =
        paragraph.getBoundingClientRect().top + (lines - 1) * Number.parseFloat(lineHeight);
      let characters = 0;
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let place = 0; place < (node.textContent?.length ?? 0); place += 1) {
          range.setStart(node, place);
          range.setEnd(node, place + 1);
          if (range.getBoundingClientRect().top < full) characters += 1;
        }
      }
      return [characters / (lines - 1)];
    }),
  );
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(lengths.length).toBeGreaterThan(3);
  expect(mean).toBeGreaterThanOrEqual(65);
  expect(mean).toBeLessThanOrEqual(75);
});
