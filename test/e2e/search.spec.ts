import type { Locator, Page, Request } from "@playwright/test";
import { expectNoViolations } from "./axe";
import { blockScript, firstPaint, hold, holdScripts, hydrated, open } from "./loading";
import {
  box,
  COUNT,
  combobox,
  dialog,
  expectLastInput,
  found,
  openDialog,
  options,
  searchFor,
} from "./search";
import { expect, test } from "./site";

const START = "/docs/core/metadex";
/** The files that the search reads. */
const STORES = /\/static\/\w+\.(?:index\.txt|store\.json)$/;

/** The button that shows all sections of a page. Its name says how many are not shown. */
const more = (page: Page) => dialog(page).getByRole("button", { name: /^\d+ more in / });

const active = (page: Page) => page.locator("[role=option][aria-selected=true]");

test.describe("S1 what is fetched", () => {
  test("nothing before the reader comes near the search, all of it then, and it works offline", async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    const arrived: string[] = [];
    const isSearched = (request: Request) => STORES.test(request.url());
    page.on("request", (request) => isSearched(request) && asked.push(request.url()));
    page.on("requestfinished", (request) => isSearched(request) && arrived.push(request.url()));
    await open(page, START);
    await page.getByRole("heading", { level: 1 }).hover();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);

    await box(page).hover();
    // The index and the store of the pages, the same for the headings, and the stores of the texts
    // and the synonyms.
    await expect.poll(() => arrived.length).toBe(6);
    await context.setOffline(true);
    await openDialog(page);
    await searchFor(page, "lock weight");
    await expect(options(page).first()).toBeVisible();
  });

  test("no page names a script of the search", async ({ page, request }) => {
    const loaded = new Set<string>();
    page.on("request", (one) => {
      if (one.url().endsWith(".js")) loaded.add(new URL(one.url()).pathname);
    });
    await open(page, START);
    await page.waitForLoadState("networkidle");
    const before = new Set(loaded);
    await openDialog(page);
    await searchFor(page, "fees");
    const late = [...loaded].filter((path) => !before.has(path));
    expect(late.length).toBeGreaterThan(0);
    const html = await (await request.get(START)).text();
    for (const path of late) expect(html).not.toContain(path);
  });
});

