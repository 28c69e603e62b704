import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp, { type Region } from "sharp";
import { parse } from "yaml";
import { LANGUAGES, publicOf } from "../sites/sites";
import { ALL, COLOURS, violations } from "./axe";
import { become, DESKTOP, PHONE, setMode, tooWide } from "./checks";
import { open } from "./loading";
import { expect, test } from "./site";
import { type Host, startStaticServer } from "./static-server";

const FILES = publicOf(LANGUAGES);
const URL_OF_SITE = "https://kest.example";

/** The languages of the site, its own first. */
const CODES = ["en", "de", "ja", "ar"];
const OTHERS = CODES.slice(1);

/** A page of each kind that is written in all languages. */
const KINDS = [
  "/",
  "/docs/start/exchange",
  "/docs/start/fees",
  "/docs/token/locks",
  "/blog",
  "/blog/four-languages",
  "/blog/archive",
  "/blog/tags",
  "/blog/tags/exchange",
  "/blog/authors",
  "/blog/authors/docs-team",
  "/glossary",
  "/about",
  "/search",
  "/404.html",
];

/** A doc that is written in English only. */
const UNTRANSLATED = "/docs/token/limits";

const directionOf = (code: string): string => (code === "ar" ? "rtl" : "ltr");
const prefixOf = (code: string): string => (code === "en" ? "" : `/${code}`);
const addressOf = (code: string, path: string): string => prefixOf(code) + path;
const read = (code: string, file: string): string =>
  readFileSync(join(FILES, prefixOf(code), file), "utf8");

/** A message, or a group of messages. */
type Messages = { [name: string]: string | Messages };

const catalogueOf = (code: string): Messages =>
  parse(readFileSync(`src/site/strings/${code}.yml`, "utf8"));

/** Returns the messages that have letters and no placeholders, by their paths. */
const textsOf = (messages: Messages, above = ""): [path: string, text: string][] =>
  Object.entries(messages).flatMap(([name, entry]) => {
    if (typeof entry !== "string") return textsOf(entry, `${above}${name}.`);
    return /\{|^\P{L}*$/u.test(entry) ? [] : [[above + name, entry] as [string, string]];
  });

/** Returns the texts of the English interface that are others in a language. */
function foreignTexts(code: string): string[] {
  const english = textsOf(catalogueOf("en"));
  const own = new Map(textsOf(catalogueOf(code)));
  const used = new Set(own.values());
  return english
    .filter(([path, text]) => own.has(path) && own.get(path) !== text && !used.has(text))
    .map(([, text]) => text);
}

/** Returns the texts that a page shows or tells, each with all of an element. English parts are left out. */
const shownTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("body *:not(script, style)")).flatMap((element) => {
      if (element.closest("[lang]")?.getAttribute("lang") !== document.documentElement.lang)
        return [];
      const told = ["aria-label", "title", "placeholder", "alt"].map((name) =>
        element.getAttribute(name),
      );
      const own = Array.from(element.childNodes)
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent);
      return [...told, element.textContent, ...own].flatMap((text) => text?.trim() || []);
    }),
  );

/** Returns the HTML of a page. */
const pageOf = (code: string, path: string): string =>
  read(code, path.endsWith(".html") ? path : path === "/" ? "index.html" : `${path}.html`);

/** Returns the languages and the addresses of links in the head of a page. */
const linksOf = (html: string, rel: string): [language: string | null, to: string][] =>
  Array.from(html.matchAll(/<link [^>]*>/g), ([link]) => link)
    .filter((link) => link.includes(` rel="${rel}"`) && !link.includes(" type="))
    .map((link) => [
      / hreflang="([^"]*)"/i.exec(link)?.[1] ?? null,
      / href="([^"]*)"/.exec(link)?.[1] ?? "",
    ]);

const menuOf = (page: Page) =>
  page.locator("header details").filter({ has: page.locator("a[hreflang]") });
const offerOf = (page: Page) => page.locator("aside[lang]");

