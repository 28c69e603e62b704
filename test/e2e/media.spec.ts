import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { filesBelow } from "../sites/files";
import { FIXTURE, publicOf } from "../sites/sites";
import { tooWide, wideFormulas } from "./checks";
import { awaitFonts, hold, open, twoFrames, watchShifts } from "./loading";
import { routes } from "./pages";
import { openDialog, searchFor } from "./search";
import { expect, Faults, test } from "./site";

// In `npm test`, kinds.spec.ts tests one page of each kind.
test("X7 M4 on 320 px no page is wider than the window, no formula wider than its text", {
  tag: "@full",
}, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 800 });
  const found: string[] = [];
  let formulas = 0;
  for (const path of routes) {
    await page.goto(path);
    const wide = [...(await tooWide(page)), ...(await wideFormulas(page))];
    found.push(...wide.map((part) => `${path}: ${part}`));
    formulas += await page.locator("main math:not([display=block])").count();
  }
  expect(formulas).toBeGreaterThan(50);
  expect(found).toEqual([]);
});

test("X5 on paper the links of a text that lead elsewhere are followed by their addresses", async ({
  page,
}) => {
  await open(page, "/docs/core/busl-license");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("article").locator("p a[href^=https]").first();
  const after = await link.evaluate((node) => getComputedStyle(node, "::after").content);
  expect(after).toContain(await link.getAttribute("href"));
});

test("X5 M5 on paper a chart has the numbers of its fields, and the values of its curves", async ({
  page,
}) => {
  await open(page, "/elements");
  await page.emulateMedia({ media: "print" });
  const charts = page.locator("figure:has(output)");
  for (const chart of await charts.all()) {
    await expect(chart.locator("output b").first()).toBeVisible();
  }
  const fields = await charts.locator("label").evaluateAll((labels: HTMLLabelElement[]) =>
    labels.map((label) => ({
      printed: getComputedStyle(label, "::after").content,
      value: (label.control as HTMLInputElement).value,
    })),
  );
  expect(fields.length).toBeGreaterThan(1);
  for (const { printed, value } of fields) expect(printed).toBe(`"${value}"`);
});

test("M4 a root ends where what it covers ends", async ({ page }) => {
  await open(page, "/docs/core/cl-kest");
  await page.evaluate(() => document.fonts.ready);
  const spaces = await page.locator("main msqrt").evaluateAll((roots) =>
    roots.map((root) => {
      const last = root.lastElementChild?.getBoundingClientRect().right ?? 0;
      return root.getBoundingClientRect().right - last;
    }),
  );
  expect(spaces.length).toBeGreaterThan(0);
  expect(Math.max(...spaces)).toBeLessThan(2);
});

