import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { blockScript, firstPaint, hold, open, scriptsOf, twoFrames, watchShifts } from "./loading";
import { expect, Faults, test } from "./site";

const PATH = "/elements";
const PHONE = { width: 390, height: 844 };

const tabs = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const first = (page: Page, name: string) => tabs(page, name).first();
const code = (page: Page, title: string) => page.getByRole("group", { name: `Code: ${title}` });
/** Opens the page and waits for the script of the tabs. */
async function openTabs(page: Page, path = PATH): Promise<void> {
  await open(page, path);
  await expect(page.locator("[role=tabpanel][hidden]").last()).toBeAttached();
}
const choices = (page: Page) => page.evaluate(() => localStorage.getItem("tabs.choices"));
const remember = (page: Page, value: string) =>
  page.addInitScript(
    (choice) => localStorage.setItem("tabs.choices", `{"package-manager":"${choice}"}`),
    value,
  );

test.describe("M1 tabs", () => {
  test("are worked by keyboard, shared by their group and remembered", async ({ page }) => {
    await openTabs(page);
    await expect(page.getByText("pnpm install")).toBeHidden();
    await first(page, "npm").focus();
    await page.keyboard.press("ArrowRight");
    await expect(first(page, "pnpm")).toBeFocused();
    await expect(page.getByText("pnpm install")).toBeVisible();
    await expect(page.getByText("Run the tests with pnpm test.")).toBeVisible();
    await expect(page.getByText("Run the tests with npm test.")).toBeHidden();
    await page.keyboard.press("Home");
    await expect(first(page, "npm")).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("End");
    expect(await choices(page)).toBe('{"package-manager":"pnpm"}');
    await page.reload();
    await expect(page.getByText("pnpm install")).toBeVisible();
  });

  test("stay where they are when others of their group change their height", async ({ page }) => {
    await openTabs(page);
    const second = tabs(page, "pnpm").nth(1);
    await second.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await second.boundingBox())?.y ?? 0);
    const before = await top();
    await second.click();
    await twoFrames(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  });

  test("are in one row with what belongs to code that fills their panel", async ({ page }) => {
    await openTabs(page);
    // The second panel has more than code.
    await page.evaluate(() => {
      for (const node of document.querySelectorAll("[role=tabpanel] figure ~ *")) node.remove();
    });
    const row = page.getByRole("tablist").first();
    const button = page.getByRole("button", { name: "Copy" });
    const boxOf = async (part: Locator) => {
      const { x = NaN, y = NaN, height = NaN } = (await part.boundingBox()) ?? {};
      return { x, y, height, middle: y + height / 2 };
    };
    for (const name of ["npm", "pnpm"]) {
      await first(page, name).click();
      const panel = page.getByRole("tabpanel", { name, exact: true }).first();
      const list = await boxOf(row);
      const block = await boxOf(panel.locator("pre"));
      expect(Math.abs(list.middle - (await boxOf(panel.locator(button))).middle)).toBeLessThan(2);
      expect(block.x).toBe(list.x);
      expect(block.y).toBe(list.y + list.height);
    }
  });

  test("show a remembered choice from the first paint on: nothing shifts", async ({ page }) => {
    const faults = new Faults(page, () => false);
    await remember(page, "pnpm");
    const shifts = await watchShifts(page);
    // The page must show this without React.
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(`${PATH}#tabs`, { waitUntil: "domcontentloaded" });
    await firstPaint(page);
    await expect(page.getByText("pnpm install")).toBeVisible();
    await expect(first(page, "pnpm")).toHaveAttribute("aria-selected", "true");
    await page.unroute(/\.js$/);
    faults.found.length = 0;
    await openTabs(page, `${PATH}?again#tabs`);
    await twoFrames(page);
    await expect(page.getByText("pnpm install")).toBeVisible();
    expect(await shifts()).toEqual([]);
    expect(faults.found).toEqual([]);
  });

  for (const [how, go] of [
    ["on the page", (page: Page) => page.getByRole("link", { name: "a heading in a tab" }).click()],
    ["from elsewhere", (page: Page) => openTabs(page, `${PATH}?x#a-heading-in-a-tab`)],
  ] as const) {
    test(`a link ${how} to what is in a hidden one opens it`, async ({ page }) => {
      await openTabs(page);
      const heading = page.getByRole("heading", { name: "A heading in a tab", level: 3 });
      await first(page, "pnpm").click();
      await expect(heading).toBeVisible();
      await first(page, "npm").click();
      await expect(heading).toBeHidden();
      // The link is in the panel. The test moves it out of the panel.
      await page.evaluate(() => {
        const link = document.querySelector("p a[href='#a-heading-in-a-tab']");
        if (link) document.querySelector("main h1")?.append(link);
      });
      await go(page);
      await expect(heading).toBeVisible();
      await expect(heading).toBeInViewport();
      await expect(first(page, "pnpm")).toHaveAttribute("aria-selected", "true");
    });
  }

  test("X5 are all shown in print, with their labels", async ({ page }) => {
    await openTabs(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("pnpm install")).toBeVisible();
    await expect(page.getByText("Run the tests with npm test.")).toBeVisible();
    await expect(page.getByRole("tablist").first()).toBeHidden();
    await expect(page.locator("p", { hasText: /^pnpm$/ }).first()).toBeVisible();
  });
});

