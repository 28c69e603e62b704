import type { Page, Route } from "@playwright/test";
import { isLanding } from "../../playwright.config";
import {
  blockScript,
  blockStorage,
  dataOf,
  hold,
  hydrated,
  open,
  twoFrames,
  watchFrames,
} from "./loading";
import { expect, Faults, test } from "./site";

const START = "/docs/core/metadex";
const OTHER = "/docs/core/dynamic-fees";
const SCRIPTS = /\/component---src-templates-[^/]*\.js$/;

const sidebarLink = (page: Page, path: string) =>
  page.getByRole("navigation", { name: "Docs", exact: true }).locator(`a[href="${path}"]`);

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Returns a list that collects the full page loads of a page from now on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

const scrollY = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/**
 * Scrolls, and waits until the page has noted the position for this history entry. That takes a
 * frame.
 */
const scrollTo = (page: Page, y: number): Promise<void> =>
  page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        window.scrollTo(0, top);
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => done())),
        );
      }),
    y,
  );

const block = (route: Route): Promise<void> => route.abort("connectionfailed");

interface PageData {
  result: object;
}

/**
 * What a host may answer instead of a page's data: after half a deployment, or behind a proxy that
 * changes answers.
 */
const BROKEN = {
  "the result null": (data: PageData) => ({ ...data, result: null }),
  "an empty result": (data: PageData) => ({ ...data, result: {} }),
  "the context null": (data: PageData) => ({
    ...data,
    result: { ...data.result, pageContext: null },
  }),
  "the data null": (data: PageData) => ({ ...data, result: { ...data.result, data: null } }),
  "the path of another page": (data: PageData) => ({ ...data, path: "/" }),
  "a component that there is not": (data: PageData) => ({
    ...data,
    componentChunkName: "component---none",
  }),
  "an empty object": () => ({}),
  "a page": () => "<!doctype html><title>Home</title><h1>Home</h1>",
};

/** The broken data that the browser gets in `npm test`. */
const OPENED = ["the result null", "a component that there is not", "a page"];

/** Makes the host answer with broken data and status 200. */
const breakData = (page: Page, pattern: string, broken: (data: PageData) => unknown) =>
  page.route(pattern, async (route) => {
    const response = await route.fetch();
    const answer = broken(await response.json());
    const body = typeof answer === "string" ? answer : JSON.stringify(answer);
    await route.fulfill({ status: 200, contentType: "application/json", body });
  });

/**
 * Goes from the first page to another one. Loading it fails twice. Then the page can be loaded, and
 * the reader retries.
 */
async function expectFailure(page: Page): Promise<void> {
  const loads = loadsOf(page);
  await page.route(dataOf(OTHER), block);
  await page.route(SCRIPTS, block);
  await sidebarLink(page, OTHER).click();
  await page.waitForURL(`**${OTHER}`);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await expect(heading(page)).toHaveText("Dynamic fees");
  expect(loads).toEqual([OTHER]);

  await page.unroute(SCRIPTS);
  await alert.getByRole("button", { name: "Retry" }).click();
  await hydrated(page);
  await expect(alert).toHaveCount(0);
  expect(loads).toEqual([OTHER, OTHER]);
}

