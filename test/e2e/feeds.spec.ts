import type { APIRequestContext } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "./site";

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["item", "entry", "link", "author", "category"].includes(name),
});
const SITE = "https://kest.example";
const SLUGS = ["welcome", "mdx-blog-post", "long-blog-post", "first-blog-post"];
const POSTS = SLUGS.map((slug) => `${SITE}/blog/${slug}`);

/** Expects the HTML of a whole post, whose addresses lead there from any feed reader. */
function expectWhole(html: string): void {
  expect(html.length).toBeGreaterThan(500);
  for (const [, address] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
    expect(address).toMatch(/^https?:/);
}

const textOf = (node: { "#text": string } | string): string =>
  typeof node === "string" ? node : node["#text"];

/** Reads a feed, which has to be well-formed. */
async function feedAt(request: APIRequestContext, path: string) {
  const xml = await (await request.get(path)).text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return parser.parse(xml);
}

test("R15 the RSS feed is valid RSS 2.0 with all posts in full", async ({ request }) => {
  const { rss } = await feedAt(request, "/blog/rss.xml");
  expect(rss["@_version"]).toBe("2.0");
  const { channel } = rss;
  // The elements that the RSS 2.0 specification requires of a channel.
  expect(channel.title).toBe("Kestrel Blog");
  expect(channel.link).toContain(`${SITE}/blog`);
  expect(channel.description).toBeTruthy();
  expect(channel.item.map(({ guid }: { guid: string }) => textOf(guid))).toEqual(POSTS);
  for (const item of channel.item) {
    expect(item.title).toBeTruthy();
    expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
    expectWhole(item["content:encoded"]);
  }
  const computed = channel.item[SLUGS.indexOf("mdx-blog-post")]["content:encoded"];
  expect(computed).toContain("<td>5,929,664</td>");
  expect(computed).toContain(">Longest lock</th>");
  expect(computed.match(/<(?:img|picture|noscript|source)\b[^>]*>/g)).toEqual([
    expect.stringMatching(
      /^<img src="https:\/\/kest\.example\/static\/[^"]*\.png" alt="a documentation page, as a sketch">$/,
    ),
  ]);
});

test("R15 the Atom feed is valid by RFC 4287 with all posts in full", async ({ request }) => {
  const { feed } = await feedAt(request, "/blog/atom.xml");
  expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
  // The elements that RFC 4287 requires of a feed and of an entry.
  expect(feed.id).toBe(`${SITE}/blog`);
  expect(feed.title).toBe("Kestrel Blog");
  expect(feed.updated).toMatch(isDate);
  const self = feed.link.find((link: Record<string, string>) => link["@_rel"] === "self");
  expect(self["@_href"]).toBe(`${SITE}/blog/atom.xml`);
  expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(POSTS);
  for (const entry of feed.entry) {
    expect(textOf(entry.title)).toBeTruthy();
    expect(entry.updated).toMatch(isDate);
    expect(entry.author[0].name).toBeTruthy();
    expectWhole(textOf(entry.content));
  }
});

test("R15 the JSON feed has all posts in full", async ({ request }) => {
  const { items, ...feed } = await (await request.get("/blog/feed.json")).json();
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: `${SITE}/blog`,
    feed_url: `${SITE}/blog/feed.json`,
  });
  expect(items.map(({ id }: { id: string }) => id)).toEqual(POSTS);
  for (const { content_html } of items) expectWhole(content_html);
});

test("R15 a tag and an author have feeds of their own, which their pages name", async ({
  page,
  request,
}) => {
  for (const [path, slugs] of [
    ["/blog/tags/gatsby", ["welcome", "long-blog-post", "first-blog-post"]],
    ["/blog/authors/community-team", ["welcome", "first-blog-post"]],
  ] as const) {
    await page.goto(path);
    const own = page.locator(`head link[type="application/atom+xml"][href="${path}/atom.xml"]`);
    await expect(own).toHaveCount(1);
    const { feed } = await feedAt(request, `${path}/atom.xml`);
    expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(
      slugs.map((slug) => `${SITE}/blog/${slug}`),
    );
  }
});

test("R15 the blog's pages, and only those, name its feeds", async ({ page }) => {
  const feeds = page.locator("head link[rel='alternate']:not([type='text/markdown'])");
  for (const path of ["/blog", "/blog/welcome", "/blog/tags"]) {
    await page.goto(path);
    await expect(feeds).toHaveCount(3);
    expect(await feeds.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/blog/rss.xml",
      "/blog/atom.xml",
      "/blog/feed.json",
    ]);
  }
  await page.goto("/docs/core/metadex");
  await expect(feeds).toHaveCount(0);
});