test("X5 what is closed on the screen is open in print", async ({ page }) => {
  await open(page, PATH);
  const closed = page.locator("main details p", { hasText: "Anything that most readers" });
  await expect(closed).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(closed).toBeVisible();
});

test.describe("X5 without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("all tabs and all code can be read, and no button is there that does nothing", async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(page.getByText("pnpm install")).toBeVisible();
    await expect(page.getByText("Run the tests with npm test.")).toBeVisible();
    await expect(page.getByRole("tablist").first()).toBeHidden();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(code(page, "contracts/ConstantProduct.sol")).toContainText("contract");
    await page.locator("summary", { hasText: "What is hidden" }).click();
    await expect(page.getByText("Anything that most readers").first()).toBeVisible();
  });
});

test.describe("M2 code", () => {
  const copied = (block: Locator) =>
    block.evaluate((node) => {
      getSelection()?.selectAllChildren(node);
      return getSelection()?.toString();
    });
  const SOURCE = [
    "// SPDX-License-Identifier: BUSL-1.1",
    "pragma solidity ^0.8.24;",
    "",
    "contract ConstantProduct {",
    "    uint256 public reserve0;",
    "    uint256 public reserve1;",
    "",
    "    /// @notice Output for an input, before fees.",
  ].join("\n");

  test("is copied as written: without numbers, by the button and by hand", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, PATH);
    const block = code(page, "contracts/ConstantProduct.sol");
    const figure = page.getByRole("figure").filter({ has: block });
    await figure.getByRole("button", { name: "Copy" }).click();
    await expect(figure.getByRole("button", { name: "Copied" })).toBeVisible();
    const byButton = await page.evaluate(() => navigator.clipboard.readText());
    expect(byButton.startsWith(SOURCE)).toBe(true);
    expect((await copied(block))?.trimEnd()).toBe(byButton);
    await expect(block.locator("mark").first()).toHaveCSS("background-color", /rgb\(/);
  });

  test("of one block has colours of many kinds, and a marked line a ground of its own", async ({
    page,
  }) => {
    await open(page, PATH);
    const block = code(page, "contracts/ConstantProduct.sol");
    const colors = await block
      .locator("span[class]")
      .evaluateAll((spans) => [...new Set(spans.map((span) => getComputedStyle(span).color))]);
    expect(colors.length).toBeGreaterThanOrEqual(5);
    const ground = (selector: string) =>
      block.locator(selector).evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await ground("mark >> nth=0")).not.toBe(await ground("code > span >> nth=0"));
  });

  test("that is too wide scrolls, is reached by keyboard, and wraps at the press of a button", async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await open(page, PATH);
    const block = code(page, "ts");
    const figure = page.getByRole("figure").filter({ has: block });
    const isTooWide = () => block.evaluate((node) => node.scrollWidth > node.clientWidth);
    expect(await isTooWide()).toBe(true);
    await expect(block).toHaveAttribute("tabindex", "0");
    const wrap = figure.getByRole("button", { name: "Wrap" });
    await wrap.click();
    await expect(wrap).toHaveAttribute("aria-pressed", "true");
    expect(await isTooWide()).toBe(false);
    await wrap.click();
    expect(await isTooWide()).toBe(true);
  });

  test("that is not too wide has no such button and is no stop of the Tab key", async ({
    page,
  }) => {
    await open(page, PATH);
    const block = code(page, "bash").first();
    await expect(block).not.toHaveAttribute("tabindex");
    await expect(block.locator("..").getByRole("button")).toHaveText(["Copy"]);
  });
});

