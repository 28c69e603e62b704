import type { Reader } from "./reader";
import { goBack, goForward, ready } from "./show";
import { expect, test } from "./test";

const DOC = "/docs/core/metadex";
const LONG = "/docs/core/oracle-n-mev-protection";
const OTHER = "/docs/core/dynamic-fees";
/** The second doc of the sidebar, and one to which a link of the text leads. */
const IN_VIEW = "/docs/core/metadex-properties";
const IN_TEXT = "/docs/core/legacy-liquidity";

const SCRIPTS = /\.js$/;
const DATA = /^\/page-data\/.*page-data\.json$/;
const BOX = "dialog[open] [role=combobox]";
const MENU = "dialog[open] button[aria-label='Close menu']";
const MODE = "button[aria-label^='Switch between dark and light']";
const PHONE = [390, 844] as const;

/**
 * The longest time from a page's first paint until it asks for its scripts, in ms, on a busy
 * machine. A page that notices no paint asks for them after 3 s.
 */
const LATE = 2500;

/** Polls a function in the page until the expectation holds. */
const see = <Seen>(reader: Reader, look: (...values: string[]) => Seen, ...values: string[]) =>
  expect.poll(() => reader.look(look, ...values));

const isThere = (selector: string): boolean => {
  const element = document.querySelector(selector);
  return element !== null && element.getClientRects().length > 0;
};
const expectThere = (reader: Reader, selector: string) => see(reader, isThere, selector).toBe(true);
const expectGone = (reader: Reader, selector: string) => see(reader, isThere, selector).toBe(false);

const textOf = (selector: string): string =>
  document.querySelector(selector)?.textContent?.trim() ?? "";
const focusedText = (): string => document.activeElement?.textContent?.trim() ?? "";
const pathname = (): string => location.pathname;
const scrolled = (): number => Math.round(scrollY);

/** Opens a page and waits until it reacts. */
async function openReady(reader: Reader, url: string): Promise<void> {
  await reader.open(url);
  await ready(reader);
}

/** Marks the page, so that a test can tell whether it was loaded again. */
const mark = (reader: Reader) => reader.look(() => void Object.assign(window, { isMarked: true }));
const expectSamePage = async (reader: Reader) =>
  expect(await reader.look(() => Reflect.get(window, "isMarked") === true)).toBe(true);

/** Scrolls, and waits until the page has noted the position. */
const scrollDown = (reader: Reader, top: number) =>
  reader.look(
    (y) =>
      new Promise<void>((done) => {
        scrollTo(0, Number(y));
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestAnimationFrame(() => done())),
        );
      }),
    String(top),
  );

test.afterEach(({ reader }) => {
  // Some journeys break connections, so these messages are expected.
  const problems = reader
    .problems()
    .filter((problem) => !/^(?:Error: )?Failed to load/.test(problem));
  expect(problems).toEqual([]);
});

test.describe("V5 the start", () => {
  for (const hash of ["", "#cost"]) {
    test(
      `a page opened ${hash ? "at a hash" : "at its top"} asks for its scripts soon after its first paint`,
      {
        tag: hash ? [] : ["@full"],
      },
      async ({ reader, site }, { annotations }) => {
        await openReady(reader, `${site.url}${LONG}${hash}`);
        const waited = await reader.look(() => {
          const [page] = performance.getEntriesByType("navigation");
          const parsed = page instanceof PerformanceNavigationTiming ? page.domInteractive : 0;
          // A browser may report no paint. Then the time counts from the moment the page was parsed,
          // which is earlier.
          const painted =
            performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? parsed;
          const asked = performance
            .getEntriesByType("resource")
            .find(({ name }) => name.includes("/webpack-runtime"));
          return Math.round((asked?.startTime ?? Number.POSITIVE_INFINITY) - painted);
        });
        annotations.push({ type: "ms from paint to scripts", description: String(waited) });
        expect(waited).toBeLessThan(LATE);
      },
    );
  }

  test("S2 keys that open the search are kept until React is there", async ({ reader, site }) => {
    const release = site.hold(SCRIPTS);
    await reader.open(`${site.url}${LONG}#cost`);
    await reader.press("Control", "k");
    release();
    await expectThere(reader, BOX);
  });

  test("a button that is used early is used when React is there", async ({ reader, site }) => {
    const release = site.hold(SCRIPTS);
    await reader.open(`${site.url}${DOC}`);
    await reader.click(MODE);
    release();
    await see(reader, () => document.documentElement.dataset.theme).toBe("light");
  });
});

