import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "./site";

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["item", "entry", "link", "author", "category"].includes(name),
});
const SLUGS = ["welcome", "mdx-blog-post", "long-blog-post", "first-blog-post"];
const SITE = "https://kest.example";

/** Returns every address in a piece of HTML. */
const addressesIn = (html: string): string[] =>
  Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, address]) => address ?? "");

test("R15 the RSS feed is valid RSS 2.0 with all posts in full", async ({ request }) => {
  const response = await request.get("/blog/rss.xml");
  expect(response.status()).toBe(200);
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { rss } = parser.parse(xml);
  expect(rss["@_version"]).toBe("2.0");
  const { channel } = rss;
  // The elements that the RSS 2.0 specification requires of a channel.
  expect(channel.title).toBe("Kestrel Blog");
  expect(channel.link).toContain(`${SITE}/blog`);
  expect(channel.description).toBeTruthy();
  expect(
    channel.item.map(({ guid }: { guid: { "#text": string } | string }) =>
      typeof guid === "string" ? guid : guid["#text"],
    ),
  ).toEqual(SLUGS.map((slug) => `${SITE}/blog/${slug}`));
  for (const item of channel.item) {
    expect(item.title).toBeTruthy();
    expect(Number.isNaN(Date.parse(item.pubDate))).toBe(false);
    expect(item["content:encoded"].length).toBeGreaterThan(500);
    for (const address of addressesIn(item["content:encoded"])) expect(address).toMatch(/^https?:/);
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
  const response = await request.get("/blog/atom.xml");
  expect(response.status()).toBe(200);
  const xml = await response.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  const { feed } = parser.parse(xml);
  expect(feed["@_xmlns"]).toBe("http://www.w3.org/2005/Atom");
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;
  // The elements that RFC 4287 requires of a feed and of an entry.
  expect(feed.id).toBe(`${SITE}/blog`);
  expect(feed.title).toBe("Kestrel Blog");
  expect(feed.updated).toMatch(isDate);
  const self = feed.link.find((link: Record<string, string>) => link["@_rel"] === "self");
  expect(self["@_href"]).toBe(`${SITE}/blog/atom.xml`);
  expect(feed.entry.map(({ id }: { id: string }) => id)).toEqual(
    SLUGS.map((slug) => `${SITE}/blog/${slug}`),
  );
  for (const entry of feed.entry) {
    const text = (node: { "#text": string } | string) =>
      typeof node === "string" ? node : node["#text"];
    expect(text(entry.title)).toBeTruthy();
    expect(entry.updated).toMatch(isDate);
    expect(entry.author[0].name).toBeTruthy();
    expect(text(entry.content).length).toBeGreaterThan(500);
    for (const address of addressesIn(text(entry.content))) expect(address).toMatch(/^https?:/);
  }
});

test("R15 the blog's pages, and only those, name both feeds", async ({ page }) => {
  const feeds = page.locator("head link[rel='alternate']:not([type='text/markdown'])");
  for (const path of ["/blog", "/blog/welcome", "/blog/tags"]) {
    await page.goto(path);
    await expect(feeds).toHaveCount(2);
    expect(await feeds.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
      "/blog/rss.xml",
      "/blog/atom.xml",
    ]);
  }
  await page.goto("/docs/core/metadex");
  await expect(feeds).toHaveCount(0);
});