test.describe("V1 the progress bar", () => {
  const bar = ".progress";

  test("starts when a page takes more than 200 ms and ends when it is there", async ({ page }) => {
    await open(page, START);
    const release = await hold(page, dataOf(OTHER));
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await sidebarLink(page, OTHER).click();
    await page.clock.runFor(199);
    await expect(page.locator(bar)).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.locator(bar)).toHaveCount(1);
    await page.clock.resume();
    release();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test("starts on Back as well", async ({ page }) => {
    await open(page, START);
    await sidebarLink(page, OTHER).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    // After a reload, the page knows nothing of the previous page.
    await page.reload();
    await hydrated(page);
    const release = await hold(page, dataOf(START));
    await page.goBack({ waitUntil: "commit" });
    await expect(page.locator(bar)).toHaveCount(1);
    release();
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test("does not start when only hash or query change, and a query scrolls nothing", async ({
    page,
  }) => {
    await open(page, START);
    await page.evaluate(() => {
      const seen = Object.assign(window, { bars: 0 });
      new MutationObserver(() => {
        if (document.querySelector(".progress")) seen.bars += 1;
      }).observe(document.body, { childList: true });
    });
    await scrollTo(page, 700);
    await page.clock.install();
    await page.evaluate((path) => window.___navigate?.(`${path}?tab=a`), START);
    await page.waitForURL("**?tab=a");
    await page.clock.runFor(1000);
    expect(await scrollY(page)).toBe(700);
    await page.evaluate((path) => window.___navigate?.(`${path}?tab=a#strategies`), START);
    await page.waitForURL("**#strategies");
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => Reflect.get(window, "bars"))).toBe(0);
  });
});

test("V5 the way to another page begins with its data", async ({ page }) => {
  await open(page, START);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await sidebarLink(page, OTHER).click();
  await expect(heading(page)).toHaveText("Dynamic fees");
  expect(asked.slice(0, 2)).toEqual([
    "/page-data/app-data.json",
    `/page-data${OTHER}/page-data.json`,
  ]);
  expect(asked.length).toBeGreaterThan(2);
});

test("V5 the script and the styles of another kind of page are asked for with its data", async ({
  page,
}) => {
  await open(page, START);
  const release = await hold(page, dataOf("/blog/archive"));
  const isOfTemplate = /\/component---src-templates-archive-template-tsx/;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.evaluate(() => window.___navigate?.("/blog/archive"));
  const files = () => asked.filter((path) => isOfTemplate.test(path));
  await expect.poll(files).toHaveLength(2);
  release();
  await expect(heading(page)).toHaveText("Archive");
  expect(files()).toHaveLength(2);
});

test.describe("V2, V3 pages that cannot be loaded", () => {
  for (const [what, pattern] of [
    ["data", dataOf("/blog/archive")],
    ["script", SCRIPTS],
  ] as const) {
    test(`V2 when a page's ${what} fails, the browser loads it in full, with hash and query`, async ({
      page,
    }) => {
      await open(page, "/");
      const loads = loadsOf(page);
      await page.route(pattern, (route) => (loads.length === 0 ? block(route) : route.continue()));
      await page.evaluate(() => window.___navigate?.("/blog/archive?from=home#2019"));
      await page.waitForURL("**/blog/archive?from=home#2019");
      await expect(heading(page)).toHaveText("Archive");
      await expect.poll(() => loads).toEqual(["/blog/archive"]);
    });
  }

  test("V2 a page of whose data the host answers with something else is loaded in full, once", async ({
    page,
  }) => {
    const loads = loadsOf(page);
    const data = dataOf("/blog/archive");
    // `loaded-page.test.ts` has all of them.
    const cases = Object.entries(BROKEN).filter(([what]) => !isLanding || OPENED.includes(what));
    for (const [what, broken] of cases) {
      await test.step(what, async () => {
        await open(page, "/");
        await breakData(page, data, broken);
        await page.evaluate(() => window.___navigate?.("/blog/archive?from=home#2019"));
        await page.waitForURL("**/blog/archive?from=home#2019");
        await expect(heading(page)).toHaveText("Archive");
        await hydrated(page);
        await page.unroute(data);
      });
    }
    expect(loads).toEqual(cases.flatMap(() => ["/", "/blog/archive"]));
  });

  test.describe("which were fetched ahead", () => {
    test.use({ savesData: false });

    test("V2 on Back to a page whose data is broken", async ({ page }) => {
      await open(page, START);
      await sidebarLink(page, OTHER).click();
      await expect(heading(page)).toHaveText("Dynamic fees");
      await breakData(page, dataOf(START), BROKEN["the result null"]);
      await page.reload();
      await hydrated(page);
      await page.getByRole("banner").getByRole("link", { name: "Docs" }).hover();
      await page.waitForFunction((path) => {
        const isMissing = Reflect.get(window.___loader ?? {}, "isPageNotFound");
        return !isMissing(path);
      }, START);
      const loads = loadsOf(page);
      await page.goBack({ waitUntil: "commit" });
      await expect(heading(page)).toHaveText("MetaDEX");
      await hydrated(page);
      expect(loads).toEqual([START]);
    });
  });

  test("V2 a link to an address that Gatsby cannot read is loaded in full", async ({ page }) => {
    await open(page, START);
    await page.evaluate(() => window.___navigate?.("/%ff?from=docs"));
    await expect(heading(page)).toHaveText("Page not found");
    await hydrated(page);
    expect(page.url()).toMatch(/\?from=docs$/);
  });

  test("V2 on Back as well", async ({ page }) => {
    await open(page, `${START}?a=b#strategies`);
    await sidebarLink(page, OTHER).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await page.reload();
    await hydrated(page);
    await page.route(dataOf(START), block);
    await page.route(SCRIPTS, block);
    const loads = loadsOf(page);
    await page.goBack({ waitUntil: "commit" });
    await expect.poll(() => loads).toEqual([START]);
    // The full load fails too. It happens only once: the page stays as the server rendered it.
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    expect(loads).toEqual([START]);
    expect(page.url()).toMatch(/\?a=b#strategies$/);
  });

  test("V2 again after a full load that came to nothing", async ({ page }) => {
    await open(page, START);
    await page.route(dataOf(OTHER), block);
    let documents = 0;
    await page.route(`**${OTHER}`, (route) => {
      documents += 1;
      return route.fulfill({ status: 204 });
    });
    await sidebarLink(page, OTHER).click();
    await expect.poll(() => documents).toBe(1);
    await sidebarLink(page, OTHER).click();
    await expect.poll(() => documents).toBe(2);
    expect(page.url()).toMatch(new RegExp(`${START}$`));
  });

  test("V3 a second failure shows the text and Retry, and loads nothing by itself; storage works", async ({
    page,
  }) => {
    await open(page, START);
    await expectFailure(page);
  });

  test("V3 a page that is opened, and gets something else as its data, stays readable, with Retry", async ({
    page,
  }) => {
    // Only the not-found page requests its data from the host. All other pages have it in their
    // HTML.
    const data = "**/page-data/404.html/page-data.json";
    const loads = loadsOf(page);
    const alert = page.getByRole("alert");
    for (const [what, broken] of Object.entries(BROKEN)) {
      await test.step(what, async () => {
        await breakData(page, data, broken);
        await page.goto("/no/such/page");
        await expect(alert).toContainText("could not be loaded");
        await expect(heading(page)).toHaveText("Page not found");
        await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeVisible();
        await page.unroute(data);
      });
    }
    expect(loads).toHaveLength(Object.keys(BROKEN).length);
    await alert.getByRole("button", { name: "Retry" }).click();
    await hydrated(page);
    await expect(alert).toHaveCount(0);
    await expect(heading(page)).toHaveText("Page not found");
  });

  test("V3 so does one whose HTML has broken data in it", async ({ page }) => {
    await page.addInitScript(() => {
      let data: { result: unknown };
      Object.defineProperty(window, "pageData", {
        get: () => data,
        set: (given) => {
          data = { ...given, result: null };
        },
      });
    });
    const loads = loadsOf(page);
    await page.goto(START);
    await expect(page.getByRole("alert")).toContainText("could not be loaded");
    await expect(heading(page)).toHaveText("MetaDEX");
    expect(loads).toEqual([START]);
  });

  test.describe("E1 something fails above the frame", () => {
    /** Makes Gatsby's own components fail on the data of some pages. */
    const breakGatsby = (page: Page) =>
      page.addInitScript(() => {
        const broken = {
          get: () => {
            throw new Error("Above the frame.");
          },
        };
        let data: { result: { pageContext: object } };
        Object.defineProperty(window, "pageData", {
          get: () => data,
          set: (given) => {
            data = given;
            if (!("isWell" in sessionStorage))
              Object.defineProperty(data.result.pageContext, "__params", broken);
          },
        });
      });

    test("a page that is opened stays as its HTML is, with Retry", async ({ page }) => {
      await breakGatsby(page);
      const loads = loadsOf(page);
      await page.goto(`${START}?from=mail#strategies`);
      const alert = page.getByRole("alert");
      await expect(alert).toContainText("could not be loaded");
      await expect(heading(page)).toHaveText("MetaDEX");
      await expect(page.locator("#strategies")).toBeInViewport();
      expect(loads).toEqual([START]);
      await page.evaluate(() => sessionStorage.setItem("isWell", ""));
      await alert.getByRole("button", { name: "Retry" }).click();
      await hydrated(page);
      await expect(alert).toHaveCount(0);
    });

    test("the way to another page loads it in full, once, with hash and query", async ({
      page,
    }) => {
      await open(page, START);
      const loads = loadsOf(page);
      await page.evaluate(async (address) => {
        const loaded = await window.___loader?.loadPage?.(address);
        const context = loaded?.json?.pageContext ?? {};
        Object.defineProperty(context, "__params", {
          get: () => {
            throw new Error("Above the frame.");
          },
        });
        window.___navigate?.(`${address}#the-fee`);
      }, `${OTHER}?from=docs`);
      await expect(heading(page)).toHaveText("Dynamic fees");
      await hydrated(page);
      expect(page.url()).toMatch(/\?from=docs#the-fee$/);
      expect(loads).toEqual([OTHER]);
    });
  });

  test("V3 the search's script fails: its text, Retry, and Close", async ({ page }) => {
    await open(page, START);
    const box = page.getByRole("button", { name: "Search" }).first();
    const before = await page.evaluate(() => performance.getEntriesByType("resource").length);
    expect(before).toBeGreaterThan(0);
    await page.route(/\.js$/, block);
    await box.click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("The search could not be loaded.");
    await alert.getByRole("button", { name: "Close" }).click();
    await expect(alert).toHaveCount(0);

    await box.click();
    await expect(alert).toBeVisible();
    await page.unroute(/\.js$/);
    await page.keyboard.type("locking");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole("option").first()).toBeVisible();
  });

  test("V3 a calculator's script fails: what the server rendered stays, with Retry", async ({
    page,
  }) => {
    const unblock = await blockScript(page, "Voting weight of a lock");
    await open(page, "/docs/core/kest-n-vekest");
    const alert = page.getByRole("alert");
    const calculator = page.getByRole("figure", { name: "Voting weight of a lock" });
    await expect(alert).toContainText("The voting weight calculator could not be loaded.");
    await expect(calculator.getByRole("status")).toContainText("This lock: 498.6");
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toContainText("could not be loaded");
    await expect(calculator).toBeVisible();

    unblock();
    await alert.getByRole("button", { name: "Retry" }).click();
    await expect(alert).toHaveCount(0);
    await calculator.getByRole("spinbutton", { name: "Locked KEST" }).fill("2000");
    await expect(calculator.getByRole("status")).toContainText("This lock: 997.3");
    await expect(heading(page)).not.toHaveText("Page Error");
  });
});

test.describe("V4 scrolling", () => {
  const id = "strategies";

  /** Returns the distance from the top of the window to an element, in px. */
  const topOf = (page: Page, selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

  const navbarHeight = (page: Page): Promise<number> =>
    page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);

  async function expectAtAnchor(page: Page, selector: string): Promise<void> {
    await expect.poll(() => topOf(page, selector)).toBeLessThan(200);
    expect(await topOf(page, selector)).toBeGreaterThanOrEqual(await navbarHeight(page));
  }

  test("another page begins at its top, Back and Forward restore the position, and the page that is left does not move", async ({
    page,
  }) => {
    const seen = await watchFrames(page, () => {
      const title = document.querySelector("h1")?.textContent ?? "";
      return title === "Dynamic fees" ? `${window.scrollY}` : undefined;
    });
    await open(page, START);
    await scrollTo(page, 900);
    await sidebarLink(page, OTHER).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).not.toHaveText("Dynamic fees");
    await expect.poll(() => scrollY(page)).toBe(900);
    expect(await seen()).not.toContain("900");
    // A scroll event on the way back does not count for this page either.
    await page.goForward();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await expect.poll(() => scrollY(page)).toBe(0);
    await scrollTo(page, 500);
    await page.goBack();
    await expect(heading(page)).not.toHaveText("Dynamic fees");
    await expect.poll(() => scrollY(page)).toBe(900);
    await page.goForward();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await expect.poll(() => scrollY(page)).toBe(500);
  });

  test("Back over another site and several pages restores the position", async ({ page }) => {
    await open(page, START);
    await scrollTo(page, 900);
    await sidebarLink(page, OTHER).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await page.goto("about:blank");
    // The page that goes must not go before it has answered.
    await page.evaluate(() => void setTimeout(() => history.go(-2)));
    await page.waitForURL(`**${START}`);
    await hydrated(page);
    await expect.poll(() => scrollY(page)).toBe(900);
  });

  test("Back within a page restores the position, between anchors and links", async ({ page }) => {
    await open(page, "/blog");
    await page.evaluate((to) => window.___navigate?.(to), START);
    await expect(heading(page)).not.toHaveText("Blog");
    await scrollTo(page, 400);
    await page.evaluate((hash) => location.assign(`#${hash}`), id);
    await expectAtAnchor(page, `#${id}`);
    await scrollTo(page, 1000);
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(400);
    await page.goForward();
    await expect.poll(() => scrollY(page)).toBe(1000);
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText("Blog");
    await page.goForward();
    await expect(heading(page)).not.toHaveText("Blog");
    await expect.poll(() => scrollY(page)).toBe(400);
  });

  test("Tab goes on from a click, and the skip link and the next page still take the focus", async ({
    page,
  }) => {
    await open(page, START);
    const last = page.locator("article h2 a").last();
    await last.evaluate((node) => node.scrollIntoView({ block: "center" }));
    const heading = page.locator("article h2").last();
    await heading.click({ position: { x: 2, y: 5 } });
    await page.keyboard.press("Tab");
    await expect(last).toBeFocused();
    await sidebarLink(page, OTHER).click();
    await page.waitForURL(`**${OTHER}`);
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main :focus")).toHaveCount(1);
  });

  test("Tab goes on from the place of another page that a link leads to", async ({ page }) => {
    await open(page, OTHER);
    const link = page.locator('article a[href*="/docs/core/"][href*="#"]').first();
    const id = (await link.getAttribute("href"))?.split("#")[1];
    await link.press("Enter");
    await expectAtAnchor(page, `#${id}`);
    await page.keyboard.press("Tab");
    await expect(page.locator(`#${id} a`)).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.locator(`#${id}`).getAttribute("tabindex")).toBeNull();
  });

  test("Back to an address with a hash restores the position, not the anchor", async ({ page }) => {
    await open(page, "/blog");
    await page.evaluate(([path, hash]) => window.___navigate?.(`${path}#${hash}`), [
      START,
      id,
    ] as const);
    await expectAtAnchor(page, `#${id}`);
    await scrollTo(page, 300);
    await sidebarLink(page, OTHER).click();
    await expect(heading(page)).toHaveText("Dynamic fees");
    await page.goBack();
    await expect(heading(page)).not.toHaveText("Dynamic fees");
    await expect.poll(() => scrollY(page)).toBe(300);
  });

  test("a page opened anew begins at its top, wherever the reader was before, and a reload stays there, also with a hash", async ({
    page,
  }) => {
    await open(page, START);
    await scrollTo(page, 900);
    await open(page, OTHER);
    await open(page, START);
    expect(await scrollY(page)).toBe(0);
    await open(page, OTHER);
    await open(page, `${START}#${id}`);
    await scrollTo(page, 1200);
    await page.reload();
    await hydrated(page);
    expect(await scrollY(page)).toBe(1200);
  });

  test("goes to the anchor, below the navbar: on loading", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, `${START}#${id}`);
    await expectAtAnchor(page, `#${id}`);
  });

  const expectInView = (page: Page, name: string) =>
    expect
      .poll(() =>
        page.evaluate((id) => {
          const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
          return top >= 0 && top < window.innerHeight;
        }, name),
      )
      .toBe(true);

  test("finds an anchor that appears late, unless the reader has scrolled", async ({ page }) => {
    const addLate = (name: string) =>
      page.evaluate(
        (late) =>
          new Promise((done) => {
            const element = document.createElement("p");
            element.id = late;
            element.textContent = "late";
            document.querySelector("main")?.append(element);
            requestAnimationFrame(() => requestAnimationFrame(done));
          }),
        name,
      );
    await open(page, "/blog");
    await page.evaluate((to) => window.___navigate?.(to), `${START}#geb%C3%BChr`);
    await expect(heading(page)).not.toHaveText("Blog");
    await addLate("gebühr");
    await expectInView(page, "gebühr");

    await scrollTo(page, 0);
    await page.evaluate((to) => window.___navigate?.(to), `${START}#later`);
    await page.waitForURL("**#later");
    // After this the page waits for its anchor.
    await twoFrames(page);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollY(page)).toBe(100);
    await addLate("later");
    expect(await scrollY(page)).toBe(100);
  });

  test("a hash that is not well encoded breaks nothing: by a link, on loading, by a plain link in the page", async ({
    page,
  }) => {
    const faults = new Faults(page, () => false);
    const expectReaction = async () => {
      await expect(heading(page)).toHaveText(/MetaDEX/);
      await sidebarLink(page, OTHER).click();
      await expect(heading(page)).toHaveText("Dynamic fees");
      expect(faults.found).toEqual([]);
    };
    await open(page, "/blog");
    await page.evaluate((path) => window.___navigate?.(`${path}#%E0%A4%A`), START);
    await expectReaction();
    await open(page, `${START}#%E0%A4%A`);
    await expectReaction();
    await open(page, START);
    await page.evaluate(() => {
      location.hash = "#%E0%A4%A";
    });
    await expectReaction();
  });
});

