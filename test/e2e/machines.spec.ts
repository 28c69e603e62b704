import { readFileSync } from "node:fs";
import { join } from "node:path";
import { XMLParser } from "fast-xml-parser";
import { FIXTURE, publicOf } from "../sites/sites";
import { open } from "./loading";
import { routes } from "./pages";
import { dialog, field, found, openDialog, options, searchFor } from "./search";
import { expect, test } from "./site";

const SITE = "https://kest.example";
const POST = "/blog/welcome";
const DOC = "/docs/core/metadex";

const parser = new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) });
const xml = (file: string) => parser.parse(readFileSync(join(publicOf(FIXTURE), file), "utf8"));

const html = (route: string): string =>
  readFileSync(
    join(publicOf(FIXTURE), route === "/404" ? "404.html" : join(route, "index.html")),
    "utf8",
  );

type Structured = Record<string, unknown> & { "@type": string };

/** Returns what a page tells search engines in the vocabulary of schema.org. */
const structuredOf = (route: string): Structured[] =>
  Array.from(
    html(route).matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
    ([, json = ""]) => JSON.parse(json),
  );

/** Shapes of schema.org: the properties that search engines ask for, and the form of each value. */
const ADDRESS = expect.stringMatching(/^https:\/\/kest\.example\//);
const DATE = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
const TEXT = expect.stringMatching(/\S/);
const CONTEXT = { "@context": "https://schema.org" };
const SHAPES: Record<string, Record<string, unknown>> = {
  BreadcrumbList: { ...CONTEXT, itemListElement: expect.any(Array) },
  BlogPosting: {
    ...CONTEXT,
    headline: TEXT,
    description: TEXT,
    image: ADDRESS,
    mainEntityOfPage: ADDRESS,
    datePublished: DATE,
    author: expect.arrayContaining([
      expect.objectContaining({ "@type": "Person", name: TEXT, url: expect.any(String) }),
    ]),
    publisher: { "@type": "Organization", name: TEXT },
  },
  WebSite: {
    ...CONTEXT,
    name: TEXT,
    url: ADDRESS,
    potentialAction: {
      "@type": "SearchAction",
      target: `${SITE}/search?q={query}`,
      "query-input": "required name=query",
    },
  },
};

test.describe("X2 the sitemap", () => {
  test("is named in robots.txt and leads to the list of pages", async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain("User-agent: *\nAllow: /\n");
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap-index.xml\n`);
    expect(xml("sitemap-index.xml").sitemapindex.sitemap).toEqual([
      { loc: `${SITE}/sitemap-0.xml` },
    ]);
  });

  test("lists every page that search engines may know, once, at its canonical address", () => {
    const listed = xml("sitemap-0.xml").urlset.url.map(({ loc }: { loc: string }) => loc);
    const expected = routes
      .map(html)
      .filter((page) => !page.includes('name="robots" content="noindex"'))
      .map((page) => /rel="canonical" href="([^"]*)"/.exec(page)?.[1]);
    expect(listed.sort()).toEqual(expected.sort());
  });

  test("says of documents when they changed last", () => {
    const entries: { loc: string; lastmod?: string }[] = xml("sitemap-0.xml").urlset.url;
    const changed = new Map(entries.map(({ loc, lastmod }) => [loc, lastmod]));
    expect(changed.get(SITE + DOC)).toMatch(/^20\d\d-\d\d-\d\dT/);
    expect(changed.get(SITE + POST)).toMatch(/^20\d\d-\d\d-\d\dT/);
  });
});

test.describe("X2 structured data", () => {
  test("has the shapes of schema.org on every page", () => {
    const kinds = new Set<string>();
    for (const route of routes) {
      for (const data of structuredOf(route)) {
        kinds.add(data["@type"]);
        expect(data, route).toMatchObject(SHAPES[data["@type"]] ?? { "@type": "a known type" });
      }
    }
    expect(Array.from(kinds).sort()).toEqual(Object.keys(SHAPES).sort());
  });

  test("of a post is what the page shows", async ({ page }) => {
    await open(page, POST);
    const article = structuredOf(POST).find((data) => data["@type"] === "BlogPosting");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(article?.headline));
    const shown = await page.locator("article time, main time").first().getAttribute("datetime");
    expect(new Date(String(article?.datePublished))).toEqual(new Date(shown ?? ""));
    expect(article?.mainEntityOfPage).toBe(SITE + POST);
  });

  test("the address that it names for searches shows the results", async ({ page }) => {
    await page.goto(`/search?q=${encodeURIComponent("vote lock")}`);
    await expect(field(page)).toHaveValue("vote lock");
    await expect(found(page).first()).toBeVisible();
  });
});

test("M6 an unlisted doc is in no sitemap, no search and not indexed", async ({ page }) => {
  const unlisted = "/guide/reference/unlisted";
  expect(html(unlisted)).toContain('name="robots" content="noindex"');
  const listed = xml("sitemap-0.xml").urlset.url.map(({ loc }: { loc: string }) => loc);
  expect(listed).not.toContain(SITE + unlisted);
  await open(page, unlisted);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Only by address");
  await openDialog(page);
  await searchFor(page, "address");
  await expect(options(page).first()).toBeVisible();
  await expect(dialog(page)).not.toContainText("Only by address");
});

test("M6 a file beside a document is served where the document's link leads", async ({
  request,
}) => {
  const [, link = ""] = /href="([^"]*turns\.csv)"/.exec(html("/community/team/who")) ?? [];
  const answer = await request.get(link);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toBe("week,turn\n1,first\n2,second\n");
});

test("the licences of all that a browser loads are served, and let it be given away", async ({
  request,
}) => {
  const text = await (await request.get("/THIRD-PARTY.txt")).text();
  const notices = Array.from(text.matchAll(/^(\S+ .+)\nLicence: (.+)$/gm));
  const names = notices.map(([, name]) => name?.split(" ")[0]);
  expect(names).toEqual(
    expect.arrayContaining(["react", "react-dom", "react-helmet", "gatsby", "lunr", "Inter"]),
  );
  for (const font of ["Inter", "STIX"])
    expect(text).toMatch(new RegExp(`^Copyright .* The ${font} .*Project Authors`, "m"));
  for (const [, name, licence] of notices)
    expect(licence, name).toMatch(/^(?:MIT|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|OFL-1\.1)$/);
});