test.describe("X5 in forced colours", () => {
  /**
   * Returns what the browser draws for an element besides its text. A background counts only if it
   * has a colour of its own.
   */
  const drawn = (element: Locator) =>
    element.evaluate((node) => {
      const { border, outline, backgroundColor, textDecorationLine } = getComputedStyle(node);
      const surface = backgroundColor.replace(/^rgba\((.*), 0\)$/, "rgb($1)");
      return { border, outline, surface, textDecorationLine };
    });

  const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

  /** Returns the text colours in drawings that are neither the text colour nor the link colour. */
  async function strayFills(page: Page): Promise<string[]> {
    const own = [
      await colorOf(page.getByRole("heading", { level: 1 })),
      await colorOf(page.getByRole("contentinfo").getByRole("link").first()),
    ];
    const fills = await page
      .locator("main svg text")
      .evaluateAll((all) => all.map((text) => getComputedStyle(text).fill));
    expect(fills.length).toBeGreaterThan(0);
    return fills.filter((fill) => !own.includes(fill));
  }

  test("the home page's flow and charts have the system's colours", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      await open(page, "/");
      const own = [
        await colorOf(page.getByRole("heading", { level: 1 })),
        await colorOf(page.getByRole("contentinfo").getByRole("link").first()),
      ];
      const drawnWith = await page
        .locator("main figure")
        .locator("path[data-series], [aria-hidden] g path, [aria-hidden] div > span:first-child")
        .evaluateAll((all) =>
          all.map((part) => {
            const { stroke, borderTopColor } = getComputedStyle(part);
            return part instanceof SVGElement ? stroke : borderTopColor;
          }),
        );
      expect(drawnWith.length).toBeGreaterThan(10);
      expect(drawnWith.filter((colour) => !own.includes(colour))).toEqual([]);
    }
  });

  test("drawings have the system's colours", async ({ page }) => {
    for (const path of ["/docs/core/metadex", "/docs/core/cl-kest"]) {
      await page.emulateMedia({ forcedColors: "active", colorScheme: "light" });
      await open(page, path);
      expect(await strayFills(page)).toEqual([]);
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      expect(await strayFills(page)).toEqual([]);
    }
  });

  test("a marked line of code has no ground that would hide it", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/elements");
    const marked = page.locator("code > mark");
    expect(await marked.count()).toBeGreaterThan(0);
    const canvas = await page
      .locator("html")
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    for (const line of await marked.all()) {
      const ground = await line.evaluate((node) => getComputedStyle(node).backgroundColor);
      // A ground that is fully transparent shows that of the page.
      expect([canvas, ground.replace(/^rgba\(.*, 0\)$/, canvas)]).toEqual([canvas, canvas]);
      expect(await colorOf(line)).not.toBe(canvas);
    }
  });

  test("the page that is shown and the result that Enter opens differ from the others", async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await open(page, "/docs/core/metadex");
    const links = page.getByRole("complementary").getByRole("link");
    const current = links.and(page.locator("[aria-current=page]"));
    const other = links.and(page.locator(":not([aria-current])")).first();
    expect(await drawn(current)).not.toEqual(await drawn(other));

    await openDialog(page);
    await searchFor(page, "lock");
    const result = (isSelected: boolean) =>
      page.getByRole("option", { selected: isSelected }).first();
    expect(await drawn(result(true))).not.toEqual(await drawn(result(false)));
    const match = page.getByRole("option").locator("mark").first();
    const ground = await page
      .locator("html")
      .evaluate((node) => getComputedStyle(node).backgroundColor);
    expect(await colorOf(match)).not.toBe(ground);
  });
});

