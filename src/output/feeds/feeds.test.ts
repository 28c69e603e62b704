/**
 * @jest-environment jsdom
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { workInFolder } from "../../../test/jest/folders";
import { randomCases } from "../../../test/jest/random";
import * as routes from "../../site/routes";
import { rssFeed } from "./rss";
import { writeFeeds } from "./write-feeds";

type Graphql = Parameters<typeof writeFeeds>[0]["graphql"];

const { onPostBuild: writeRssFeed } = jest.requireActual<{
  onPostBuild(api: { graphql: Graphql }, options: typeof rssFeed): Promise<void>;
}>("gatsby-plugin-feed/gatsby-node");

/**
 * Text that an author may write. It often contains characters that have a meaning in XML or HTML.
 */
const text = fc
  .array(
    fc.oneof(
      anyText(),
      fc.constantFrom(
        "]]>",
        "<![CDATA[",
        "<b>",
        "</title>",
        "&",
        "&amp;",
        "&lt;",
        '"',
        "'",
        "true",
      ),
      fc.constantFrom("\0", "\u0001", "\u000b", "\u001f", "\ud800", "\udc00", "\ufffe", "\uffff"),
      fc.constantFrom("\t", "\n", "\r\n", "\u007f", "\u0085", "\u2028", "😀"),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((pieces) => `a${pieces.join("")}z`);

interface Texts {
  title: string;
  description: string;
  author: string;
  tag: string;
  paragraph: string;
}

const texts = fc.record<Texts>({
  title: text,
  description: text,
  author: text,
  tag: text,
  paragraph: text,
});

/**
 * Returns a text as an XML parser delivers it: without characters that XML cannot hold, and with
 * one kind of line end.
 */
const asRead = (written: string): string =>
  Array.from(written)
    .filter((character) =>
      /[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(character),
    )
    .join("")
    .replace(/\r\n?/g, "\n");

/** Returns the data of a blog with one post. */
const blogWith = ({ title, description, author, tag, paragraph }: Texts): Queries.FeedQuery => ({
  site: { pathPrefix: "" },
  siteConfig: {
    url: "https://kest.example",
    product: { name: title },
    blog: { title, description },
  },
  allTag: { nodes: [{ label: tag, path: "/blog/tags/tag" }] },
  allAuthor: {
    nodes: [
      { name: author, path: "/blog/authors/one" },
      { name: "Other", path: null },
    ],
  },
  allBlogPost: {
    nodes: [
      {
        title,
        path: "/blog/post",
        date: "2026-01-02T00:00:00.000Z",
        lastUpdate: null,
        description,
        authors: [{ name: author, href: "https://kest.example/?a=1&b=2" }],
        tags: [{ label: tag, path: "/blog/tags/tag" }],
        content: {
          text: [["p", {}, paragraph]] as unknown as Record<string, unknown>,
          figures: [],
          images: [],
        },
      },
    ],
  },
});

workInFolder();

/** Reads both feeds of a blog with a parser that accepts only well-formed XML. */
async function readFeeds(blog: Queries.FeedQuery): Promise<{ atom: Document; rss: Document }> {
  const graphql = (async () => ({ data: blog })) as unknown as Graphql;
  await writeFeeds({ graphql });
  await writeRssFeed({ graphql }, rssFeed);
  const parse = (route: string): Document =>
    new DOMParser().parseFromString(readFileSync(join("public", route), "utf8"), "application/xml");
  return { atom: parse(routes.atom), rss: parse(routes.rss) };
}

const textOf = (parent: ParentNode, selector: string): string | null | undefined =>
  parent.querySelector(selector)?.textContent;
const shown = (html: string | null | undefined, selector: string): string | null | undefined =>
  textOf(new DOMParser().parseFromString(html ?? "", "text/html"), selector);

test("R15 addresses in feeds are URLs", async () => {
  const blog = blogWith({ title: "A", description: "A", author: "A", tag: "A", paragraph: "A" });
  const [post] = blog.allBlogPost.nodes;
  const image = { src: "blog/pic a.png", file: { publicURL: "/static/1/pic a.png" } };
  const tree = [
    ["img", { src: "blog/pic a.png" }],
    ["video", { poster: "/a b.png" }],
    ["a", { href: "javascript:alert(1)" }, "a"],
    ["img", { srcSet: "/ä.png 1x, /b.png 2x" }],
  ] as unknown as Record<string, unknown>;
  Object.assign(post ?? {}, {
    path: "/blog/2024/second post",
    authors: [{ name: "A", href: "/blog/authors/zoë" }],
    tags: [{ label: "A", path: '/blog/tags/a"b' }],
    content: { text: tree, figures: [], images: [image] },
  });
  const { atom, rss } = await readFeeds(blog);
  const url = "https://kest.example/blog/2024/second%20post";
  const html =
    '<img src="https://kest.example/static/1/pic%20a.png"><video poster="https://kest.example/a%20b.png"></video><a>a</a><img srcset="https://kest.example/%C3%A4.png 1x, https://kest.example/b.png 2x">';
  expect([textOf(rss, "item > link"), textOf(rss, "item > guid")]).toEqual([url, url]);
  expect(textOf(atom, "entry > id")).toBe(url);
  expect(atom.querySelector("entry > link")?.getAttribute("href")).toBe(url);
  expect(textOf(atom, "author > uri")).toBe("https://kest.example/blog/authors/zo%C3%AB");
  expect(atom.querySelector("category")?.getAttribute("scheme")).toBe(
    "https://kest.example/blog/tags/a%22b",
  );
  expect(textOf(atom, "entry > content")).toBe(html);
  expect(rss.getElementsByTagName("content:encoded")[0]?.textContent).toBe(html);
});

const readText = (route: string): string => readFileSync(join("public", route), "utf8");

const PLAIN = { title: "A", description: "B", author: "C", tag: "D", paragraph: "E" };

test("R15 the JSON feed says what the others say", async () => {
  await readFeeds(blogWith(PLAIN));
  const url = "https://kest.example/blog/post";
  expect(JSON.parse(readText("/blog/feed.json"))).toEqual({
    version: "https://jsonfeed.org/version/1.1",
    title: "A A",
    home_page_url: "https://kest.example/blog",
    feed_url: "https://kest.example/blog/feed.json",
    description: "B",
    language: "en",
    items: [
      {
        id: url,
        url,
        title: "A",
        summary: "B",
        content_html: "<p>E</p>",
        date_published: "2026-01-02T00:00:00.000Z",
        date_modified: "2026-01-02T00:00:00.000Z",
        authors: [{ name: "C", url: "https://kest.example/?a=1&b=2" }],
        tags: ["D"],
      },
    ],
  });
});

test("R15 a tag and an author have a feed of their newest posts, as long as they exist", async () => {
  const blog = blogWith(PLAIN);
  const [post] = blog.allBlogPost.nodes;
  if (!post) throw new Error("The blog has no post.");
  const one = { name: "C", href: "/blog/authors/one" };
  const nodes = Array.from({ length: 25 }, (_, index) => ({
    ...post,
    path: `/blog/${index}`,
    authors: [one],
    tags: index % 2 === 0 ? post.tags : [],
  }));
  await readFeeds({ ...blog, allBlogPost: { nodes } });
  const feedAt = (route: string) =>
    new DOMParser().parseFromString(readText(route), "application/xml");
  const idsIn = (feed: Document) =>
    Array.from(feed.querySelectorAll("entry > id"), ({ textContent }) => textContent);
  const ofTag = feedAt("/blog/tags/tag/atom.xml");
  expect(textOf(ofTag, "feed > title")).toBe("A A: D");
  expect(textOf(ofTag, "feed > id")).toBe("https://kest.example/blog/tags/tag");
  expect(ofTag.querySelector("link[rel=self]")?.getAttribute("href")).toBe(
    "https://kest.example/blog/tags/tag/atom.xml",
  );
  const even = Array.from({ length: 13 }, (_, index) => `https://kest.example/blog/${2 * index}`);
  expect(idsIn(ofTag)).toEqual(even);
  const newest = Array.from({ length: 20 }, (_, index) => `https://kest.example/blog/${index}`);
  expect(idsIn(feedAt("/blog/authors/one/atom.xml"))).toEqual(newest);

  await readFeeds({ ...blog, allTag: { nodes: [] } });
  expect(existsSync("public/blog/tags/tag/atom.xml")).toBe(false);
  expect(idsIn(feedAt("/blog/authors/one/atom.xml"))).toEqual([]);
});

test("R15 feeds are well-formed whatever a post says, and say it", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (written) => {
      const { atom, rss } = await readFeeds(blogWith(written));
      expect(textOf(atom, "parsererror")).toBeUndefined();
      expect(textOf(rss, "parsererror")).toBeUndefined();
      const title = asRead(written.title);
      const description = asRead(written.description);
      const blogTitle = `${title} ${title}`;

      expect(textOf(atom, "feed > title")).toBe(blogTitle);
      expect(textOf(atom, "feed > subtitle")).toBe(description);
      expect(textOf(atom, "entry > title")).toBe(title);
      expect(textOf(atom, "entry > summary")).toBe(description);
      expect(textOf(atom, "entry > author > name")).toBe(asRead(written.author));
      expect(textOf(atom, "entry > author > uri")).toBe("https://kest.example/?a=1&b=2");
      expect(shown(textOf(atom, "entry > content"), "p")).toBe(asRead(written.paragraph));
      // XML attributes have no line ends.
      expect(atom.querySelector("entry > category")?.getAttribute("label")).toBe(
        asRead(written.tag).replace(/[\t\n]/g, " "),
      );

      expect(textOf(rss, "channel > title")).toBe(blogTitle);
      expect(textOf(rss, "channel > description")).toBe(description);
      expect(textOf(rss, "item > title")).toBe(title);
      // RSS 2.0: the description of an item is HTML, that of a channel is text.
      expect(shown(textOf(rss, "item > description"), "body")).toBe(description);
      expect(rss.getElementsByTagName("dc:creator")[0]?.textContent).toBe(asRead(written.author));
      expect(textOf(rss, "item > category")).toBe(asRead(written.tag));
      expect(shown(rss.getElementsByTagName("content:encoded")[0]?.textContent, "p")).toBe(
        asRead(written.paragraph),
      );
    }),
    { seed: 26, numRuns: randomCases(200) },
  );
});