let host: Host;
test.beforeAll(async () => {
  host = await startStaticServer(FILES, { isClean: true });
});
test.afterAll(() => host?.stop());

for (const code of CODES) {
  test(`N3 each kind of page names its language, ${code}, and its other languages`, () => {
    for (const path of KINDS) {
      const html = pageOf(code, path);
      expect(html, path).toContain(`<html lang="${code}" dir="${directionOf(code)}"`);
      if (["/search", "/404.html"].includes(path)) continue;
      expect(linksOf(html, "canonical"), path).toEqual([
        [null, URL_OF_SITE + addressOf(code, path)],
      ]);
      expect(linksOf(html, "alternate"), path).toEqual([
        ...CODES.map((other) => [other, URL_OF_SITE + addressOf(other, path)]),
        ["x-default", URL_OF_SITE + path],
      ]);
    }
  });
}

for (const code of OTHERS) {
  test(`N3 a doc that nobody has translated says so in ${code}, and is marked as English`, async ({
    page,
  }) => {
    const response = await page.goto(host.url + addressOf(code, UNTRANSLATED));
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    const note = page.getByRole("note").first();
    const { title } = Object(Object(catalogueOf(code).languages).untranslated);
    await expect(note).toContainText(title);
    expect(await note.evaluate((node) => node.closest("[lang]")?.getAttribute("lang"))).toBe(code);
    const text = page.getByText("Nobody promises a price");
    const around = text.locator("xpath=ancestor::*[@lang][1]");
    await expect(around).toHaveAttribute("lang", "en");
    await expect(around).toHaveAttribute("dir", "ltr");
    const html = pageOf(code, UNTRANSLATED);
    expect(linksOf(html, "canonical")).toEqual([[null, URL_OF_SITE + UNTRANSLATED]]);
    expect(linksOf(html, "alternate")).toEqual([
      ["en", URL_OF_SITE + UNTRANSLATED],
      ["x-default", URL_OF_SITE + UNTRANSLATED],
    ]);
  });

  test(`N3 the files of ${code} are in its language`, () => {
    const sitemap = read(code, "sitemap-0.xml");
    expect(sitemap).toContain(`<loc>${URL_OF_SITE}/${code}/docs/token/locks</loc>`);
    expect(sitemap).not.toContain(UNTRANSLATED);
    const title = /^title: (.*)$/m.exec(read(code, "docs/start/exchange.md"))?.[1] ?? "";
    expect(title).not.toBe("The exchange");
    expect(read(code, "llms.txt")).toContain(
      `[${title}](${URL_OF_SITE}/${code}/docs/start/exchange.md)`,
    );
    expect(read(code, "blog/rss.xml")).toContain(`<language><![CDATA[${code}]]></language>`);
    expect(read(code, "blog/atom.xml")).toContain(`xml:lang="${code}"`);
    expect(JSON.parse(read(code, "blog/feed.json")).language).toBe(code);
    for (const file of ["blog/rss.xml", "blog/atom.xml", "blog/feed.json"])
      expect(read(code, file), file).toContain(`${URL_OF_SITE}/${code}/blog/first-fees`);
    expect(read("en", "robots.txt")).toContain(`Sitemap: ${URL_OF_SITE}/${code}/sitemap-index.xml`);
    expect(read("en", "_redirects")).toContain(`/${code}/* /${code}/404.html 404`);
  });

  test(`N3 no text of the interface is English on pages in ${code}`, async ({ page }) => {
    test.slow();
    const foreign = new Set(foreignTexts(code));
    expect(foreign.size).toBeGreaterThan(100);
    for (const path of [...KINDS, UNTRANSLATED]) {
      await open(page, host.url + addressOf(code, path));
      const found = (await shownTexts(page)).filter((text) => foreign.has(text));
      expect(found, path).toEqual([]);
    }
  });
}