test.describe("M3 a picture beside its document", () => {
  /** A post that is data, with two pictures that stand alone. */
  const POST = "/blog/welcome";
  /** A post that is a module, with a picture within a line. */
  const MODULE = "/blog/mdx-blog-post";
  /** A post without pictures. */
  const WITHOUT = "/blog/long-blog-post";

  const FILES = /\/static\/.*\.(?:avif|webp|png)$/;
  const WRAPPER = "data-gatsby-image-wrapper";
  /** The pictures that GatsbyImage has drawn. */
  const pictures = (page: Page) => page.locator(`[${WRAPPER}] [data-main-image]`);
  /** The pictures on the way from another page. */
  const plain = (page: Page) => page.locator("article picture img");

  /** Waits until the browser shows all pictures of the page, and nothing in their place. */
  async function expectShown(page: Page, shown: Locator, count: number): Promise<void> {
    await expect(shown).toHaveCount(count);
    for (const picture of await shown.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() =>
          picture.evaluate((node: HTMLImageElement) => node.complete && node.naturalWidth),
        )
        .toBeGreaterThan(300);
      await expect(picture).toHaveCSS("opacity", "1");
    }
    for (const inItsPlace of await page.locator("[data-placeholder-image]").all()) {
      await expect(inItsPlace).toHaveCSS("opacity", "0");
    }
  }

  /** Returns places on the page and sizes. */
  const boxesOf = (shown: Locator) =>
    shown.evaluateAll((all) =>
      all.map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y + scrollY, width, height];
      }),
    );

  /** Goes to another page without loading it in full, as a link does. */
  const follow = (page: Page, path: string) =>
    page.evaluate((to) => window.___navigate?.(to), path);

  for (const [path, count] of [
    [POST, 2],
    [MODULE, 1],
    ["/elements", 1],
  ] as const) {
    test(`${path} has GatsbyImage's HTML, which React leaves as it is`, async ({
      page,
      request,
    }) => {
      const faults = new Faults(page, () => false);
      const html = await (await request.get(path)).text();
      expect(html.split(`<span ${WRAPPER}=""`)).toHaveLength(count + 1);
      for (const type of ["avif", "webp"]) {
        // Once in the picture, and once in its copy for readers without scripts.
        expect(html.split(`<source type="image/${type}" srcSet=`)).toHaveLength(2 * count + 1);
      }
      await open(page, path);
      await expectShown(page, pictures(page), count);
      const shown = await pictures(page)
        .first()
        .evaluate((node: HTMLImageElement) => [node.currentSrc, node.loading]);
      expect(shown).toEqual([expect.stringMatching(/\.avif$/), "lazy"]);
      // If the parser had ended the paragraph at the picture, the rest of the line would be outside.
      if (path === MODULE) {
        const line = page.locator("p", { has: page.locator(`[${WRAPPER}]`) });
        await expect(line).toContainText("the line goes on");
      }
      expect(faults.found).toEqual([]);
    });
  }

  test("shows its text if it does not arrive", async ({ page }) => {
    await page.route(FILES, (route) => route.abort());
    await open(page, POST);
    await pictures(page).first().scrollIntoViewIfNeeded();
    await expect(pictures(page).first()).toHaveJSProperty("complete", true);
    await expect(pictures(page).first()).toHaveCSS("opacity", "1");
  });

  test("needs no script, also on the way from another page, and moves nothing then", async ({
    page,
  }) => {
    const faults = new Faults(page, () => false);
    const shifts = await watchShifts(page);
    await open(page, WITHOUT);
    const release = await hold(page, FILES);
    await follow(page, POST);
    const after = page.getByRole("heading", { name: "The page" });
    await expect(after).toBeVisible();
    await twoFrames(page);
    const before = await shifts();
    const place = await boxesOf(after);
    release();
    await expectShown(page, plain(page), 2);
    expect(await boxesOf(after)).toEqual(place);
    expect(await shifts()).toEqual(before);
    await page.goBack();
    await expect(plain(page)).toHaveCount(0);
    await page.goForward();
    await expectShown(page, plain(page), 2);
    await follow(page, MODULE);
    await expectShown(page, plain(page), 1);
    expect(faults.found).toEqual([]);
  });

  test("is drawn by no script of the site", () => {
    const root = publicOf(FIXTURE);
    const scripts = filesBelow(root).filter((name) => name.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(10);
    expect(
      scripts.filter((name) => readFileSync(join(root, name), "utf8").includes(WRAPPER)),
    ).toEqual([]);
  });

  test("has its size and its place on the way from another page, too", async ({ page }) => {
    await open(page, POST);
    await expectShown(page, pictures(page), 2);
    const atOnce = await boxesOf(pictures(page));
    await open(page, WITHOUT);
    await follow(page, POST);
    await expectShown(page, plain(page), 2);
    expect(await boxesOf(plain(page))).toEqual(atOnce);
  });

  test("looks the same in forced colours, and is there on paper without its button", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await awaitFonts(page);
    await open(page, "/elements");
    await expectShown(page, pictures(page), 1);
    await page.evaluate(() => document.fonts.ready);
    // Without its round corners.
    const clip = await pictures(page).evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return { x: x + 20, y: y + 60, width: width - 40, height: height - 120 };
    });
    const looks = await page.screenshot({ clip });
    await page.emulateMedia({ forcedColors: "active" });
    expect((await page.screenshot({ clip })).equals(looks)).toBe(true);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    await expectShown(page, pictures(page), 1);
    await expect(page.getByRole("button", { name: /^Enlarge/ })).toBeHidden();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is there, once", async ({ page }) => {
      for (const [path, count] of [
        [POST, 2],
        [MODULE, 1],
      ] as const) {
        await page.goto(path);
        const shown = page.locator("article img:not([alt=''])").filter({ visible: true });
        await expect(shown).toHaveCount(count);
        for (const picture of await shown.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() => picture.evaluate((node: HTMLImageElement) => node.naturalWidth))
            .toBeGreaterThan(300);
          await expect(picture).toHaveCSS("opacity", "1");
        }
      }
    });
  });
});

