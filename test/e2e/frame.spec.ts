import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { corrupt, dataOf, open, twoFrames, watchShifts, withoutPrefetch } from "./loading";
import { expect, test } from "./site";

const DOC = "/docs/core/metadex";
const OTHER = "/docs/core/dynamic-fees";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to main content" });

test.describe("L1 the skip link", () => {
  test("is the first stop of the Tab key, visible when it has the focus, and leads to the main region", async ({
    page,
  }) => {
    await open(page, DOC);
    await expect(skipLink(page)).not.toBeInViewport();
    await page.keyboard.press("Tab");
    await expect(skipLink(page)).toBeFocused();
    await expect(skipLink(page)).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => Boolean(document.activeElement?.closest("main")))).toBe(true);
  });

  test("can be reached again after each navigation", async ({ page }) => {
    await open(page, DOC);
    const next = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link").last();
    const path = await next.getAttribute("href");
    await next.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${path}`);
    await expect(heading(page)).not.toHaveText("MetaDEX");
    await twoFrames(page);
    await page.keyboard.press("Tab");
    await expect(skipLink(page)).toBeFocused();
  });

  test("after Back it can be reached as well", async ({ page }) => {
    await open(page, DOC);
    await page.locator(`aside a[href="${OTHER}"]`).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await page.goBack();
    await expect(heading(page)).toHaveText("MetaDEX");
    await twoFrames(page);
    await page.keyboard.press("Tab");
    await expect(skipLink(page)).toBeFocused();
  });
});

test.describe("L5 the menu of narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => page.getByRole("button", { name: "Open menu" });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  async function openMenu(page: Page, path: string): Promise<Locator> {
    await open(page, path);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    return menu(page);
  }

  test("holds the navbar's items", async ({ page }) => {
    const items = (await openMenu(page, "/blog")).getByRole("link");
    await expect(items).toHaveText([
      "Docs",
      "Concepts",
      "Guide",
      "Reference",
      "Team",
      /Source code/,
    ]);
  });

  test("on a doc it holds the docs' list, and a way to the main menu and again to the docs", async ({
    page,
  }) => {
    const dialog = await openMenu(page, DOC);
    const docs = dialog.getByRole("navigation", { name: "Docs", exact: true });
    await expect(docs.getByRole("link", { name: "MetaDEX", exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await dialog.getByRole("button", { name: "Back to the main menu" }).click();
    await expect(docs).toHaveCount(0);
    await expect(dialog.getByRole("link", { name: "Concepts" })).toBeVisible();
    await dialog.getByRole("button", { name: "To the docs’ menu" }).click();
    await expect(docs).toBeVisible();
    // Opened anew, it begins with the docs again.
    await dialog.getByRole("button", { name: "Back to the main menu" }).click();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await button(page).click();
    await expect(docs).toBeVisible();
  });

  test("the focus stays inside, and goes back to the button", async ({ page }) => {
    const dialog = await openMenu(page, "/blog");
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press("Tab");
      const place = await dialog.evaluate((element) =>
        element.contains(document.activeElement)
          ? "inside"
          : (document.activeElement?.localName ?? "nowhere"),
      );
      // After the last stop the browser's own controls have their turn.
      expect(["inside", "body"]).toContain(place);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("what lies behind does not scroll", async ({ page }) => {
    await openMenu(page, DOC);
    await page.mouse.move(380, 500);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  const waysToClose: [string, (page: Page) => Promise<unknown>][] = [
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["a click outside", (page) => page.mouse.click(360, 500)],
    ["its button", (page) => page.getByRole("button", { name: "Close menu" }).click()],
    ["Back", (page) => page.goBack()],
    ["a width beyond 996 px", (page) => page.setViewportSize({ width: 997, height: 844 })],
  ];
  for (const [what, close] of waysToClose) {
    test(`closes on ${what}, stays on the page, and leaves the history as it was`, async ({
      page,
    }) => {
      await open(page, "/blog");
      await page.evaluate((path) => window.___navigate?.(path), DOC);
      await expect(heading(page)).toHaveText("MetaDEX");
      await page.evaluate(() => window.scrollTo(0, 700));
      await twoFrames(page);
      const before = await page.evaluate(() => window.scrollY);
      // With the keyboard: before a click Playwright scrolls to the button, though it stands still at the top.
      await button(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      await close(page);
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${DOC}$`));
      await expect.poll(() => page.evaluate(() => history.state?.isMenu)).toBeUndefined();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      await page.goBack();
      await expect(heading(page)).toHaveText("Blog");
    });
  }

  test("closes on navigation, and Back leads to the page before", async ({ page }) => {
    await open(page, "/blog");
    await page.evaluate((path) => window.___navigate?.(path), DOC);
    await expect(heading(page)).toHaveText("MetaDEX");
    await button(page).click();
    const dialog = menu(page);
    await dialog.getByRole("button", { name: "Back to the main menu" }).click();
    await dialog.getByRole("link", { name: "Concepts" }).click();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText("Tokenomics and emissions");
    await page.goBack();
    await expect(heading(page)).toHaveText("MetaDEX");
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(heading(page)).toHaveText("Blog");
  });

  test("closes on a link to the page that is shown", async ({ page }) => {
    const dialog = await openMenu(page, DOC);
    await dialog.getByRole("link", { name: "MetaDEX", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(heading(page)).toHaveText("MetaDEX");
  });
});