test("D5 a page opened at a hash shows its heading below the navbar and marks it in the contents", async ({
  reader,
  site,
}) => {
  await openReady(reader, `${site.url}${LONG}#cost`);
  await see(reader, () => {
    const heading = document.getElementById("cost")?.getBoundingClientRect();
    const bar = document.querySelector("nav[aria-label=Main]")?.getBoundingClientRect();
    return heading && bar ? heading.top > bar.bottom && heading.top < innerHeight / 2 : "nothing";
  }).toBe(true);
  await see(reader, () =>
    document.querySelector("[aria-current=location]")?.getAttribute("href"),
  ).toBe("#cost");
});

test("L1 the first Tab leads to the skip link, and that to the main region", async ({
  reader,
  site,
}) => {
  await openReady(reader, `${site.url}${DOC}`);
  await reader.press("Tab");
  await see(reader, focusedText).toMatch(/^Skip/);
  await reader.press("Enter");
  await see(reader, () => document.activeElement?.closest("main") !== null).toBe(true);
});

test("V4 Tab goes on from a click, and from the place of another page that a link leads to", async ({
  reader,
  site,
}) => {
  const focused = () => document.activeElement?.getAttribute("href");
  await openReady(reader, `${site.url}${LONG}#cost`);
  await reader.click("#cost");
  await reader.press("Tab");
  await see(reader, focused).toBe("#cost");
  await openReady(reader, `${site.url}${DOC}`);
  await reader.look((to: string) => window.___navigate?.(to), `${LONG}#cost`);
  await see(reader, () => document.activeElement?.id).toBe("cost");
  await reader.press("Tab");
  await see(reader, focused).toBe("#cost");
});

test("L5 the menu of a phone keeps the focus, and Escape closes it", { tag: "@full" }, async ({
  reader,
  site,
}) => {
  await reader.resize(...PHONE);
  await openReady(reader, `${site.url}${DOC}`);
  await reader.click("button[aria-label='Open menu']");
  await expectThere(reader, MENU);
  for (let stop = 0; stop < 4; stop += 1) {
    await reader.press("Tab");
    const isInside = await reader.look(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement?.closest("dialog") !== null;
    });
    expect(isInside).toBe(true);
  }
  await reader.press("Escape");
  await expectGone(reader, MENU);
  await see(reader, () => document.activeElement?.getAttribute("aria-label")).toBe("Open menu");
});

test.describe("S2 the search", () => {
  test("opens with its keys, and Escape closes it, whatever has been typed", async ({
    reader,
    site,
  }) => {
    await openReady(reader, `${site.url}${DOC}`);
    for (const text of ["", "fees"]) {
      await reader.press("Control", "k");
      await expectThere(reader, BOX);
      if (text !== "") await reader.type(text);
      await reader.press("Escape");
      await expectGone(reader, BOX);
    }
  });

  test("leads to a result by keyboard", { tag: "@full" }, async ({ reader, site }) => {
    await openReady(reader, `${site.url}${DOC}`);
    await mark(reader);
    await reader.press("/");
    await expectThere(reader, BOX);
    await reader.type("emission schedule");
    await expectThere(reader, "[role=option]");
    await reader.press("ArrowDown");
    await reader.press("ArrowUp");
    await reader.press("Enter");
    await see(reader, pathname).not.toBe(DOC);
    await expectGone(reader, BOX);
    await expectSamePage(reader);
  });
});

test("C1 C2 the colour mode is switched, and outlives a reload", { tag: "@full" }, async ({
  reader,
  site,
}) => {
  await openReady(reader, `${site.url}${DOC}`);
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;
  const dark = await reader.look(ground);
  await reader.click(MODE);
  await see(reader, ground).not.toBe(dark);
  const light = await reader.look(ground);
  await reader.reload();
  await see(reader, ground).toBe(light);
});