test.each(["1000-01-01T00:00:00.000Z", "1969-12-31T23:59:59.000Z", "9999-12-31T23:59:59.000Z"])(
  "R15 feeds of a blog of %s have its date",
  async (date) => {
    const text = "A";
    const blog = blogWith({
      title: text,
      description: text,
      author: text,
      tag: text,
      paragraph: text,
    });
    const nodes = blog.allBlogPost.nodes.map((post) => ({ ...post, date }));
    const { atom, rss } = await readFeeds({ ...blog, allBlogPost: { nodes } });
    expect(textOf(atom, "feed > updated")).toBe(date);
    expect(textOf(atom, "entry > published")).toBe(date);
    expect(new Date(textOf(rss, "item > pubDate") ?? "").toISOString()).toBe(date);
  },
);

describe("R15 N3 in another language", () => {
  const english = PAGE_LANGUAGE;
  beforeEach(() => Object.assign(globalThis, { PAGE_LANGUAGE: { lang: "de", dir: "ltr" } }));
  afterEach(() => Object.assign(globalThis, { PAGE_LANGUAGE: english }));

  test("all feeds name it", async () => {
    const { atom, rss } = await readFeeds(blogWith(PLAIN));
    expect(atom.documentElement.getAttribute("xml:lang")).toBe("de");
    expect(textOf(rss, "channel > language")).toBe("de");
    expect(JSON.parse(readText("/blog/feed.json")).language).toBe("de");
  });
});
