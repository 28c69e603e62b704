import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Locator, Page } from "@playwright/test";
import { FIXTURE, publicOf } from "../sites/sites";
import { expectNoViolations } from "./axe";
import { become, DESKTOP, PHONE, setMode } from "./checks";
import { open, scriptsOf, twoFrames, watchShifts } from "./loading";
import { expect, Faults, test } from "./site";

const DOC = "/docs/core/legacy-liquidity";
const ANCHOR = "swap-example";
const POST = "/blog/first-blog-post";
const PLAIN_POST = "/blog/long-blog-post";

/** Gzipped bytes that examples may add to the scripts of a page. */
const BUDGET = 1_900;

const exampleOf = (page: Page): Locator => page.locator(`#${ANCHOR}`);
const inputOf = (page: Page, name: string): Locator =>
  exampleOf(page).getByRole("spinbutton", { name, exact: true });

/** Opens the doc, and waits until its example can be changed. */
async function openExample(page: Page, address = DOC): Promise<void> {
  await open(page, address);
  const reserve = inputOf(page, "reserve");
  await expect(reserve).toBeVisible();
  // The navbar may cover what is at the top.
  await reserve.evaluate((node) => node.scrollIntoView({ block: "center" }));
}

/** What depends on the reserve: a sentence, a list, a formula and the chart. */
const followers = (page: Page): Promise<string[]> =>
  exampleOf(page).evaluate((example) => [
    example.querySelector("li:nth-of-type(2)")?.textContent ?? "",
    example.querySelector("tbody tr:nth-of-type(2)")?.textContent ?? "",
    example.querySelector<HTMLInputElement>("figure input")?.value ?? "",
  ]);

test.describe("M5 an example without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is complete text, with nothing that would do nothing", async ({ page }) => {
    await page.goto(DOC);
    const example = exampleOf(page);
    await expect(example).toContainText("A swap of 100 X meets a reserve of 1,000 X");
    await expect(example).toContainText("The price impact: 9.07%");
    await expect(example.getByRole("cell", { name: "90.91" })).toBeVisible();
    await expect(example.getByRole("spinbutton")).toHaveCount(0);
    await expect(example.getByText("and the rest follows")).toBeHidden();
    const text = example.getByText("A swap of");
    const color = (locator: Locator) => locator.evaluate((node) => getComputedStyle(node).color);
    expect(await color(text.getByText("100", { exact: true }).first())).toBe(await color(text));
  });
});

test("M5 a value stands in the feeds, the copies and llms-full.txt", () => {
  const read = (file: string): string => readFileSync(join(publicOf(FIXTURE), file), "utf8");
  for (const file of ["blog/rss.xml", "blog/atom.xml", "blog/first-blog-post.md", "llms-full.txt"])
    expect(read(file), file).toContain("weighs 249.32 KEST");
  const module = read("blog/mdx-blog-post.md");
  expect(module).toContain(
    "**An example in a module**\n\nTwice 500 tokens are 1,000 tokens, or 500 · 2",
  );
  expect(module).not.toContain("the rest follows");
  expect(read("docs/core/legacy-liquidity.md")).toContain("$p = 100 \\cdot 0.3\\% = 0.3$");
});