test("L2 the announcement is closed, and stays so", { tag: "@full" }, async ({ reader, site }) => {
  const bar = "section[aria-label=Announcement]";
  await openReady(reader, `${site.url}/`);
  await expectThere(reader, bar);
  await reader.click(`${bar} button`);
  await expectGone(reader, bar);
  await reader.reload();
  await ready(reader);
  await expectGone(reader, bar);
});

test("S4 V4 the page of results leads to a section, and Back shows it again", {
  tag: "@full",
}, async ({ reader, site }) => {
  const result = "main ol a[href*='#']";
  await openReady(reader, `${site.url}/search?q=lock`);
  await expectThere(reader, result);
  await reader.click(result);
  await see(reader, pathname).not.toBe("/search");
  await goBack(reader);
  await see(reader, pathname).toBe("/search");
  await expectThere(reader, result);
});

test("M1 tabs are worked by arrows, and all of a group follow", { tag: "@full" }, async ({
  reader,
  site,
}) => {
  await openReady(reader, `${site.url}/elements`);
  await expectThere(reader, "[role=tab]");
  // The script of tabs hides panels. It starts for each group of tabs by itself.
  const areStarted = () =>
    Array.from(document.querySelectorAll("[role=tablist]"), ({ parentElement }) =>
      parentElement?.querySelector(":scope > [role=tabpanel][hidden]"),
    ).every(Boolean);
  await see(reader, areStarted).toBe(true);
  await reader.click("[role=tab]");
  await reader.press("ArrowRight");
  const chosen = () =>
    Array.from(
      document.querySelectorAll("[role=tab][aria-selected=true]"),
      (tab) => tab.textContent?.trim() ?? "",
    ).filter((name) => name === "pnpm").length;
  await see(reader, chosen).toBeGreaterThan(1);
});

test("a term shows its definition where the mouse rests, and where the focus is; Escape closes it", {
  tag: "@full",
}, async ({ reader, site, journeyBrowser }) => {
  test.skip(journeyBrowser === "chromium-109", "It has no popovers: terms stay links.");
  const term = "article a[href*='/glossary#']";
  const note = "[role=note][popover]";
  await openReady(reader, `${site.url}${OTHER}`);
  await reader.hover(term);
  await expectThere(reader, note);
  await reader.press("Escape");
  await expectGone(reader, note);
  await reader.look((selector) => document.querySelector<HTMLElement>(selector)?.focus(), term);
  await expectThere(reader, note);
});

test.describe("on a screen that is touched", () => {
  test.beforeEach(async ({ reader, journeyBrowser }) => {
    test.skip(journeyBrowser === "webkit", "Its driver has no touch.");
    await reader.resize(...PHONE);
  });

  test("L5 the menu opens, and a link leads to its page", async ({ reader, site }) => {
    await openReady(reader, `${site.url}${DOC}`);
    await reader.tap("button[aria-label='Open menu']");
    await expectThere(reader, MENU);
    await reader.tap(`dialog[open] a[href='${OTHER}']`);
    await see(reader, pathname).toBe(OTHER);
    await expectGone(reader, MENU);
  });

  test("a term shows its definition, or leads to it where there are no popovers", {
    tag: "@full",
  }, async ({ reader, site }) => {
    await openReady(reader, `${site.url}${DOC}`);
    await reader.tap("article a[href*='/glossary#']");
    await see(
      reader,
      () =>
        document.querySelector("[role=note][popover]") !== null ||
        location.pathname === "/glossary",
    ).toBe(true);
  });
});

test("what is scrolled is hardly seen behind the navbar", { tag: "@full" }, async ({
  reader,
  site,
}) => {
  await reader.open(`${site.url}${DOC}`);
  const ground = await reader.look(() => {
    const bar = document.querySelector("nav[aria-label=Main]")?.parentElement;
    return bar && getComputedStyle(bar).backgroundColor;
  });
  const [, alpha = "1"] = /^rgba?\((?:\d+, ){2}\d+(?:, ([\d.]+))?\)$/.exec(ground ?? "") ?? [
    "",
    "0",
  ];
  expect(Number(alpha)).toBeGreaterThan(0.9);
});

test("D7 code is copied", { tag: "@full" }, async ({ reader, site }) => {
  await openReady(reader, `${site.url}/elements`);
  const copy = "figure:has([role=group]) figcaption button:last-child";
  const before = await reader.look(textOf, copy);
  await reader.click(copy);
  await see(reader, textOf, copy).not.toBe(before);
});