test.describe("V5 prefetching", () => {
  test.use({ savesData: false });

  /** Counts what the site fetches for a page before its visit. */
  function fetchesOf(page: Page, path: string) {
    const fetched = { data: 0, scripts: 0 };
    page.on("request", (request) => {
      if (request.url().includes(`/page-data${path}/page-data.json`)) fetched.data += 1;
      if (/component---src-templates-tag-template-tsx-/.test(request.url())) fetched.scripts += 1;
    });
    return fetched;
  }
  const TAG = "/blog/tags/gatsby";
  const tagLink = (page: Page) => page.locator(`main a[href="${TAG}"]`).first();

  test("a link in view, as soon as the page is idle: its data and its script", async ({ page }) => {
    // Nothing that waits for a second or longer happens in this page.
    await page.addInitScript(() => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, delay = 0) =>
        delay < 1000 ? setTimeout(run, delay) : 0) as typeof window.setTimeout;
    });
    const fetched = fetchesOf(page, TAG);
    await open(page, "/blog");
    await tagLink(page).scrollIntoViewIfNeeded();
    await expect.poll(() => fetched).toEqual({ data: 1, scripts: 1 });
    // The link was not hovered. All that the page needs is there.
    await page.route("**/*", (route) => route.abort());
    await tagLink(page).evaluate((link: HTMLElement) => link.click());
    await expect(heading(page)).toContainText("Gatsby");
  });

  test("the next and the previous page, wherever their links are", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, START);
    const pager = page.getByRole("navigation", { name: "Docs pages" }).getByRole("link");
    await expect(pager).not.toHaveCount(0);
    await expect(pager.first()).not.toBeInViewport();
    const paths = await pager.evaluateAll((links: HTMLAnchorElement[]) =>
      links.map(({ pathname }) => pathname),
    );
    await expect
      .poll(() =>
        page.evaluate(
          (wanted) => wanted.filter((path) => window.___loader?.loadPageSync?.(path)),
          paths,
        ),
      )
      .toEqual(paths);
  });

  /** Makes the page believe that no link is ever in view. */
  const withoutLinksInView = (page: Page) =>
    page.addInitScript(() => {
      Element.prototype.getBoundingClientRect = () => new DOMRect();
    });

  test("at once on hover, on focus, and when a press begins", async ({ page }) => {
    await withoutLinksInView(page);
    const POST = "/blog/first-blog-post";
    const fetched = fetchesOf(page, TAG);
    const ofPost = fetchesOf(page, POST);
    const AUTHOR = "/blog/authors/community-team";
    const ofAuthor = fetchesOf(page, AUTHOR);
    await open(page, "/blog");
    expect(fetched.data).toBe(0);
    await tagLink(page).hover();
    await expect.poll(() => fetched.data > 0 && fetched.scripts > 0).toBe(true);
    expect(ofPost.data).toBe(0);
    await page.locator(`main a[href="${POST}"]`).first().focus();
    await expect.poll(() => ofPost.data).toBeGreaterThan(0);
    expect(ofAuthor.data).toBe(0);
    await page
      .locator(`a[href="${AUTHOR}"]`)
      .first()
      .dispatchEvent("pointerdown", { bubbles: true });
    await expect.poll(() => ofAuthor.data).toBeGreaterThan(0);
  });

  test("nothing that is no page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await open(page, START);
    await page.locator("summary", { hasText: "Copy page" }).click();
    const copy = page.getByRole("link", { name: "View as Markdown" });
    await copy.hover();
    await copy.focus();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /\.md\b/.test(path))).toEqual([]);
    expect(asked.filter((path) => /\/page-data\/404/.test(path))).toEqual([]);
  });

  test.describe("with data saver", () => {
    test.use({ savesData: true });

    test("nothing, but the page opens", async ({ page }) => {
      const fetched = fetchesOf(page, TAG);
      await open(page, "/blog");
      await tagLink(page).scrollIntoViewIfNeeded();
      await tagLink(page).hover();
      await tagLink(page).focus();
      // If the page fetches anything, it does so before this request.
      await page.evaluate(() => fetch("/page-data/app-data.json"));
      await page.waitForLoadState("networkidle");
      expect(fetched).toEqual({ data: 0, scripts: 0 });
      await tagLink(page).click();
      await expect(heading(page)).toContainText("Gatsby");
    });
  });
});

test("V3, V6 with storage blocked every page works, also after a second failure, and nothing is reported", async ({
  page,
}) => {
  await blockStorage(page);
  const faults = new Faults(page, () => false);
  await open(page, START);
  await page.getByRole("button", { name: /mode/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  const bar = page.getByRole("region", { name: "Announcement" });
  await expect(bar).toBeVisible();
  await page.getByRole("button", { name: "Close announcement" }).click();
  await expect(bar).toBeHidden();
  await sidebarLink(page, OTHER).click();
  await expect(heading(page)).toHaveText("Dynamic fees");
  await page.goBack();
  await expect(heading(page)).not.toHaveText("Dynamic fees");
  expect(faults.found).toEqual([]);
  await open(page, START);
  await expectFailure(page);
});