test.describe("E1, E2 a page that crashes", () => {
  test("E1, E2 leaves the frame, says what went wrong, and gives way to the next page", async ({
    page,
  }) => {
    await open(page, "/blog");
    const restore = await corrupt(page, dataOf(DOC));
    await page.evaluate((path) => window.___navigate?.(path), DOC);
    await expect(heading(page)).toHaveText("This page crashed.");
    await expect(page).toHaveTitle("Page Error | Kestrel");
    const crash = page.getByRole("alert");
    await expect(crash.locator("pre").first()).toHaveText("The data of this doc is missing.");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await crash.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("This page crashed.");

    await page.getByRole("link", { name: "Concepts" }).first().click();
    await expect(heading(page)).toHaveText("Tokenomics and emissions");
    await expect(page).toHaveTitle("Tokenomics and emissions | Kestrel");
    await restore();
  });

  test("E1 lists the causes, and Try again shows the page once it can be rendered", async ({
    page,
  }) => {
    await open(page, "/blog");
    await page.evaluate(async (path) => {
      const loaded = await window.___loader?.loadPage?.(path);
      const { json } = loaded as { json: { data: { doc: { title: string } } } };
      const { doc } = json.data;
      const { title } = doc;
      Object.defineProperty(doc, "title", {
        get: () => {
          if ("isMended" in window) return title;
          throw new Error("No title.", { cause: new Error("No data.") });
        },
      });
      window.___navigate?.(path);
    }, DOC);
    const crash = page.getByRole("alert");
    await expect(crash.locator("pre")).toHaveText(["No title.", "No data."]);
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await crash.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("MetaDEX");
    await expect(crash).toHaveCount(0);
    await expect(page).toHaveTitle("MetaDEX | Kestrel");
  });

  test("E1 without the frame when the frame crashes, also while the page takes over", async ({
    page,
  }) => {
    // What the frame's static query has found, without anything in it.
    await page.addInitScript(() => {
      let hashes: string[] = [];
      Object.defineProperty(window, "staticQueries", {
        get: () => Object.fromEntries(hashes.map((hash) => [hash, { data: {} }])),
        set: (found: object) => {
          hashes = Object.keys(found);
        },
      });
    });
    await page.goto(DOC);
    await expect(heading(page)).toHaveText("This page crashed.");
    await expect(page).toHaveTitle("Page Error | Kestrel");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

test.describe("L3 the navbar", () => {
  const navbar = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });

  test("holds brand, docs, concepts, source code, search and colour mode, and leads there", async ({
    page,
  }) => {
    await open(page, "/");
    const links = await navbar(page)
      .getByRole("link")
      .evaluateAll((all) =>
        all.map((link) => [
          link.textContent || link.querySelector("[role=img]")?.getAttribute("aria-label"),
          link.getAttribute("href"),
        ]),
      );
    expect(links).toEqual([
      ["KEST", "/"],
      ["Docs", DOC],
      ["Concepts", "/docs/core/tokenomics-n-emissions"],
      ["Guide", "/guide"],
      ["Reference", "/guide/reference"],
      ["Team", "/community/join"],
      ["Source code", expect.stringMatching(/^https:/)],
    ]);
    // An arrow stands beside what leaves the site.
    await expect(
      navbar(page)
        .getByRole("link")
        .filter({ has: page.locator("svg[aria-hidden]:visible") }),
    ).toHaveText(["Source code"]);
    const xOf = async (name: string) =>
      (await navbar(page).getByRole("link", { name }).boundingBox())?.x ?? Number.NaN;
    const middle = (page.viewportSize()?.width ?? 0) / 2;
    expect(await xOf("Concepts")).toBeLessThan(middle);
    expect(await xOf("Source code")).toBeGreaterThan(middle);
    await expect(navbar(page).getByRole("button", { name: "Search" })).toBeVisible();
    await expect(navbar(page).getByRole("button", { name: /mode/ })).toBeVisible();
    await navbar(page).getByRole("link", { name: "Docs" }).click();
    await expect(heading(page)).toHaveText("MetaDEX");
  });

  test("stays in view when the page scrolls", async ({ page }) => {
    await open(page, DOC);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await twoFrames(page);
    await expect(navbar(page)).toBeInViewport({ ratio: 1 });
    expect(await navbar(page).evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  });

  test("marks the active items", async ({ page }) => {
    /** The links that are underlined, and those that are said to be the page's own. */
    const active = () =>
      navbar(page)
        .getByRole("link")
        .evaluateAll((all) =>
          [
            (link: Element) => getComputedStyle(link).textDecorationLine === "underline",
            (link: Element) => link.getAttribute("aria-current") === "page",
          ].map((is) => all.filter(is).map(({ textContent }) => textContent)),
        );
    await open(page, "/blog");
    expect(await active()).toEqual([[], []]);
    await open(page, OTHER);
    expect(await active()).toEqual([["Docs"], []]);
    await navbar(page).getByRole("link", { name: "Concepts" }).click();
    await expect(heading(page)).toHaveText("Tokenomics and emissions");
    expect(await active()).toEqual([["Docs", "Concepts"], ["Concepts"]]);
  });
});

test("L4 the footer holds its columns and the copyright line", async ({ page }) => {
  await open(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("heading")).toHaveText(["Learning Material", "Community", "More"]);
  const links = await footer
    .getByRole("link")
    .evaluateAll((all) =>
      all.map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.getAttribute("rel"),
        link.closest("section")?.getAttribute("aria-label"),
      ]),
    );
  const elsewhere = expect.stringMatching(/^https:/);
  expect(links).toEqual([
    ["About", DOC, null, "Learning Material"],
    ["Chat", elsewhere, "noopener", "Community"],
    ["Social", elsewhere, "noopener", "Community"],
    ["Source code", elsewhere, "noopener", "More"],
  ]);
  await expect(footer).toContainText(/Copyright © 2025 .*Kestrel/);
});

test.describe("L6 the fonts' provider", () => {
  const isProvider = (url: URL) => url.hostname === "fonts.googleapis.com";

  test("is asked when the reader turns to a link, once, and no page waits for its answer", async ({
    page,
  }) => {
    const asked: string[] = [];
    // It never answers.
    await page.route(isProvider, (route) => {
      asked.push(route.request().url());
    });
    await open(page, DOC);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const link = page.getByRole("link", { name: "Concepts" }).first();
    await link.hover();
    await expect.poll(() => asked.length).toBe(1);
    await link.click();
    await expect(heading(page)).toHaveText("Tokenomics and emissions");
    expect(asked).toHaveLength(1);
  });

  test("is asked on the way to another page where nothing is fetched ahead", async ({ page }) => {
    const asked = page.waitForRequest((request) => isProvider(new URL(request.url())));
    await withoutPrefetch(page);
    await open(page, DOC);
    await page.getByRole("link", { name: "Concepts" }).first().click();
    await asked;
  });

  test("is named in the HTML by the policy alone: its stylesheets would hold the page up", async ({
    request,
  }) => {
    const html = await (await request.get(DOC)).text();
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    expect(html).toMatch(policy);
    expect(html.replace(policy, "")).not.toContain("fonts.googleapis.com");
  });

  for (const path of ["/", DOC, "/blog"]) {
    test(`its fonts shift nothing on ${path}: they are used from the next page on`, async ({
      page,
    }) => {
      // As unlike the page's as can be.
      const font = readFileSync("node_modules/katex/dist/fonts/KaTeX_Typewriter-Regular.woff2");
      const face = (family: string) =>
        `@font-face { font-family: "${family}"; src: url(https://fonts.gstatic.com/a.woff2); }`;
      await page.route(isProvider, (route) =>
        route.fulfill({ contentType: "text/css", body: face("Inter") + face("JetBrains Mono") }),
      );
      await page.route("https://fonts.gstatic.com/a.woff2", (route) =>
        route.fulfill({
          body: font,
          contentType: "font/woff2",
          headers: { "access-control-allow-origin": "*" },
        }),
      );
      const shifts = await watchShifts(page);
      const families = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
      await open(page, path);
      const link = page.getByRole("navigation").getByRole("link", { name: "Concepts" }).first();
      await link.hover();
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.fonts]
              .filter(({ family }) => /^"?(Inter|JetBrains Mono)"?$/.test(family))
              .map(({ status }) => status),
          ),
        )
        .toEqual(["loaded", "loaded"]);
      await twoFrames(page);
      expect(await shifts()).toEqual([]);
      expect(await families()).toMatch(/^"Inter fallback"/);

      await link.click();
      await expect(heading(page)).toHaveText("Tokenomics and emissions");
      expect(await families()).toMatch(/^Inter, "Inter fallback"/);
    });
  }

  test("when it cannot be reached, the site is readable in fonts that the reader has", async ({
    page,
  }) => {
    await page.route(isProvider, (route) => route.abort("connectionfailed"));
    await open(page, "/blog");
    await page.getByRole("link", { name: "Docs", exact: true }).first().click();
    await expect(heading(page)).toHaveText("MetaDEX");
    await expect(page.getByRole("main").locator("p").first()).toBeVisible();
  });
});