test.describe("S2 the dialog", () => {
  for (const key of ["Control+k", "Meta+k", "/"]) {
    test(`opens with ${key}, closes with Escape, and the focus returns`, async ({ page }) => {
      await open(page, START);
      const link = page.getByRole("link", { name: "Concepts" }).first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(combobox(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  for (const key of ["Enter", "Escape"]) {
    test(`leaves ${key} to an input method that composes a word`, async ({ page, context }) => {
      await open(page, START);
      await openDialog(page);
      const session = await context.newCDPSession(page);
      const text = "fees";
      await session.send("Input.imeSetComposition", { text, selectionStart: 4, selectionEnd: 4 });
      await expect(options(page).first()).toBeVisible();
      // The code of every key that an input method takes.
      await session.send("Input.dispatchKeyEvent", {
        type: "rawKeyDown",
        key,
        code: key,
        windowsVirtualKeyCode: 229,
      });
      await searchFor(page, "tick");
      await expect(page).toHaveURL(START);
    });
  }

  test("closes when the reader goes back to another page", async ({ page }) => {
    await open(page, "/blog");
    await page.evaluate((path) => window.___navigate?.(path), START);
    await page.waitForURL(START);
    await openDialog(page);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    await expect(dialog(page)).toHaveCount(0);
  });

  test("opens again with Enter right after Escape", async ({ page }) => {
    await open(page, START);
    await box(page).press("Enter");
    await expect(combobox(page)).toBeFocused();
    await Promise.all([page.keyboard.press("Escape"), page.keyboard.press("Enter")]);
    await combobox(page).fill("fees");
    await expect(options(page).first()).toBeVisible();
  });

  test("the arrows, Home and End move, Enter opens the page at the heading", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "emission schedule");
    const last = (await options(page).count()) - 1;
    expect(last).toBeGreaterThan(2);
    const expectActive = async (option: number) => {
      await expect(active(page)).toHaveCount(1);
      await expect(options(page).nth(option)).toHaveAttribute("aria-selected", "true");
      const id = await options(page).nth(option).getAttribute("id");
      await expect(combobox(page)).toHaveAttribute("aria-activedescendant", id ?? "");
      await expect(options(page).nth(option)).toBeInViewport();
    };
    await expectActive(0);
    for (const [key, option] of [
      ["ArrowDown", 1],
      ["ArrowUp", 0],
      ["ArrowUp", last],
      ["ArrowDown", 0],
      ["End", last],
      ["Home", 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectActive(option);
    }
    await page.keyboard.press("Enter");
    await page.waitForURL("**/docs/core/tokenomics-n-emissions#schedule");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator("#schedule")).toBeInViewport();
  });

  test("Enter before the results are there opens the first of them when they come", async ({
    page,
  }) => {
    await open(page, START);
    const release = await hold(page, STORES);
    await openDialog(page);
    await combobox(page).fill("emission schedule");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    release();
    await page.waitForURL("**/docs/core/tokenomics-n-emissions#schedule");
    await expect(dialog(page)).toHaveCount(0);
  });

  /** The moments at which a reader may open the search, and what is still on its way then. */
  const EARLY = {
    "any script": async (page: Page) => {
      const release = await holdScripts(page);
      await page.goto(START, { waitUntil: "commit" });
      await firstPaint(page);
      return release;
    },
    "its own script": async (page: Page) => {
      await open(page, START);
      return holdScripts(page);
    },
  };
  for (const [what, begin] of Object.entries(EARLY)) {
    test(`what is typed before ${what} is there is kept`, async ({ page }) => {
      const release = await begin(page);
      await page.keyboard.press("/");
      await page.keyboard.type("and/or lockk");
      await page.keyboard.press("Backspace");
      await page.keyboard.press("Home");
      await page.keyboard.type("permanent ");
      await page.keyboard.press("End");
      await expect(combobox(page)).toHaveValue("permanent and/or lock");
      const field = await combobox(page).elementHandle();
      release();
      await page.keyboard.type("ing", { delay: 20 });
      await expect(dialog(page).locator("[aria-live]")).toHaveText(COUNT);
      await expect(combobox(page)).toHaveValue("permanent and/or locking");
      await expect(combobox(page)).toBeFocused();
      expect(await field?.evaluate((node) => node.isConnected)).toBe(true);
      await expect(options(page).first()).toContainText(/lock/i);
      await page.keyboard.press("Escape");
      await openDialog(page);
      await expect(combobox(page)).toHaveValue("");
    });

    test(`Escape, Close and Clear work before ${what} is there`, async ({ page }) => {
      const release = await begin(page);
      await box(page).click();
      await page.keyboard.type("fee");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toHaveCount(0);
      await page.keyboard.press("Control+k");
      await page.keyboard.type("tick");
      await dialog(page).getByRole("button", { name: "Clear" }).click();
      await expect(combobox(page)).toHaveValue("");
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toHaveCount(0);
      release();
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      await expect(dialog(page)).toHaveCount(0);
    });

    test(`Enter before ${what} is there leads to the page of results`, async ({ page }) => {
      const release = await begin(page);
      await page.keyboard.press("/");
      await page.keyboard.type("emission schedule");
      await page.keyboard.press("Enter");
      release();
      await page.waitForURL("**/search?q=emission+schedule");
      await expect(found(page).first()).toBeVisible();
    });
  }

  test("what was opened comes back, and can be forgotten", async ({ page }) => {
    const recent = dialog(page).getByRole("region", { name: "Recent pages" });
    await open(page, START);
    await openDialog(page);
    await expect(recent).toHaveCount(0);
    await searchFor(page, "emission schedule");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await open(page, START);
    await openDialog(page);
    await recent
      .getByRole("link", { name: "Tokenomics and emissions › Emission schedule" })
      .click();
    await page.waitForURL("**/docs/core/tokenomics-n-emissions#schedule");
    await expect(dialog(page)).toHaveCount(0);
    await openDialog(page);
    await recent.getByRole("button", { name: "Clear" }).click();
    await expect(recent).toHaveCount(0);
    await expect(combobox(page)).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem("search.pages"))).toBeNull();
  });

  test("before the reader types, it offers searches and places to start", async ({ page }) => {
    const suggested = dialog(page).getByRole("region", { name: "Suggestions" });
    await open(page, START);
    await openDialog(page);
    await suggested.getByRole("button", { name: "emission schedule" }).click();
    await expect(combobox(page)).toHaveValue("emission schedule");
    await expect(combobox(page)).toBeFocused();
    await expect(options(page).first()).toContainText("Emission schedule");
    await expect(suggested).toHaveCount(0);
    await dialog(page).getByRole("button", { name: "Clear" }).click();
    await expect(combobox(page)).toHaveValue("");
    await expect(combobox(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await dialog(page)
      .getByRole("region", { name: "Places to start" })
      .getByRole("link", { name: "The glossary" })
      .click();
    await page.waitForURL("**/glossary");
    await expect(dialog(page)).toHaveCount(0);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

    test("the whole way works", async ({ page }) => {
      await open(page, START);
      await box(page).tap();
      await expect(combobox(page)).toBeFocused();
      await page.keyboard.type("permanent lock");
      // Until this text appears, the results are those of earlier keys.
      await expect(dialog(page).locator("[aria-live]")).toHaveText(COUNT);
      for (const control of [combobox(page), dialog(page).getByRole("button", { name: "Close" })]) {
        expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(dialog(page)).toBeInViewport({ ratio: 1 });
      expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 664 });
      await options(page).first().tap();
      await page.waitForURL("**/docs/core/kest-n-vekest**");
      await expect(dialog(page)).toHaveCount(0);
    });
  });
});

test.describe("S4 the results are links", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "emission schedule");
  });
  const SCHEDULE = "/docs/core/tokenomics-n-emissions#schedule";

  const CLICKS: Record<string, Parameters<Locator["click"]>[0]> = {
    "a click with Ctrl": { modifiers: ["Control"] },
    "a click with Shift": { modifiers: ["Shift"] },
    "a middle click": { button: "middle" },
  };
  for (const [how, click] of Object.entries(CLICKS)) {
    test(`${how} opens another tab or window, and the dialog stays`, async ({ page, context }) => {
      await expect(options(page).first()).toHaveAttribute("href", SCHEDULE);
      const opened = context.waitForEvent("page");
      await options(page).first().click(click);
      await expect(await opened).toHaveURL((url) => url.pathname + url.hash === SCHEDULE);
      await expect(dialog(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(START);
    });
  }

  test("the browser's own menu opens, which has “copy link”", async ({ page }) => {
    const shown = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          addEventListener("contextmenu", (event) =>
            setTimeout(() => done(!event.defaultPrevented)),
          );
        }),
    );
    await options(page).first().click({ button: "right" });
    expect(await shown).toBe(true);
    await expect(dialog(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(START);
  });

  test("Ctrl+Enter opens the active one in another tab", async ({ page, context }) => {
    const opened = context.waitForEvent("page");
    await page.keyboard.press("Control+Enter");
    await expect(await opened).toHaveURL((url) => url.pathname + url.hash === SCHEDULE);
    await expect(dialog(page)).toBeVisible();
  });

  test("the pointer and the keys agree on which is active", async ({ page }) => {
    await options(page).nth(2).hover();
    await expect(options(page).nth(2)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(3)).toHaveAttribute("aria-selected", "true");
    await expect(active(page)).toHaveCount(1);
  });

  test("the last link leads to all results", async ({ page }) => {
    await dialog(page)
      .getByRole("link", { name: /^All \d+ results on a page$/ })
      .click();
    await page.waitForURL("**/search?q=emission+schedule");
    await expect(dialog(page)).toHaveCount(0);
    await expect(found(page).first()).toBeVisible();
  });
});

