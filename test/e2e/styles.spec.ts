import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FIXTURE, publicOf } from "../sites/sites";
import { KINDS } from "./pages";
import { expect, test } from "./site";

/** The style sheets of the frame, of each template, and of the parts that load on demand. */
const sheets = readdirSync(publicOf(FIXTURE))
  .filter((file) => file.endsWith(".css"))
  .sort()
  .map((file) => readFileSync(join(publicOf(FIXTURE), file), "utf8"));

/**
 * Runs in the page. Adds each of the given style sheets in turn after the page's own. Returns every
 * computed style that changes.
 */
function changesBy(orders: readonly string[]): string[] {
  // The size of an element follows from its other properties.
  const ofSize =
    /^(?:--.*|block-size|inline-size|height|width|perspective-origin|transform-origin)$/;
  const elements = Array.from(document.body.querySelectorAll("*"));
  const looks = (): Map<string, string>[] =>
    elements.flatMap((element) =>
      [null, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        const isThere = part === null || style.content !== "none";
        const names = isThere ? Array.from(style) : ["content"];
        return new Map(
          names
            .filter((name) => !ofSize.test(name))
            .map((name) => [name, style.getPropertyValue(name)]),
        );
      }),
    );
  const alone = looks();
  return orders.flatMap((styles) => {
    const added = document.createElement("style");
    added.textContent = styles;
    document.head.append(added);
    const together = looks();
    added.remove();
    return together.flatMap((look, index) => {
      const element = elements[Math.floor(index / 3)]?.outerHTML.slice(0, 80);
      return Array.from(look)
        .filter(([name, value]) => value !== alone[index]?.get(name))
        .map(([name, value]) => `${element}: ${name}: ${alone[index]?.get(name)}, then ${value}`);
    });
  });
}

// Without scripts, the page cannot change during the test.
test.use({ javaScriptEnabled: false });

/**
 * A page has the styles of its template. A tab has the styles of all pages that it has shown, in
 * the order in which they arrived. So no two modules may set the same property of an element with
 * the same specificity.
 */
for (const width of [1440, 390]) {
  for (const [name, path] of new Map(KINDS.map((kind) => [kind.name, kind.path]))) {
    // Between them, these pages have all parts of a page.
    const isFull = !(width === 1440 && ["elements", "home", "doc", "blog"].includes(name));
    test(`V5 ${width} px wide, ${name} looks the same whichever pages were seen before`, {
      tag: isFull ? ["@full"] : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const orders = [sheets, sheets.toReversed()].map((order) => order.join("\n"));
      expect(await page.evaluate(changesBy, orders)).toEqual([]);
    });
  }
}
