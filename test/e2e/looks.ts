import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { awaitFonts, open, twoFrames } from "./loading";
import type { Kind } from "./pages";

/** The font provider's families, and the packages that replace them in tests. */
const FAMILIES = {
  Inter: "@fontsource-variable/inter",
  "JetBrains Mono": "@fontsource-variable/jetbrains-mono",
};

/**
 * A font with the letters that these families lack, such as arrows. Otherwise the browser would
 * take them from the fonts of the machine.
 */
const SYMBOLS = "@fontsource/noto-sans-math";

/** The packages of the fonts that draw the letters in pictures. */
export const FONT_FILES = [...Object.values(FAMILIES), SYMBOLS].map(
  (name) => `node_modules/${name}/package.json`,
);

/**
 * Returns the styles of a package: its faces under another family name, in every weight, at
 * addresses below `/node_modules/`.
 */
const facesOf = (name: string, family: string): string =>
  readFileSync(`node_modules/${name}/index.css`, "utf8")
    .replaceAll(/font-family:.*;/g, `font-family: "${family}";`)
    .replaceAll(/font-weight:.*;/g, "font-weight: 100 900;")
    .replaceAll("./files/", `/node_modules/${name}/files/`);

/**
 * Returns the faces of the symbols for all letters. The package itself restricts them to a range.
 */
const symbolsAs = (family: string): string =>
  facesOf(SYMBOLS, family).replaceAll(/unicode-range:.*;/g, "");

/** The provider's style sheet. If two faces have a letter, the browser prefers the later face. */
const stylesheet = Object.entries(FAMILIES)
  .flatMap(([family, name]) => [symbolsAs(family), facesOf(name, family)])
  .join("\n");

/**
 * Stands in for the font provider, so letters look the same on every machine. Nothing else is
 * fetched from other hosts.
 */
async function provideFonts(page: Page): Promise<void> {
  await page.route(
    (url) => url.hostname !== "localhost",
    async (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = { "access-control-allow-origin": "*" };
      if (!pathname.endsWith(".woff2"))
        return route.fulfill({ headers, contentType: "text/css", body: stylesheet });
      await route.fulfill({ headers, contentType: "font/woff2", path: `.${pathname}` });
    },
  );
  await awaitFonts(page);
}

/**
 * Waits until a page no longer changes: it has the provider's fonts, as the next page would have,
 * and all its images.
 */
async function settled(page: Page): Promise<void> {
  // The site asks for the provider's fonts once the page has loaded.
  await page.waitForFunction(() =>
    Array.from(document.fonts).some(({ family }) => family === "Inter"),
  );
  await page.evaluate(() => document.fonts.load("1em Inter"));
  await page.evaluate(() => {
    document.documentElement.dataset.fonts = "loaded";
    for (const image of document.images) image.loading = "eager";
  });
  await twoFrames(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
  await twoFrames(page);
}

/**
 * Shows a kind of page in a mode and waits until it is at rest. Returns whether a picture must show
 * the full page.
 */
export async function show(
  page: Page,
  kind: Kind,
  mode: "dark" | "light",
): Promise<{ fullPage: boolean }> {
  await provideFonts(page);
  await page.addInitScript((choice) => localStorage.setItem("theme", choice), mode);
  await open(page, kind.path);
  await kind.show?.(page);
  await settled(page);
  // A dialog covers the page. Another picture shows the page without the dialog.
  return { fullPage: (await page.locator("dialog[open]").count()) === 0 };
}