test.describe("M3 a picture", () => {
  const picture = (page: Page) => page.getByRole("main").locator("figure picture img");
  const enlarge = (page: Page) => page.getByRole("button", { name: /^Enlarge the picture/ });
  const dialog = (page: Page) => page.getByRole("dialog", { name: /documentation page/ });

  test("opens large by Enter, with its caption; Escape closes it and the focus is back", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const scripts: string[] = [];
    await open(page, PATH);
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const box = await picture(page).boundingBox();
    await enlarge(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
    await expect(dialog(page)).toContainText("A page of the docs: sections at the start");
    const large = dialog(page).locator("img");
    await expect.poll(() => large.evaluate((node: HTMLImageElement) => node.complete)).toBe(true);
    await expect
      .poll(async () => (await large.boundingBox())?.width)
      .toBeGreaterThan((box?.width ?? 0) * 1.1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(enlarge(page)).toBeFocused();
  });

  test("opens by a click, and closes by one", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, PATH);
    await enlarge(page).click();
    await dialog(page).locator("img").click();
    await expect(dialog(page)).toBeHidden();
  });

  test("grows from its place in the page, and shrinks back", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    // Whatever moves stays where it starts.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...options) {
        const animation = animate.apply(this, options);
        animation.pause();
        return animation;
      };
    });
    await open(page, PATH);
    const place = async (locator: Locator) => {
      const { x, y, width, height } = (await locator.boundingBox()) ?? {};
      return [x, y, width, height].map((length) => Math.round(length ?? Number.NaN));
    };
    await picture(page).scrollIntoViewIfNeeded();
    const small = await place(picture(page));
    // The size of the large picture is known before it comes.
    const release = await hold(page, /\/static\/.*\.(avif|webp)$/);
    await enlarge(page).click();
    const large = dialog(page).locator("img");
    await expect(large).toBeVisible();
    expect(await place(large)).toEqual(small);
    await large.evaluate((node) => {
      for (const animation of node.getAnimations()) animation.finish();
    });
    const grown = await place(large);
    expect(grown[2]).toBeGreaterThan((small[2] ?? 0) * 1.1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    expect(await place(picture(page))).toEqual(grown);
    release();
  });

  test("is no button where it could not be larger", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, PATH);
    await picture(page).scrollIntoViewIfNeeded();
    await expect(picture(page)).toHaveJSProperty("complete", true);
    await twoFrames(page);
    await expect(enlarge(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(enlarge(page)).toHaveCount(1);
  });

  test("V3 says when it cannot be loaded, and can be tried again", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const unblock = await blockScript(page, "M6 6l12 12M18 6 6 18");
    await open(page, PATH);
    await enlarge(page).click();
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    unblock();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(dialog(page)).toBeVisible();
  });
});

test("M1 a card is clicked anywhere and leads to its page", async ({ page }) => {
  await open(page, PATH);
  // Forced, because the link that covers the text receives the click.
  await page.getByText("One link, with a title and a text.").first().click({ force: true });
  await expect(page).toHaveURL(/\/elements#cards$/);
});

test("M4 formulas have the site's font, where it is there in time, and what is too wide scrolls", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, PATH);
  const formula = page.getByRole("group", { name: "Formula" });
  await expect(formula.last()).toHaveAttribute("tabindex", "0");
  await expect(formula.first()).not.toHaveAttribute("tabindex");
  expect(await formula.last().evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
  const fonts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /stix-two-math.*\.woff2$/.test(name)),
    );
  expect(new Set(await fonts()).size).toBe(1);
  await open(page, "/blog/archive");
  expect(await fonts()).toEqual([]);
});

const DIAGRAMS = [
  ["/docs/core/metadex", "Where value comes from, and where it goes", "incentives"],
  ["/docs/core/tokenomics-n-emissions", "Initial allocation", "Treasury"],
  ["/docs/core/kest-metadex", "Three epochs on the clock", "streamed"],
] as const;

