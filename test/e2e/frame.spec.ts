import { readFileSync } from "node:fs";
import type { Locator, Page, Request } from "@playwright/test";
import {
  awaitFonts,
  corrupt,
  dataOf,
  firstPaint,
  hold,
  hydrated,
  open,
  twoFrames,
  watchShifts,
} from "./loading";
import { expect, test } from "./site";

const DOC = "/docs/core/metadex";
const OTHER = "/docs/core/dynamic-fees";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const skipLink = (page: Page) => page.getByRole("link", { name: "Skip to main content" });

test("X5 nothing is printed that would be on every sheet", async ({ page }) => {
  await open(page, DOC);
  await page.emulateMedia({ media: "print" });
  const fixed = await page.evaluate(() =>
    Array.from(document.querySelectorAll("body *"))
      .filter((element) => getComputedStyle(element).position === "fixed")
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(fixed).toEqual([]);
});

test.describe("L1 the skip link", () => {
  test("is the first stop of the Tab key, on loading and after each navigation, and leads to the main region", async ({
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

    await test.step("after a link", async () => {
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
    await test.step("after Back", async () => {
      await page.locator(`aside a[href="${OTHER}"]`).click();
      await expect(heading(page)).toHaveText("Dynamic fees");
      await page.goBack();
      await expect(heading(page)).not.toHaveText("Dynamic fees");
      await twoFrames(page);
      await page.keyboard.press("Tab");
      await expect(skipLink(page)).toBeFocused();
    });
  });
});

test.describe("L5 the menu of narrow screens", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => page.getByRole("button", { name: "Open menu" });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });

  /** Waits until the browser has left the history entry of the open menu. */
  const expectNoEntry = (page: Page) =>
    expect.poll(() => page.evaluate(() => history.state?.isMenu)).toBeUndefined();

  async function openMenu(page: Page, path: string): Promise<Locator> {
    await open(page, path);
    await button(page).click();
    await expect(menu(page)).toBeVisible();
    return menu(page);
  }

  test("holds the navbar's items and the docs' list, closes on navigation, and Back leads to the page before", async ({
    page,
  }) => {
    const dialog = await openMenu(page, "/blog");
    await expect(dialog.getByRole("link")).toHaveText([
      "Docs",
      "Concepts",
      "Guide",
      "Reference",
      "Team",
      "Blog",
      /Source code/,
      // What the footer has besides.
      /Chat/,
      /Social/,
    ]);
    await expect(dialog.getByRole("heading", { level: 2 })).toHaveText(["Community"]);
    await page.keyboard.press("Escape");
    await expectNoEntry(page);
    await page.evaluate((path) => window.___navigate?.(path), DOC);
    await expect(heading(page)).toHaveText("MetaDEX");
    await button(page).click();
    const docs = dialog.getByRole("navigation", { name: "Docs", exact: true });
    const own = docs.getByRole("link", { name: "MetaDEX", exact: true });
    await test.step("a doc's menu leads to the main menu and again to the docs", async () => {
      await expect(own).toHaveAttribute("aria-current", "page");
      await dialog.getByRole("button", { name: "Back to the main menu" }).click();
      await expect(docs).toHaveCount(0);
      await expect(dialog.getByRole("link", { name: "Concepts" })).toBeVisible();
      await dialog.getByRole("button", { name: "To the docs’ menu" }).click();
      await expect(docs).toBeVisible();
    });
    await test.step("opened anew, it begins with the docs again", async () => {
      await dialog.getByRole("button", { name: "Back to the main menu" }).click();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expectNoEntry(page);
      await button(page).click();
      await expect(docs).toBeVisible();
    });
    await test.step("it closes on navigation, and Back leads to the page before", async () => {
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
    await test.step("it closes on a link to the page that is shown", async () => {
      await page.goForward();
      await expect(heading(page)).toHaveText("MetaDEX");
      await button(page).click();
      await own.click();
      await expect(dialog).toBeHidden();
      await expect(heading(page)).toHaveText("MetaDEX");
    });
  });

  test("D3 on a doc it opens at the line of the doc, with its own controls in view", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 300 });
    const dialog = await openMenu(page, "/docs/core/disclaimer");
    await expect(dialog.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
    expect(await dialog.evaluate((node) => node.scrollTop)).toBeGreaterThan(0);
    await expect(dialog.getByRole("button", { name: "Close menu" })).toBeInViewport({ ratio: 1 });
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
      // After the last stop, the focus moves to the browser's own controls.
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

  type Way = (page: Page) => Promise<unknown>;
  const clickOutside: Way = (page) => page.mouse.click(360, 500);
  const clickClose: Way = (page) => page.getByRole("button", { name: "Close menu" }).click();
  const waysToClose: [string, Way[]][] = [
    ["Escape", [(page) => page.keyboard.press("Escape")]],
    ["a click outside and on its button", [clickOutside, clickClose]],
    ["Back", [(page) => page.goBack()]],
    ["a width beyond 996 px", [(page) => page.setViewportSize({ width: 997, height: 844 })]],
  ];
  for (const [what, ways] of waysToClose) {
    test(`closes on ${what}, stays on the page, and leaves the history as it was`, async ({
      page,
    }) => {
      await open(page, "/blog");
      await page.evaluate((path) => window.___navigate?.(path), DOC);
      await expect(heading(page)).toHaveText("MetaDEX");
      await page.evaluate(() => window.scrollTo(0, 700));
      await twoFrames(page);
      const before = await page.evaluate(() => window.scrollY);
      for (const close of ways) {
        // The test uses the keyboard: before a click, Playwright scrolls to the button, although
        // the button stays at the top.
        await button(page).press("Enter");
        await expect(menu(page)).toBeVisible();
        await close(page);
        await expect(menu(page)).toBeHidden();
        await expect(page).toHaveURL(new RegExp(`${DOC}$`));
        await expectNoEntry(page);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      }
      await page.goBack();
      await expect(heading(page)).toHaveText("Blog");
    });
  }
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

  test("E1 without the frame when the frame crashes, also while the page takes over", async ({
    page,
  }) => {
    // Replaces the result of the frame's static query with an empty one.
    await page.route("**/page-data/sq/d/*.json", (route) => route.fulfill({ json: { data: {} } }));
    await page.goto(DOC);
    await expect(heading(page)).toHaveText("This page crashed.");
    await expect(page).toHaveTitle("Page Error | Kestrel");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

test("L3 the navbar marks the page's own items, and stays in view", async ({ page }) => {
  await open(page, "/");
  const navbar = page.getByRole("navigation", { name: "Main", exact: true });
  /** Returns the underlined links, and the links that are marked as the current page. */
  const active = () =>
    navbar
      .getByRole("link")
      .evaluateAll((all) =>
        [
          (link: Element) => getComputedStyle(link).textDecorationLine === "underline",
          (link: Element) => link.getAttribute("aria-current") === "page",
        ].map((is) => all.filter(is).map(({ textContent }) => textContent)),
      );
  await test.step("L3 the navbar's items lead there, and the active ones are marked", async () => {
    // The brand links to this page. Its name is a drawing, so its text is empty.
    expect(await active()).toEqual([[], [""]]);
    await navbar.getByRole("link", { name: "Docs" }).click();
    await expect(heading(page)).toHaveText("MetaDEX");
    await page.locator(`aside a[href="${OTHER}"]`).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    // A link under the pointer is underlined too, so the pointer moves away.
    await page.mouse.move(0, 0);
    expect(await active()).toEqual([["Docs"], []]);
    await navbar.getByRole("link", { name: "Concepts" }).click();
    await expect(heading(page)).toHaveText("Tokenomics and emissions");
    expect(await active()).toEqual([["Concepts"], ["Concepts"]]);
  });
  await test.step("L3 the navbar stays in view when the page scrolls", async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await expect(navbar).toBeInViewport({ ratio: 1 });
    expect(await navbar.evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  });
});

/** Returns the fonts that draw the text of an element, and whether the page has brought each. */
async function fontsOf(page: Page, selector: string): Promise<[name: string, isOwn: boolean][]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const { nodeId } = await browser.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  await browser.detach();
  return fonts.map(({ postScriptName, isCustomFont }) => [postScriptName, isCustomFont]);
}

const families = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

test.describe("L6 the site's own font", () => {
  const FILE = /\/inter-latin[^/]*\.woff2$/;

  test("is what a page asks for first of all, and once", async ({ page, request }) => {
    const html = await (await request.get(DOC)).text();
    const [preload = ""] = /<link[^>]*rel="preload"[^>]*as="font"[^>]*>/.exec(html) ?? [];
    const [, address = ""] = /href="([^"]+)"/.exec(preload) ?? [];
    expect(address).toMatch(FILE);
    expect(html.indexOf(preload)).toBeLessThan(html.search(/<style|<script|rel="stylesheet"/));
    expect(preload).toContain('crossorigin="anonymous"');
    const face = /@font-face\s*\{[^}]*Inter Latin[^}]*\}/.exec(html)?.[0];
    expect(face).toContain(address);
    expect(face).toMatch(/font-display:\s*optional/);

    const asked: string[] = [];
    const note = (one: Request) => {
      if (FILE.test(one.url())) asked.push(one.url());
    };
    page.on("request", note);
    // A page that was painted without it takes it from the cache later (src/runtime/loading/own-font.ts).
    page.on("load", () => page.off("request", note));
    await open(page, DOC);
    await page.waitForLoadState("networkidle");
    expect(asked).toHaveLength(1);
  });

  test("draws the first page", async ({ page }) => {
    await awaitFonts(page);
    await open(page, DOC);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await fontsOf(page, "main p")).toEqual([[expect.stringMatching(/^Inter/), true]]);
    expect(await fontsOf(page, "h1")).toEqual([[expect.stringMatching(/^Inter/), true]]);
  });

  test("has italics, which only pages with italic text ask for", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (one) => {
      if (/italic[^/]*\.woff2$/.test(one.url())) asked.push(one.url());
    });
    await awaitFonts(page);
    await open(page, DOC);
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await open(page, "/elements");
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(asked).toHaveLength(1);
    const [[name] = [""]] = await fontsOf(page, "main p em");
    expect(name).toMatch(/Italic$/);
  });

  /** Opens a page whose font comes after the page has been painted. Returns its shifts. */
  async function openWithLateFont(page: Page, path: string) {
    const release = await hold(page, FILE);
    const shifts = await watchShifts(page, { isFontLate: true });
    await page.goto(path, { waitUntil: "commit" });
    await firstPaint(page);
    await hydrated(page);
    release();
    await page.waitForLoadState("load");
    return shifts;
  }
  const isInter = async (page: Page, selector: string) =>
    (await fontsOf(page, selector)).some(([, isOwn]) => isOwn);

  test("is used at once when it comes late, if nothing moves", async ({ page }) => {
    const shifts = await openWithLateFont(page, "/no-such-page");
    await expect.poll(() => isInter(page, "h1")).toBe(true);
    await twoFrames(page);
    expect(await shifts()).toEqual([]);
  });

  for (const path of [DOC, "/"]) {
    test(`is used from the next page on when it comes late on ${path}, if something would move`, async ({
      page,
    }) => {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        // A fallback with which each line has fewer words.
        const body = html.replaceAll("size-adjust:107%", "size-adjust:125%");
        await route.fulfill({ response, body });
      });
      const shifts = await openWithLateFont(page, path);
      await page.waitForLoadState("networkidle");
      await twoFrames(page);
      expect(await shifts()).toEqual([]);
      expect(await isInter(page, "main p")).toBe(false);
      await page.getByRole("link", { name: "Concepts" }).first().click();
      await expect(heading(page)).toHaveText("Tokenomics and emissions");
      expect(await isInter(page, "main p")).toBe(true);
    });
  }
});