test.describe("M3 the size and the place that an author gives a picture", () => {
  const PATH = "/pictures";
  const named = (page: Page, name: string) => page.getByRole("img", { name, exact: true });

  /** Returns the text's start, middle and end, and the box of each picture by its name. */
  async function look(page: Page) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sizes of pictures");
    await named(page, "A drawing").scrollIntoViewIfNeeded();
    return page.getByRole("article").evaluate((article) => {
      const column = (article.querySelector("figure") ?? article).getBoundingClientRect();
      const boxes = Array.from(article.querySelectorAll("img:not([aria-hidden])"), (picture) => {
        const { x, width, height } = picture.getBoundingClientRect();
        const [start, size, high] = [x - column.x, width, height].map(Math.round);
        return [picture.getAttribute("alt"), { start, width: size, height: high }] as const;
      });
      return { column: column.width, boxes: Object.fromEntries(boxes) };
    });
  }

  for (const width of [390, 1440]) {
    test(`are the same in the HTML and on the way from another page, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      await open(page, PATH);
      const { column, boxes } = await look(page);
      const half = { width: Math.round(column / 2), height: Math.round((column / 2) * 0.625) };
      const round = (length: number) => expect.closeTo(length, 0);
      // Where a picture follows words, its start depends on the font that they have got in this visit.
      const expected = {
        "A width": { start: 0, width: 200, height: 125 },
        "A width from code": { start: 0, width: 120, height: 75 },
        "A height, with a caption": { start: 0, width: 160, height: 100 },
        "A half": { start: 0, ...half },
        "A block in the middle": { start: round(column / 2 - 120), width: 240, height: 150 },
        "A part": { start: 0, width: 160, height: 160 },
        "Wider than the text": { start: 0, width: round(column), height: round(column * 0.625) },
        "At the right edge": { start: round(column - 180), width: 180, height: 113 },
        "an icon": { start: expect.any(Number), width: 41, height: 25 },
        "A half in a link": { start: 0, ...half },
        "One in a table": { start: expect.any(Number), width: 150, height: 94 },
        "A width, of static": { start: 0, width: 300, height: 158 },
        "A half, of static": {
          start: 0,
          width: half.width,
          height: round((half.width * 630) / 1200),
        },
        "A drawing": { start: 0, width: 128, height: 128 },
      };
      expect(boxes).toEqual(expected);
      await open(page, "/markdown-page");
      await page.evaluate((to) => window.___navigate?.(to), PATH);
      expect((await look(page)).boxes).toEqual(expected);
      expect(await shifts()).toEqual([]);
    });
  }

  test("decide which file is loaded, and leave it a button that enlarges it", async ({ page }) => {
    await open(page, PATH);
    const small = named(page, "A width");
    const widthOf = (picture: Locator) =>
      picture.evaluate((node: HTMLImageElement) => node.naturalWidth);
    await expect.poll(() => widthOf(small)).toBe(200);
    for (const name of ["A width", "A half, of static"]) {
      await page.getByRole("button", { name: `Enlarge the picture: ${name}`, exact: true }).click();
      const large = page.getByRole("dialog").getByRole("img");
      await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(500);
      await page.keyboard.press("Escape");
    }
    await expect(page.getByRole("button", { name: /Enlarge.*icon/ })).toHaveCount(0);
  });
});
