import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { open, twoFrames } from "./loading";
import type { Kind } from "./pages";

/** The families of the provider, as packages of the tests. */
const FAMILIES = {
  Inter: "@fontsource-variable/inter",
  "JetBrains Mono": "@fontsource-variable/jetbrains-mono",
};

/**
 * Has what these have no letter for, such as arrows, which would else come from the fonts of the
 * machine.
 */
const SYMBOLS = "@fontsource/noto-sans-math";

/** What the letters of pictures are drawn with. */
export const FONT_FILES = [...Object.values(FAMILIES), SYMBOLS].map(
  (name) => `node_modules/${name}/package.json`,
);

/**
 * The styles of a package: its faces under another family, in every weight, at addresses below
 * `/node_modules/`.
 */
const facesOf = (name: string, family: string): string =>
  readFileSync(`node_modules/${name}/index.css`, "utf8")
    .replaceAll(/font-family:.*;/g, `font-family: "${family}";`)
    .replaceAll(/font-weight:.*;/g, "font-weight: 100 900;")
    .replaceAll("./files/", `/node_modules/${name}/files/`);

/** All of its letters; the package's range is that of Latin alone. */
const symbolsAs = (family: string): string =>
  facesOf(SYMBOLS, family).replaceAll(/unicode-range:.*;/g, "");

/** The provider's stylesheet. Of two faces the later one is asked for a letter first. */
const stylesheet = Object.entries(FAMILIES)
  .flatMap(([family, name]) => [symbolsAs(family), facesOf(name, family)])
  .join("\n");

/**
 * Stands in for the font provider: letters look the same on every machine. Nothing else is fetched
 * from other hosts.
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
  // The font of formulas is used where it comes at once, which is now so and now not.
  await page.route(
    (url) => url.hostname === "localhost",
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll("font-display:optional", "font-display:block");
      return route.fulfill({ response, body });
    },
  );
}

/**
 * Waits until a page is as it stays: in the provider's fonts, as the next page would be, and with
 * all its images.
 */
async function settled(page: Page): Promise<void> {
  // Fonts are loaded when a reader turns to a link to another page; another one than that with the
  // focus would close what it has opened.
  await page.evaluate(() => {
    // Without a named function: `npm run shots` would give it a helper that the page does not have.
    const links = Array.from(document.querySelectorAll("a")).filter(
      ({ host, pathname }) => host === location.host && pathname !== location.pathname,
    );
    const link = links.find((other) => other === document.activeElement) ?? links[0];
    link?.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  });
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
 * A page that shows a kind of page in a mode, at rest, and how much of it a picture has to show.
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
  // What lies behind a dialog is the page that is pictured without it.
  return { fullPage: (await page.locator("dialog[open]").count()) === 0 };
}