test("N3 L4 the menu leads to the same page in another language and back, by keyboard too", async ({
  page,
}) => {
  await open(page, `${host.url}/docs/start/fees`);
  await menuOf(page).locator("summary").click();
  await menuOf(page).getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL(`${host.url}/ar/docs/start/fees`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("الرسوم");
  await open(page, page.url());
  await menuOf(page).locator("summary").focus();
  await page.keyboard.press("Enter");
  const english = menuOf(page).getByRole("link", { name: "English" });
  await expect(english).toBeVisible();
  await expect(menuOf(page).getByRole("link", { name: "العربية" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await english.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${host.url}/docs/start/fees`);
});

test("N3 the chosen language is remembered, and offered where another one is shown", async ({
  page,
}) => {
  await open(page, `${host.url}/about`);
  await expect(offerOf(page)).toHaveCount(0);
  await menuOf(page).locator("summary").click();
  await menuOf(page).getByRole("link", { name: "日本語" }).click();
  await expect(page).toHaveURL(`${host.url}/ja/about`);
  await open(page, `${host.url}/blog`);
  await expect(offerOf(page)).toHaveAttribute("lang", "ja");
});

test.describe("N3 a browser that asks for German", () => {
  test.use({ locale: "de-DE" });

  test("is offered German in German, never sent there, and not again once that is closed", async ({
    page,
  }) => {
    const { offer, close } = Object(catalogueOf("de").languages);
    await open(page, `${host.url}/docs/start/fees`);
    await expect(offerOf(page)).toHaveAttribute("lang", "de");
    const link = offerOf(page).getByRole("link", { name: offer });
    await expect(link).toHaveAttribute("href", "/de/docs/start/fees");
    await expect(page).toHaveURL(`${host.url}/docs/start/fees`);
    expect(await violations(page, { within: "aside[lang]" })).toEqual([]);
    await offerOf(page).getByRole("button", { name: close }).click();
    await expect(offerOf(page)).toHaveCount(0);
    await open(page, `${host.url}/about`);
    await expect(offerOf(page)).toHaveCount(0);
  });

  test("is offered no page that is not written in German", async ({ page }) => {
    await open(page, `${host.url}${UNTRANSLATED}`);
    await expect(menuOf(page)).toBeVisible();
    await expect(offerOf(page)).toHaveCount(0);
  });
});

for (const [code, date, percent] of [
  ["en", "March 4, 2026", "0.05%"],
  ["de", "4. März 2026", "0,05\u00a0%"],
  ["ja", "2026年3月4日", "0.05%"],
  ["ar", "4 مارس 2026", "0.05\u200e%\u200e"],
] as const) {
  test(`N3 dates and numbers are those of ${code}`, async ({ page }) => {
    await page.goto(host.url + addressOf(code, "/docs/start/fees"));
    await expect(page.locator("main time").first()).toHaveText(date);
    await expect(page.getByRole("cell", { name: percent, exact: true })).toBeVisible();
  });
}

test("N3 M5 a number is typed as the language writes it", async ({ page }) => {
  await open(page, `${host.url}/de/docs/start/fees`);
  const amount = page.getByRole("spinbutton", { name: "Betrag", exact: true });
  await amount.fill("4.000,5");
  const sentence = page.getByText("Ein Tausch von").locator("xpath=ancestor-or-self::p[1]");
  await expect(sentence).toContainText("6,00");
  await amount.blur();
  await expect(amount).toHaveValue("4.000,5");
});

for (const code of ["ja", "ar"]) {
  test(`N3 X7 pages in ${code} have no violation in either mode`, async ({ page }) => {
    test.slow();
    await become(page, DESKTOP);
    for (const path of [...KINDS, UNTRANSLATED]) {
      await open(page, host.url + addressOf(code, path));
      await setMode(page, "dark");
      expect(await violations(page, { rules: ALL }), path).toEqual([]);
      await setMode(page, "light");
      expect(await violations(page, { rules: COLOURS }), path).toEqual([]);
    }
  });
}

/** Returns the texts of a page that are marked as English and from left to right. */
const englishTexts = (page: Page, within: string): Promise<string[]> =>
  page
    .locator(within)
    .locator("[lang=en][dir=ltr]:not(a)")
    .evaluateAll((nodes) => nodes.map((node) => node.textContent ?? ""));

test("N3 X7 labels of a page that nobody has translated are marked as English", async ({
  page,
}) => {
  await become(page, DESKTOP);
  await open(page, `${host.url}/ar/docs/token/locks`);
  expect(await englishTexts(page, "nav:has(ul a[href='/ar/docs/token/limits'])")).toEqual([
    "Limits",
  ]);
  expect(await englishTexts(page, "a[rel=next]")).toEqual(["Limits"]);
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("lock cannot");
  await expect(page.getByRole("option").first()).toBeVisible();
  const [title, ...texts] = await englishTexts(page, "dialog[open]");
  expect(title).toBe("Limits");
  expect(texts).toContain("What a lock cannot do");
  const found = page.getByRole("option", { name: /^What a lock cannot do/ });
  await expect(found).toHaveAttribute("lang", "en");

  await open(page, host.url + addressOf("ar", UNTRANSLATED));
  const current = page.locator("nav [aria-current=page]", { hasText: "Limits" }).last();
  await expect(current).toHaveAttribute("lang", "en");
  const headings = await englishTexts(page, "nav:has(h2)");
  expect(headings).toContain("What nobody promises");
  expect(await englishTexts(page, "a[rel=prev]")).toEqual([]);
});

/** Letters of the languages that do not use those of English. */
const LETTERS = [
  ["ja", "\\p{sc=Hiragana}|\\p{sc=Katakana}|\\p{sc=Han}"],
  ["ar", "\\p{sc=Arabic}"],
] as const;

for (const [code, letters] of LETTERS) {
  test(`N3 X7 words of the interface within an English text are marked as ${code}`, async ({
    page,
  }) => {
    await become(page, DESKTOP);
    await open(page, host.url + addressOf(code, UNTRANSLATED));
    const { marked, wrong } = await page.evaluate(
      ([own, script]) => {
        const text = document.querySelector("main div[lang=en]");
        const told = Array.from(
          text?.querySelectorAll("*:not([role=group], [role=img], [role=note])") ?? [],
        )
          .flatMap((element) => {
            const texts = Array.from(element.childNodes)
              .filter((node) => node.nodeType === Node.TEXT_NODE)
              .map((node) => node.textContent ?? "");
            const label = element.getAttribute("aria-label") ?? "";
            const language = element.closest("[lang]")?.getAttribute("lang");
            return [...texts, label].map((shown) => ({ shown, language }));
          })
          .filter(({ shown }) => new RegExp(script, "u").test(shown));
        return {
          marked: told.filter(({ language }) => language === own).length,
          wrong: told.filter(({ language }) => language !== own).map(({ shown }) => shown),
        };
      },
      [code, letters] as const,
    );
    expect(wrong).toEqual([]);
    expect(marked).toBeGreaterThan(20);
  });
}

test("N3 X7 definitions and dialogs of an English text name their own languages", async ({
  page,
}) => {
  await become(page, DESKTOP);
  await open(page, host.url + addressOf("ar", UNTRANSLATED));
  await page.locator("main").getByRole("link", { name: "AMM", exact: true }).first().focus();
  await expect(page.locator("[popover]:popover-open")).toHaveAttribute("lang", "ar");
  await page.getByRole("button", { name: /A drawing of one week/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button")).toHaveAccessibleName(/\p{sc=Arabic}/u);
  await expect(dialog.getByRole("button").and(page.locator(":lang(ar)"))).toBeVisible();
  await expect(dialog).toHaveAttribute("lang", "en");
});

test("N3 X7 a page that a reader goes to is announced in the language of its title", async ({
  page,
}) => {
  await become(page, DESKTOP);
  await open(page, `${host.url}/ar/docs/token/locks`);
  const announced = page.locator("[aria-live=assertive]");
  await expect(announced).toHaveText("");
  await page.locator("a[rel=next]").click();
  await expect(announced).toHaveText("Limits");
  await expect(announced.locator("span")).toHaveAttribute("lang", "en");
  await page.locator("a[rel=prev]").click();
  await expect(announced.locator("span")).toHaveAttribute("lang", "ar");
  await expect(announced).toHaveText((await page.locator("h1").textContent()) ?? "");
  await expect(page.getByText("Navigated to")).toBeHidden();
});

test("N3 pages in the language of the site mark no text", async ({ page }) => {
  await open(page, host.url + UNTRANSLATED);
  expect(await englishTexts(page, "body")).toEqual([]);
});

test("N3 X5 lines, arrows and drawings suit pages from right to left", async ({ page }) => {
  const styleOf = (selector: string, name: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
  await become(page, DESKTOP);
  await open(page, `${host.url}/ar`);
  const [line, size] = [await styleOf("h1", "line-height"), await styleOf("h1", "font-size")];
  expect(Number.parseFloat(line) / Number.parseFloat(size)).toBeGreaterThan(1.2);
  expect(await styleOf("h1", "letter-spacing")).toMatch(/^(normal|0px)$/);
  expect(await styleOf("header a[href^=http] svg", "scale")).toBe("-1 1");
  await open(page, `${host.url}/ar/docs/start/fees`);
  expect(await styleOf("main sup", "unicode-bidi")).toBe("isolate");
  expect(await styleOf("[data-footnote-backref]", "scale")).toBe("-1 1");
  expect(await styleOf("[role=group]:has(> math)", "direction")).toBe("ltr");
  await become(page, PHONE);
  const bar = page.locator("figcaption").first();
  expect(await bar.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
  await open(page, `${host.url}/ar/docs/token/locks`);
  const drawing = page.locator("[role=group]:has(> svg)").first();
  expect(
    await drawing.evaluate((node) => [getComputedStyle(node).direction, node.scrollLeft]),
  ).toEqual(["ltr", 0]);
});

test("N3 X5 long German words stay within a phone whose text is twice as large", async ({
  page,
}) => {
  await become(page, PHONE);
  for (const path of ["/de", "/de/docs/token/locks", "/de/glossary"]) {
    await open(page, host.url + path);
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect(await tooWide(page), path).toEqual([]);
  }
});

test("N3 X5 nothing in Arabic overflows a phone, and charts run from left to right", async ({
  page,
}) => {
  test.slow();
  await become(page, PHONE);
  for (const path of [...KINDS, UNTRANSLATED]) {
    await open(page, host.url + addressOf("ar", path));
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, path).toBe(0);
  }
  await open(page, `${host.url}/ar/docs/token/locks`);
  const slider = page.getByRole("main").getByRole("slider").first();
  expect(await slider.evaluate((node) => getComputedStyle(node).direction)).toBe("ltr");
});

test("N3 X2 previews have titles from right to left, and the site's picture where no font has the letters", async () => {
  const pixels = (code: string, path: string, part?: Region) => {
    const picture = sharp(join(FILES, prefixOf(code), `${path}.png`));
    return (part ? picture.extract(part) : picture).raw().toBuffer();
  };
  const isDrawn = async (code: string, left: number) => {
    const found = await pixels(code, "social/docs/start/exchange", {
      ...{ left, top: 150, width: 120, height: 80 },
    });
    return found.some((value, index) => value !== found[index % 3]);
  };
  expect([await isDrawn("en", 80), await isDrawn("en", 1000)]).toEqual([true, false]);
  expect([await isDrawn("ar", 80), await isDrawn("ar", 1000)]).toEqual([false, true]);
  const ofPage = await pixels("ja", "social/docs/start/exchange");
  expect(ofPage.equals(await pixels("ja", "social"))).toBe(true);
});