test.describe("L6 the fonts' provider", () => {
  test.use({ savesData: false });

  const isProvider = (url: URL) => url.hostname === "fonts.googleapis.com";
  const FONT = "https://fonts.gstatic.com/a.woff2";

  test("is asked once the page has loaded, once, and no page waits for its answer", async ({
    page,
  }) => {
    const asked: string[] = [];
    // The provider never answers.
    await page.route(isProvider, (route) => {
      asked.push(route.request().url());
    });
    // Something that the page shows comes late.
    const release = await hold(page, "**/img/logo.svg");
    await page.goto(DOC, { waitUntil: "commit" });
    await hydrated(page);
    await twoFrames(page);
    expect(asked).toEqual([]);
    release();
    await expect.poll(() => asked.length).toBe(1);
    await page.getByRole("link", { name: "Concepts" }).first().click();
    await expect(heading(page)).toHaveText("Tokenomics and emissions");
    expect(asked).toHaveLength(1);
  });

  for (const [what, connection] of [
    ["slow", { effectiveType: "2g" }],
    ["metered", { saveData: true }],
  ] as const) {
    test(`is not asked on a ${what} line`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => {
        if (isProvider(new URL(request.url()))) asked.push(request.url());
      });
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, "connection", { value });
      }, connection);
      await open(page, DOC);
      await page.getByRole("link", { name: "Concepts" }).first().click();
      await expect(heading(page)).toHaveText("Tokenomics and emissions");
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      expect(await families(page)).toMatch(/^"Inter Latin", "Inter fallback"/);
    });
  }

  test("is named in the HTML by the policy alone: its stylesheets would hold the page up", async ({
    request,
  }) => {
    const html = await (await request.get(DOC)).text();
    const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
    expect(html).toMatch(policy);
    expect(html.replace(policy, "")).not.toContain("fonts.googleapis.com");
  });

  for (const [path, tag] of [
    [DOC, []],
    ["/", ["@full"]],
    ["/blog", ["@full"]],
  ] as const) {
    test(`its fonts shift nothing on ${path}: they are used from the next page on`, {
      tag: [...tag],
    }, async ({ page }) => {
      // A font that differs from the page's own as much as possible.
      const font = readFileSync("node_modules/katex/dist/fonts/KaTeX_Typewriter-Regular.woff2");
      const face = (family: string) =>
        `@font-face { font-family: "${family}"; src: url(${FONT}); }`;
      await page.route(isProvider, (route) =>
        route.fulfill({ contentType: "text/css", body: face("Inter") + face("JetBrains Mono") }),
      );
      await page.route(FONT, (route) =>
        route.fulfill({
          body: font,
          contentType: "font/woff2",
          headers: { "access-control-allow-origin": "*" },
        }),
      );
      const shifts = await watchShifts(page);
      const loaded = page.waitForEvent("requestfinished", (one) => one.url() === FONT);
      await open(page, path);
      // Chromium forgets that a font is loaded when a stylesheet with other fonts comes before it.
      await loaded;
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await twoFrames(page);
      expect(await shifts()).toEqual([]);
      expect(await families(page)).toMatch(/^"Inter Latin", "Inter fallback"/);

      await page.getByRole("navigation").getByRole("link", { name: "Concepts" }).first().click();
      await expect(heading(page)).toHaveText("Tokenomics and emissions");
      expect(await families(page)).toMatch(/^Inter, "Inter Latin", "Inter fallback"/);
    });
  }

  test("when it cannot be reached, the site's own font stays", async ({ page }) => {
    const failed = page.waitForEvent("requestfailed", (one) => isProvider(new URL(one.url())));
    await page.route(isProvider, (route) => route.abort("connectionfailed"));
    await open(page, "/blog");
    await failed;
    await page.getByRole("link", { name: "Docs", exact: true }).first().click();
    await expect(heading(page)).toHaveText("MetaDEX");
    await expect(page.getByRole("main").locator("p").first()).toBeVisible();
    expect(await families(page)).toMatch(/^"Inter Latin", "Inter fallback"/);
  });
});
