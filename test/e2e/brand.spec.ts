import { join } from "node:path";
import type { Page } from "@playwright/test";
import { colorStyles } from "../../src/data/settings/brand/colors";
import { siteConfigSchema } from "../../src/site/config";
import { PREFIX } from "../sites/configured";
import { CONFIGURED, publicOf } from "../sites/sites";
import { COLOURS, violations } from "./axe";
import { become, DESKTOP, PHONE, setMode } from "./checks";
import { awaitFonts, open } from "./loading";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

/** Colours that owners may write: many, few, and one that is hard to read on dark pages. */
const BRANDS = {
  sepia: {
    accent: { light: "#7a3e00", dark: "#e8b45a" },
    page: { light: "#fbf5e9", dark: "#1c1917" },
    text: { light: "#2b2013" },
  },
  white: { accent: "#0b5cad", page: { light: "#ffffff", dark: "#000000" }, danger: "#d1242f" },
  red: { accent: "#c8102e" },
};

/** Gives a page the colours of a brand, whenever the browser opens it. */
async function useBrand(page: Page, path: string, colors: object): Promise<void> {
  const site = { product: { name: "Acme" }, url: "https://acme.example", colors };
  const styles = `<style>${colorStyles(siteConfigSchema.parse(site).colors)}</style></head>`;
  const isPage = ({ pathname }: URL) => pathname === path;
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace("</head>", styles) });
  });
}

const DOC = "/docs/core/dynamic-fees";

for (const [name, colors] of Object.entries(BRANDS)) {
  for (const [path, device] of [
    [DOC, DESKTOP],
    ["/", DESKTOP],
    ["/", PHONE],
    ["/blog/mdx-blog-post", PHONE],
  ] as const) {
    test(`X7 the colours of the brand ${name} can be read on ${path}, ${device.viewport.width} px`, {
      tag: path === DOC ? [] : ["@full"],
    }, async ({ page }) => {
      await useBrand(page, path, colors);
      await become(page, device);
      await open(page, path);
      for (const mode of ["dark", "light"] as const) {
        await setMode(page, mode);
        expect(await violations(page, { rules: COLOURS })).toEqual([]);
      }
    });
  }
}

test.describe("a site with a brand of its own", () => {
  let host: Host;
  test.beforeAll(async () => {
    host = await startStaticServer(publicOf(CONFIGURED), { prefix: PREFIX, isClean: true });
  });
  test.afterAll(() => host?.stop());

  test("L6 its fonts come from its own files, first of all, and move nothing", async ({ page }) => {
    await awaitFonts(page);
    await open(page, `${host.url}/elements`);
    const preloaded = await page
      .locator('link[rel="preload"][as="font"][href*="/fonts/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(preloaded).toEqual([`${PREFIX}/fonts/serif.woff2`]);
    const familyOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => getComputedStyle(node).fontFamily);
    expect(await familyOf("main p")).toMatch(
      /^"Source Serif 4[^"]*", "Source Serif 4[^"]* fallback", serif$/,
    );
    expect(await familyOf("h1")).toMatch(/^"Source Serif 4/);
    expect(await familyOf("main code")).toMatch(/^"JetBrains Mono Latin"/);
    const fonts = () =>
      page.evaluate(() =>
        Array.from(document.fonts, ({ family, status }) => `${family} ${status}`),
      );
    expect(
      (await fonts()).filter((one) => one.startsWith("Inter") && one.endsWith(" loaded")),
    ).toEqual([]);
  });

  test("its colours are those of its preview pictures and of its manifest", async ({ request }) => {
    const manifest = await (await request.get(`${host.url}/manifest.webmanifest`)).json();
    expect(manifest.background_color).toBe("#fffdf7");
    const { data } = await import("sharp").then(({ default: sharp }) =>
      sharp(join(publicOf(CONFIGURED), "social.png"))
        .raw()
        .toBuffer({ resolveWithObject: true }),
    );
    expect([...data.subarray(0, 3)]).toEqual([0xff, 0xfd, 0xf7]);
  });

  test("X7 its pages have no fault that axe finds", async ({ page }) => {
    for (const path of ["/", DOC]) {
      await open(page, host.url + path);
      for (const mode of ["dark", "light"] as const) {
        await setMode(page, mode);
        expect(await violations(page)).toEqual([]);
      }
    }
  });
});
