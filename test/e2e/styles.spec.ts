import { readFileSync } from "node:fs";
import { join } from "node:path";
import { layerOrder } from "../../src/styles/layers";
import { FIXTURE, publicOf } from "../sites/sites";
import { awaitFonts } from "./loading";
import { KINDS, routes } from "./pages";
import { expect, test } from "./site";

/** Between them, these kinds of pages have all parts of a page. */
const WITH_ALL_PARTS = ["elements", "home", "doc", "blog"];

/**
 * The style sheets of the frame, of each template, and of the parts that load on demand. The folder
 * also has those of earlier builds.
 */
const { assetsByChunkName }: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
  readFileSync(join(publicOf(FIXTURE), "webpack.stats.json"), "utf8"),
);
const sheets = Object.values(assetsByChunkName)
  .flat()
  .filter((file) => file.endsWith(".css"))
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
  // Every element has all properties. To ask each element for their names takes most of the time.
  const names = Array.from(getComputedStyle(document.body)).filter((name) => !ofSize.test(name));
  const looks = (): Map<string, string>[] =>
    elements.flatMap((element) =>
      [null, "::before", "::after"].map((part) => {
        const style = getComputedStyle(element, part);
        const isThere = part === null || style.content !== "none";
        const shown = isThere ? names : ["content"];
        return new Map(shown.map((name) => [name, style.getPropertyValue(name)]));
      }),
    );
  // A page that has arrived in pieces is laid out anew: Chromium reports some of its margins as 0,
  // although the elements are in their places.
  document.body.hidden = true;
  document.body.getBoundingClientRect();
  document.body.hidden = false;
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

test("V5 the order of the layers stands before all styles of every page", () => {
  const statement = `<style>${layerOrder}`;
  const later = routes.filter((route) => {
    const html = readFileSync(join(publicOf(FIXTURE), route, "index.html"), "utf8");
    const first = html.search(/<style|rel="stylesheet"/);
    return !html.startsWith(statement, first);
  });
  expect(later).toEqual([]);
});

test.describe("without scripts, so that the page cannot change", () => {
  test.use({ javaScriptEnabled: false });

  /**
   * A page has the styles of its template. A tab has the styles of all pages that it has shown, in
   * the order in which they arrived. Layers decide between a page, its layout and its elements. Two
   * modules of one layer must not set the same property of an element with the same specificity.
   */
  for (const { name, path } of KINDS.filter((kind) => WITH_ALL_PARTS.includes(kind.name))) {
    test(`V5 ${name} looks the same whichever pages were seen before`, {
      tag: name === "elements" ? ["@full"] : [],
    }, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await awaitFonts(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const orders = [sheets, sheets.toReversed()].map((order) => order.join("\n"));
      expect(await page.evaluate(changesBy, orders)).toEqual([]);
    });
  }
});