test("M3 a picture is enlarged, and Escape closes it", { tag: "@full" }, async ({
  reader,
  site,
}) => {
  const enlarge = "button[aria-label^='Enlarge']";
  await openReady(reader, `${site.url}/elements`);
  await reader.look(() =>
    document.querySelector("article img")?.scrollIntoView({ block: "center" }),
  );
  await reader.click(enlarge);
  await expectThere(reader, "dialog[open] img");
  await reader.press("Escape");
  await expectGone(reader, "dialog[open]");
});

test("M5 a chart follows its slider and its fields", { tag: "@full" }, async ({ reader, site }) => {
  await openReady(reader, `${site.url}${OTHER}`);
  const values = "figure output";
  await reader.look(() => document.querySelector("figure")?.scrollIntoView({ block: "center" }));
  await see(reader, () =>
    Object.keys(document.querySelector("figure") ?? {}).some((key) => key.startsWith("__react")),
  ).toBe(true);
  const first = await reader.look(textOf, values);
  await reader.click("figure input[type=range]");
  await reader.press("End");
  await see(reader, textOf, values).not.toBe(first);
  const moved = await reader.look(textOf, values);
  await reader.click("figure input[type=number]");
  await reader.press("Control", "a");
  await reader.type("0.5");
  await see(reader, textOf, values).not.toBe(moved);
  expect(
    await reader.look(
      () => document.querySelector<HTMLInputElement>("figure input[type=number]")?.value,
    ),
  ).toBe("0.5");
});

test("M5 a number of an example is changed where it stands, and nothing moves", {
  tag: "@full",
}, async ({ reader, site }) => {
  const input = "#swap-example input[aria-label=sold]";
  const place = (): number[] => {
    const text = document.querySelector("#swap-example p:has([aria-label=sold])");
    const { width = 0, height = 0 } = text?.getBoundingClientRect() ?? {};
    return [Math.round(width), Math.round(height)];
  };
  await openReady(reader, `${site.url}/docs/core/legacy-liquidity`);
  await expectThere(reader, input);
  const before = await reader.look(place);
  await reader.look(() => document.querySelector("#swap-example")?.scrollIntoView());
  await reader.click(input);
  await reader.press("ArrowUp");
  await see(reader, textOf, "#swap-example li").toBe("The fee: 0.33 X");
  await reader.press("Control", "a");
  await reader.type("1,5");
  await see(reader, textOf, "#swap-example [aria-live=polite]:not(:empty)").toBe(
    "Write decimals behind a point, as in 1.5.",
  );
  // The last good value on the way was 1.
  await see(reader, textOf, "#swap-example li").toBe("The fee: 0.003 X");
  expect(await reader.look(place)).toEqual(before);
});

test("M5 a diagram is as high as it is drawn, and its words stand in it", { tag: "@full" }, async ({
  reader,
  site,
}) => {
  await reader.open(`${site.url}/docs/core/tokenomics-n-emissions`);
  const [off, lines, outside] = await reader.look(() => {
    const drawing = document.querySelector("figure svg[height]");
    if (!drawing) return [Number.NaN, 0, 0];
    const place = drawing.getBoundingClientRect();
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const texts = Array.from(drawing.querySelectorAll("text"), (text) =>
      text.getBoundingClientRect(),
    );
    return [
      place.height - Number.parseFloat(drawing.getAttribute("height") ?? "") * rem,
      new Set(texts.map(({ bottom }) => Math.round(bottom))).size,
      texts.filter(({ top, bottom }) => top < place.top - 1 || bottom > place.bottom + 1).length,
    ];
  });
  expect(off).toBeCloseTo(0);
  expect(lines).toBeGreaterThan(3);
  expect(outside).toBe(0);
});