test.describe("S4 the results", () => {
  test("are grouped by page, with the way to it and the matches marked", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "emision schedule");
    const group = page.getByRole("listbox").first();
    await expect(group).toHaveAccessibleName("Tokenomics and emissions Docs › Token");
    await expect(group.getByRole("option").first()).toContainText("Emission schedule");
    await expect(dialog(page).locator("mark").first()).toHaveText("emissions");
    await expect(dialog(page)).toContainText("Results for “emission schedule”");
    expect(await page.getByRole("listbox").count()).toBeGreaterThan(1);
  });

  test("a page shows three sections, and all of them when the reader asks", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "fees");
    const before = await options(page).count();
    const hidden = Number.parseInt((await more(page).first().textContent()) ?? "", 10);
    expect(hidden).toBeGreaterThan(0);
    // The arrows lead from result to result only. Once around is back at the first.
    for (let step = 0; step < before; step += 1) {
      await expect(options(page).nth(step)).toHaveAttribute("aria-selected", "true");
      await page.keyboard.press("ArrowDown");
    }
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");

    const shown = await page
      .getByRole("listbox")
      .filter({ has: active(page) })
      .getByRole("option")
      .count();
    await more(page).first().focus();
    await page.keyboard.press("Enter");
    await expect(options(page)).toHaveCount(before + hidden);
    await expect(combobox(page)).toBeFocused();
    // The first section that was hidden.
    await expect(options(page).nth(shown)).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(shown + 1)).toHaveAttribute("aria-selected", "true");

    await searchFor(page, "fees emission");
    const others = await options(page).count();
    await more(page).first().click();
    await expect.poll(() => options(page).count()).toBeGreaterThan(others);
    await expect(combobox(page)).toBeFocused();
    await expect(dialog(page)).toBeVisible();
  });

  test("a term of the glossary answers with its definition", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "epochs");
    const link = dialog(page).getByRole("link", { name: "Epoch", exact: true });
    await expect(link).toHaveAttribute("href", "/glossary#epoch");
    await expect(dialog(page).locator("[aria-live]")).toHaveText(/^\d+ results?\. Epoch: \w/);
    await searchFor(page, "epoch length");
    await expect(link).toHaveCount(0);
  });

  test("code is shown as code, with its language", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "uint256 reserve0");
    const first = options(page).first();
    await expect(first.getByRole("code")).toContainText("reserve0");
    await expect(first).toContainText("solidity");
  });

  test("S7 nothing found says so, and what else to try", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "xylophone");
    await expect(dialog(page)).toContainText("Nothing found for “xylophone”.");
    await expect(dialog(page).locator("[aria-live]")).toHaveText("0 results");
  });

  test("S7 however fast one types, the last input's results stay", async ({ page }) => {
    await open(page, START);
    await openDialog(page);
    await searchFor(page, "fees");
    await expectLastInput(page);
  });
});