/** Replaces the text of a page as a translator in the browser does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.closest("script, style, svg, [translate=no], .notranslate")) continue;
    const replacement = document.createElement("font");
    replacement.textContent = text.data;
    text.replaceWith(replacement);
  }
}

test("M5 X7 a page that a browser has translated follows what its reader changes", async ({
  page,
}) => {
  const texts: (string | null)[] = [];
  for (const isTranslated of [false, true]) {
    await openExample(page);
    if (isTranslated) await page.evaluate(translate);
    const before = await exampleOf(page).textContent();
    await inputOf(page, "reserve").press("ArrowUp");
    await expect(exampleOf(page)).not.toContainText("The price impact: 9.07%");
    texts.push(await exampleOf(page).textContent());
    expect(texts.at(-1)).not.toBe(before);
  }
  expect(texts[1]).toBe(texts[0]);
});

for (const { device, mode } of [
  { device: DESKTOP, mode: "dark" },
  { device: PHONE, mode: "light" },
] as const) {
  const { width } = device.viewport;
  test(`M5 L2 X7 an example at ${width} px, ${mode}: nothing moves, and it is accessible`, async ({
    page,
  }) => {
    await become(page, device);
    await setMode(page, mode);
    const faults = new Faults(page, () => false);
    const shifts = await watchShifts(page);
    await openExample(page);
    await twoFrames(page);
    expect(await shifts()).toEqual([]);
    await expectNoViolations(page, `#${ANCHOR}`);

    const reserve = inputOf(page, "reserve");
    await reserve.fill("2,000,000");
    await expect(reserve).toHaveAccessibleDescription("At most 1,000,000.");
    await expectNoViolations(page, `#${ANCHOR}`);
    const [scroll, client] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(scroll).toBeLessThanOrEqual(client ?? 0);
    const message = await exampleOf(page).getByText("At most 1,000,000.").boundingBox();
    expect(message?.x).toBeGreaterThanOrEqual(0);
    expect((message?.x ?? 0) + (message?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(faults.found).toEqual([]);
  });
}

test("M5 what is typed changes list, table, formula and chart in one frame", async ({ page }) => {
  await openExample(page);
  expect(await followers(page)).toEqual(["The price impact: 9.07%", "10090.9199.95", "1000"]);
  const reserve = inputOf(page, "reserve");
  // The formulas are loaded when the reader turns to the example. The frame counts from then on.
  await reserve.fill("1500");
  await expect(exampleOf(page)).not.toContainText("9.07%");
  const after = await reserve.evaluate(async (node, anchor) => {
    const field = node as HTMLInputElement;
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    write?.call(field, "2000");
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
    const example = document.getElementById(anchor);
    return [
      example?.querySelector("li:nth-of-type(2)")?.textContent,
      example?.querySelector("tbody tr:nth-of-type(2)")?.textContent,
      example?.querySelector<HTMLInputElement>("figure input")?.value,
    ];
  }, ANCHOR);
  expect(after).toEqual(["The price impact: 4.75%", "10095.2499.99", "2000"]);
  await inputOf(page, "sold").fill("200");
  await expect(exampleOf(page).locator("math")).toHaveText("p=200⋅0.3%=0.6");
  await exampleOf(page).getByRole("button", { name: "Reset" }).click();
  expect(await followers(page)).toEqual(["The price impact: 9.07%", "10090.9199.95", "1000"]);
});

test("M5 an example in a module follows as well", async ({ page }) => {
  await open(page, "/blog/mdx-blog-post");
  await page.getByRole("spinbutton", { name: "locked", exact: true }).fill("600");
  await expect(page.getByText("or 600 · 2 = 1,200 tokens.")).toBeVisible();
  await expect(page.locator("#example-an-example-in-a-module math")).toHaveText(/600⋅2=1,200/);
});

test.describe("M5 on a touch screen", () => {
  test.use({ viewport: PHONE.viewport, hasTouch: true, isMobile: true });

  test("by dragging a finger, on a target of 44 px", async ({ page }) => {
    await openExample(page);
    const sold = inputOf(page, "sold");
    const box = await sold.boundingBox();
    if (!box) throw new Error("The input is not there.");
    expect(Math.round(box.height)).toBeGreaterThanOrEqual(44);
    expect(Math.round(box.width)).toBeGreaterThanOrEqual(44);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", across?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: across === undefined ? [] : [{ x: x + across, y }],
      });
    await touch("touchStart", 0);
    for (const across of [10, 20, 30, 40, 50, 60]) await touch("touchMove", across);
    await touch("touchEnd");
    await expect(sold).toHaveValue(/^(190|200)$/);
  });
});

test("M5 a link to changed numbers opens with them, and stores nothing", async ({
  page,
  context,
}) => {
  await openExample(page);
  await inputOf(page, "reserve").fill("2000");
  await exampleOf(page).getByRole("link", { name: "Link to these numbers" }).click();
  await expect(page).toHaveURL(/#swap-example\?reserve=2000$/);
  await expect(exampleOf(page)).toContainText("The price impact: 4.75%");
  const stored = await page.evaluate(() => Object.keys({ ...localStorage }).join());
  expect(stored).not.toContain("example");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(inputOf(other, "reserve")).toHaveValue("2,000");
  await expect(exampleOf(other)).toContainText("The price impact: 4.75%");
  await expect(exampleOf(other)).toBeInViewport();
  await other.reload();
  await expect(inputOf(other, "reserve")).toHaveValue("2,000");
});

test(`M5 an example adds at most ${BUDGET} bytes of scripts, and nothing to other pages`, async ({
  page,
}) => {
  const plain = await scriptsOf(page, PLAIN_POST);
  const input = page.getByRole("spinbutton").first();
  const withExample = await scriptsOf(page, POST, () => expect(input).toBeEditable());
  const added = [...withExample].filter(([address]) => !plain.has(address));
  expect(added.map(([, script]) => script).join("\n")).toContain("and the rest follows");
  const bytes = added.reduce((sum, [, script]) => sum + gzipSync(script).length, 0);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
  expect([...plain.values()].join("\n")).not.toContain("and the rest follows");
});