test.describe("V1 V4 from page to page", () => {
  const link = `nav[aria-label=Docs] a[href='${OTHER}']`;

  test("a click shows the next page from its top; Back and Forward restore the places", async ({
    reader,
    site,
  }) => {
    await openReady(reader, `${site.url}${DOC}`);
    await mark(reader);
    await scrollDown(reader, 600);
    await reader.click(link);
    await see(reader, pathname).toBe(OTHER);
    await see(reader, scrolled).toBe(0);
    await scrollDown(reader, 300);
    await goBack(reader);
    await see(reader, pathname).toBe(DOC);
    await see(reader, scrolled).toBe(600);
    await goForward(reader);
    await see(reader, pathname).toBe(OTHER);
    await see(reader, scrolled).toBe(300);
    await expectSamePage(reader);
  });

  test("V5 a page is fetched ahead when its link is in view or focused, which no policy forbids", async ({
    reader,
    site,
  }) => {
    const isAsked = (path: string) => () => site.asked.includes(`/page-data${path}/page-data.json`);
    await reader.resize(1280, 400);
    await openReady(reader, `${site.url}${DOC}`);
    await expect.poll(isAsked(IN_VIEW)).toBe(true);
    expect(isAsked(IN_TEXT)()).toBe(false);
    await reader.look(
      (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.focus(),
      IN_TEXT,
    );
    await expect.poll(isAsked(IN_TEXT)).toBe(true);
  });

  test("V5 a click on a page that was fetched ahead asks for nothing more", async ({
    reader,
    site,
  }) => {
    await openReady(reader, `${site.url}${DOC}`);
    await reader.hover(link);
    // Only the page's data is fetched: this page already has the script of the template.
    await expect.poll(() => site.asked.filter((path) => path.includes(OTHER))).toHaveLength(1);
    await reader.click(link);
    await see(reader, pathname).toBe(OTHER);
    expect(site.asked.filter((path) => path.includes(OTHER))).toHaveLength(1);
  });

  test("the progress bar is shown while a page is awaited", { tag: "@full" }, async ({
    reader,
    site,
  }) => {
    const bar = ".progress";
    const release = site.hold(DATA);
    await openReady(reader, `${site.url}${DOC}`);
    await reader.click(link);
    await expectThere(reader, bar);
    release();
    await see(reader, pathname).toBe(OTHER);
    await expectGone(reader, bar);
  });

  test("E3 a page whose data fails is loaded in full", { tag: "@full" }, async ({
    reader,
    site,
  }) => {
    site.fail(DATA);
    await openReady(reader, `${site.url}${DOC}`);
    await mark(reader);
    await reader.click(link);
    await see(reader, () => location.pathname + document.querySelector("h1")?.textContent).toBe(
      `${OTHER}Dynamic fees`,
    );
    expect(await reader.look(() => Reflect.get(window, "isMarked"))).toBeFalsy();
  });

  test("V3 a part whose script fails says so, and Retry loads it", { tag: "@full" }, async ({
    reader,
    site,
  }) => {
    await openReady(reader, `${site.url}${DOC}`);
    const mend = site.fail(SCRIPTS);
    await reader.press("Control", "k");
    await expectThere(reader, "[role=alert] button");
    mend();
    await reader.click("[role=alert] button");
    await expectThere(reader, BOX);
  });

  test("V3 a page whose scripts fail says so, and Retry loads them", { tag: "@full" }, async ({
    reader,
    site,
  }) => {
    const mend = site.fail(/^\/app-\w+\.js$/);
    await reader.open(`${site.url}${DOC}`);
    await expectThere(reader, "[role=alert] button");
    await see(reader, textOf, "[role=alert]").toContain("do not work");
    mend();
    await reader.click("[role=alert] button");
    await ready(reader);
    await expectGone(reader, "[role=alert]");
    await reader.press("Control", "k");
    await expectThere(reader, BOX);
  });

  test("a reload keeps the place, and Back from another site leads to a page that reacts", async ({
    reader,
    site,
  }) => {
    await openReady(reader, `${site.url}${DOC}`);
    await scrollDown(reader, 500);
    // The browser itself restores the position here. Chromium 109 misses it by one line.
    const isThere = () => Math.abs(scrollY - 500) < 40;
    await reader.reload();
    await ready(reader);
    await see(reader, isThere).toBe(true);
    await reader.open(`${site.url}/robots.txt`);
    await goBack(reader);
    await see(reader, pathname).toBe(DOC);
    await ready(reader);
    await see(reader, isThere).toBe(true);
    await reader.press("Control", "k");
    await expectThere(reader, BOX);
  });
});
