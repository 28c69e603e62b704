import { isLanding } from "../../playwright.config";
import { FIXTURE, publicOf } from "../sites/sites";
import { ALL, COLOURS, violations } from "./axe";
import {
  become,
  DESKTOP,
  type Device,
  faultsOnPaper,
  type Mode,
  PHONE,
  setMode,
  tooWideAt,
  unboundedControls,
  unfold,
  WIDTHS,
  wideFormulas,
} from "./checks";
import { firstPaint, holdScripts, hydrated, open, twoFrames, watchShifts } from "./loading";
import { isShownAt, KINDS, type Kind } from "./pages";
import { expect, Faults, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

/** This host sends pages in pieces. */
let slow: Host;
test.beforeAll(async () => {
  slow = await startStaticServer(publicOf(FIXTURE), { isSlow: true, isClean: true });
});
test.afterAll(() => slow?.stop());

/** Gatsby also requests the data of an unknown page. */
const isMissing =
  ({ path }: Kind) =>
  (url: string) =>
    path.includes("metadx") && url.includes(path);

interface Visit {
  device: Device;
  mode: Mode;
}
const ON_PHONE: Visit = { device: PHONE, mode: "light" };
const ON_DESKTOP: Visit = { device: DESKTOP, mode: "dark" };
const MORE: Visit[] = [
  { device: PHONE, mode: "dark" },
  { device: DESKTOP, mode: "light" },
];

/** Kinds that have parts on a desktop which they do not have on a phone. */
const WIDE = ["home", "elements", "doc", "blog"];

/** Kinds that differ from another one in their content alone. */
const VARIANTS = ["doc-calculator", "post-long", "post-mdx"];
const isVariant = ({ name }: Kind): boolean => VARIANTS.includes(name);

const visitsOf = (kind: Kind): (Visit & { isFirst: boolean; isFull: boolean })[] => [
  { ...ON_PHONE, isFirst: true, isFull: isVariant(kind) },
  { ...ON_DESKTOP, isFirst: false, isFull: !WIDE.includes(kind.name) },
  ...MORE.map((visit) => ({ ...visit, isFirst: false, isFull: true })),
];

/** Returns whether no other visit tests the other mode. */
const isOnlyVisit = ({ name }: Kind): boolean => isLanding && !WIDE.includes(name);

for (const kind of KINDS.filter(({ show }) => !show)) {
  for (const { device, mode, isFirst, isFull } of visitsOf(kind)) {
    const { width } = device.viewport;
    const fits = isFirst ? ", and fits every width and a sheet of paper" : "";
    test(`L2 L6 C2 M4 X5 X7 ${kind.name}, ${width} px, ${mode}: it arrives without a shift or a fault, is accessible${fits}`, {
      tag: isFull ? ["@full"] : [],
    }, async ({ page }) => {
      test.setTimeout(90_000);
      await become(page, device);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.addInitScript((choice) => localStorage.setItem("theme", choice), mode);
      const faults = new Faults(page, isMissing(kind));
      const shifts = await watchShifts(page);
      const release = await holdScripts(page);
      await page.goto(slow.url + kind.path, { waitUntil: "domcontentloaded" });
      await firstPaint(page);
      release();
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      for (const image of await page.getByRole("main").locator("img:visible").all()) {
        await image.scrollIntoViewIfNeeded();
        await expect(image).toHaveJSProperty("complete", true);
      }
      await twoFrames(page);
      expect(await shifts()).toEqual([]);
      expect(faults.found).toEqual([]);
      if (isFirst) {
        expect(await faultsOnPaper(page)).toEqual([]);
        await setMode(page, mode);
      }

      await unfold(page);
      expect(await violations(page, { rules: ALL })).toEqual([]);
      expect(await unboundedControls(page)).toEqual([]);
      if (isOnlyVisit(kind)) {
        await setMode(page, mode === "dark" ? "light" : "dark");
        expect(await violations(page, { rules: COLOURS })).toEqual([]);
      }
      if (isFirst) {
        expect(await tooWideAt(page, WIDTHS.toReversed())).toEqual([]);
        // The smallest width is the last one.
        expect(await wideFormulas(page)).toEqual([]);
      }
    });
  }
}

for (const kind of KINDS.filter(({ show }) => show)) {
  test(`X5 X7 ${kind.name} is accessible, and fits every width`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await become(page, kind.isMobile ? PHONE : DESKTOP);
    await open(page, kind.path);
    await kind.show?.(page);
    expect(await violations(page, { rules: ALL })).toEqual([]);
    await setMode(page, "light");
    expect(await violations(page, { rules: COLOURS })).toEqual([]);
    expect(await unboundedControls(page)).toEqual([]);
    const widths = WIDTHS.toReversed().filter((width) => isShownAt(kind, width));
    expect(await tooWideAt(page, widths)).toEqual([]);
  });
}

test("X7 tabs and dialogs of the elements are accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/elements");
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    const panel = await tab.getAttribute("aria-controls");
    expect(await violations(page, { within: `[role=tablist], [id="${panel}"]` })).toEqual([]);
  }
  const dialog = page.locator("dialog[open]");
  await page.getByRole("main").locator("[aria-haspopup=dialog]").first().click();
  await expect(dialog).toBeVisible();
  expect(await violations(page, { within: "dialog[open]" })).toEqual([]);
});

test("V1 a page that differs from what React renders is reported", async ({ page }) => {
  const faults = new Faults(page, () => false);
  await page.route("**/docs/core/metadex", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<h1([^>]*)>[^<]*/, "<h1$1>Another title");
    await route.fulfill({ response, body });
  });
  await open(page, "/docs/core/metadex");
  expect(faults.found.join()).toContain("Minified React error");
});