for (const [path, title, word] of DIAGRAMS) {
  test.describe(`M5 the diagram “${title}”`, () => {
    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });

      test("has text that can be read and selected, side by side, at every width", async ({
        page,
      }) => {
        await page.goto(path);
        for (const width of [320, 390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const figure = page.getByRole("figure", { name: title });
          const drawing = figure.getByRole("img", { name: title });
          await expect(drawing).toHaveAccessibleDescription(/\w{3}/);
          const text = drawing.locator("text", { hasText: word });
          await text.scrollIntoViewIfNeeded();
          await text.dblclick();
          expect(await page.evaluate(() => getSelection()?.toString())).toBe(word);

          const outer = await figure.boundingBox();
          const boxes = await drawing.locator("text").evaluateAll((texts) =>
            texts.map((node) => {
              const { left, right, top, bottom } = node.getBoundingClientRect();
              return { text: node.textContent, left, right, top, bottom };
            }),
          );
          for (const [index, one] of boxes.entries()) {
            expect(one.left, `${one.text}`).toBeGreaterThanOrEqual(outer?.x ?? 0);
            expect(one.right, `${one.text}`).toBeLessThanOrEqual(
              (outer?.x ?? 0) + (outer?.width ?? 0),
            );
            expect(one.bottom - one.top).toBeGreaterThanOrEqual(13);
            for (const other of boxes.slice(index + 1)) {
              const overlap = Math.min(one.right, other.right) - Math.max(one.left, other.left);
              const isBeside = overlap <= 0;
              // Lines of the same label may touch.
              const isBelow = Math.max(one.top, other.top) > Math.min(one.bottom, other.bottom) - 3;
              expect(isBeside || isBelow, `${one.text} and ${other.text}`).toBe(true);
            }
          }
        }
      });
    });

    test("costs no script, and its text grows with that of the page", async ({ page }) => {
      await open(page, path);
      const text = page.getByRole("img", { name: title }).locator("text").first();
      const height = async () => (await text.boundingBox())?.height ?? 0;
      const before = await height();
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect((await height()) / before).toBeGreaterThan(1.9);
      const scripts = await scriptsOf(page, path);
      expect([...scripts.values()].join("")).not.toContain(title);
    });
  });
}

test("M5 flows differ without colour: by their lines and by their names", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, DIAGRAMS[0][0]);
  const flows = await page
    .getByRole("img", { name: DIAGRAMS[0][1] })
    .locator("[data-flow]:has(text)")
    .evaluateAll((groups) =>
      groups.map((group) => {
        const line = group.querySelector("line") ?? group;
        const { strokeWidth, strokeDasharray, stroke } = getComputedStyle(line);
        return {
          flow: group.getAttribute("data-flow"),
          look: `${strokeWidth} ${strokeDasharray}`,
          stroke,
        };
      }),
    );
  const looks = new Map(flows.map(({ flow, look }) => [flow, look]));
  expect([...looks.keys()].sort()).toEqual(["emission", "fee", "incentive", "rebase", "vote"]);
  expect(new Set(looks.values()).size).toBe(looks.size);
  expect(new Set(flows.map(({ stroke }) => stroke)).size).toBe(1);
});

test.describe("M6 the text of the licence", () => {
  const official: string = JSON.parse(
    readFileSync("node_modules/spdx-license-list/licenses/BUSL-1.1.json", "utf8"),
  ).licenseText;
  const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
  const quotation = (page: Page) => page.getByRole("figure").locator("blockquote");

  test("is that of the SPDX list, and is selected and copied as such", async ({ page }) => {
    await open(page, "/docs/core/busl-license");
    await expect(
      page.getByRole("figure").filter({ has: page.locator("blockquote") }),
    ).toContainText(/Quoted in full.*SPDX list.*spdx-license-list \d/);
    const selected = await quotation(page).evaluate((node) => {
      getSelection()?.selectAllChildren(node);
      return getSelection()?.toString();
    });
    expect(plain(selected)).toBe(plain(official));
    await expect(quotation(page).getByRole("heading")).toHaveCount(0);
  });
});

test("M6 N2 `<head>` of a document takes the place of the page's own tags", async ({ request }) => {
  const html = await (await request.get("/own-picture")).text();
  const [head = ""] = html.split("</head>");
  expect(head.match(/(?<=<title[^>]*>)[^<]*/g)).toEqual(["Pictures by Kestrel &amp; its authors"]);
  expect(head.match(/<meta[^>]*name="description"[^>]*>/g)).toEqual([
    expect.stringContaining("What the author says."),
  ]);
  expect(head).toContain('href="https://example.com/bild"');
});

test("N2 the HTML of a page with parts that come late has its title, canonical link and preload", async ({
  request,
}) => {
  for (const path of [PATH, "/docs/core/kest-n-vekest"]) {
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/<title[^>]*>[^<]+ \| Kestrel</);
    expect(html).toContain('rel="canonical"');
    expect(html).toMatch(/<link[^>]*rel="preload"[^>]*math[^>]*woff2/);
  }
});