test.describe("S7 what cannot be fetched", () => {
  for (const [what, pattern] of [
    ["where it is", /\/page-data\/404\/page-data\.json$/],
    ["the index", /\.index\.txt$/],
    ["a store", /\.store\.json$/],
  ] as const) {
    test(`${what} fails: the error and Retry`, async ({ page }) => {
      await open(page, START);
      await page.route(pattern, (route) => route.fulfill({ status: 503, body: "" }));
      await openDialog(page);
      const alert = dialog(page).getByRole("alert");
      await expect(alert).toContainText("The search could not be loaded.");
      await expect(alert).toContainText("503");
      await combobox(page).fill("oracle");
      await page.unroute(pattern);
      await alert.getByRole("button", { name: "Retry" }).click();
      await expect(page.getByRole("listbox").first()).toHaveAccessibleName(/Oracle/);
      await expect(options(page).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test("its script fails: the error and Retry", async ({ page }) => {
    const unblock = await blockScript(page, "stopWordFilter");
    await open(page, START);
    await openDialog(page);
    const alert = dialog(page).getByRole("alert");
    await expect(alert).toContainText("The search could not be loaded. Its script did not arrive.");
    unblock();
    await alert.getByRole("button", { name: "Retry" }).click();
    await searchFor(page, "oracle");
    await expect(options(page).first()).toBeVisible();
  });

  test("the texts come late: titles and headings are found meanwhile", async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Only the store of the texts contains texts.
    await page.route(/\.store\.json$/, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('"text":')) await released;
      await route.fulfill({ response });
    });
    await open(page, START);
    await openDialog(page);
    await combobox(page).fill("gauges");
    await expect(options(page).first()).toContainText(/gauge/i);
    await expect(dialog(page).locator("[aria-live]")).toHaveText("Loading the texts");
    const early = await options(page).count();
    release();
    await expect(dialog(page).locator("[aria-live]")).toHaveText(COUNT);
    expect(await options(page).count()).toBeGreaterThan(early);
  });
});

test("X5 a screen reader has the field, and the results as options in a group for each page", async ({
  page,
}) => {
  await open(page, START);
  await openDialog(page);
  await searchFor(page, "locking");
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search docs and posts" [expanded]: locking
      - button "Clear"
      - button "Close"
      - paragraph: /^\\d+ results\\. Lock. Tokens/
      - listbox "KEST and veKEST Docs › Token":
        - option /^Locking/ [selected]
      - button /^\\d+ more in KEST and veKEST$/
      - listbox /^Elements/
      - link /^All \\d+ results on a page$/
  `);
});

test("X5 axe finds nothing in the open dialog, whatever it shows", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    localStorage.setItem("search.pages", "/docs/core/metadex\tMetaDEX\n/glossary#tick\tTick");
  });
  await open(page, START);
  await openDialog(page);
  await expectNoViolations(page);
  await searchFor(page, "lock");
  await expectNoViolations(page);
  await searchFor(page, "xylophone");
  await expectNoViolations(page);
});
