/**
 * Random addresses go through everything that prints one: feeds, Markdown copies, llms.txt,
 * components, the head of a page and the compile of documents. Other parsers read what comes out.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { fromHtml } from "hast-util-from-html";
import { fromMarkdown } from "mdast-util-from-markdown";
import { createElement, Fragment, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { SaxesParser } from "saxes";
import { compile } from "../src/markdown/compile";
import { rssFeed } from "../src/output/feeds/rss";
import { writeFeeds } from "../src/output/feeds/write-feeds";
import { llmsText } from "../src/output/markdown/llms";
import { treeToMarkdown } from "../src/output/markdown/to-markdown";
import { imageAddresses } from "../src/output/print/hast";
import { components } from "../src/prose/components";
import { Link } from "../src/prose/Link/Link";
import { Picture } from "../src/prose/Picture/Picture";
import { Tree } from "../src/prose/Tree/Tree";
import { addressFlaw } from "../src/site/addresses/allowed-address";
import { nearestSlug, slugFault } from "../src/site/addresses/route-fault";
import { absoluteUrl, toUrl } from "../src/site/addresses/url";
import * as routes from "../src/site/routes";
import { AuthorFacts } from "../src/views/blog/AuthorFacts/AuthorFacts";
import { anyText } from "./jest/any-text";
import { workInFolder } from "./jest/folders";
import { plainEnvironment } from "./jest/plain-environment";
import { randomCases } from "./jest/random";

jest.mock("../src/layout/Head/Head", () => ({ Head: Helmet }));
const SITE = "https://kest.example";
jest.mock("../src/layout/use-site", () => ({
  useSite: () => ({
    url: "https://kest.example",
    titleDelimiter: "|",
    description: "About",
    product: { name: "Kest" },
  }),
}));

type Layout = typeof import("../src/views/document/Breadcrumbs/Breadcrumbs") &
  typeof import("../src/layout/PageMetadata/PageMetadata");
let layout: Layout;
beforeAll(async () => {
  layout = {
    ...(await import("../src/views/document/Breadcrumbs/Breadcrumbs")),
    ...(await import("../src/layout/PageMetadata/PageMetadata")),
  };
});

jest.setTimeout(120_000);
workInFolder();

/** Characters that have a meaning in an address, in HTML, XML, Markdown or a script. */
const HOSTILE = [
  ..."\"'<>&;`%?#\\/[](){}|^*: \t\n@$!é日😀\u202e\u00a0".split(/(?:)/u),
  "%20",
  "%zz",
  "]]>",
  "-->",
  "</script><script>alert(1)</script>",
  '" onerror="alert(1)',
  "javascript:alert(1)",
  "//evil.example",
  "..",
  "&#x22;",
  ":splat",
];
const hostile = fc
  .array(fc.oneof(anyText({ maxLength: 2 }), fc.constantFrom(...HOSTILE), fc.constant("a")), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(""));

/** A part of a route that a page may have. */
const slug = hostile.map((text) => (slugFault(text) ? (nearestSlug(text) ?? "b") : text) || "b");
/** An address that content may link to, with one of the same kind that no parser can mistake. */
const address = fc
  .oneof(
    slug.map((part) => [routes.post(part), "/blog/a"]),
    fc.tuple(slug, hostile).map(([part, place]) => [`${routes.post(part)}#${place}`, "/blog/a#b"]),
    hostile.map((text) => [`https://x.example/${text}`, "https://x.example/a"]),
    hostile.map((text) => [`//x.example/a?${text}`, "//x.example/a"]),
    hostile.map((text) => [`#a${text}`, "#a"]),
  )
  .filter(([written = ""]) => addressFlaw(written, "link") === undefined)
  .map(([written = "", plain = ""]) => ({ written, plain }));

/** An address of an author, who has no place on a page. */
const elsewhere = address.filter(({ written }) => !written.startsWith("#"));

/** The characters of RFC 3986, without the brackets, which only a host may have. */
const RFC_3986 = /^(?:[\w\-.~:/?#@!$&'()*+,;=]|%[\dA-Fa-f]{2})+$/;

/** Asserts that a printed address is a URL, and leads where the written one leads. */
function expectUrl(printed: unknown, written: string): void {
  const url = String(printed);
  expect(url).toMatch(RFC_3986);
  const whole = new URL(url, `${SITE}/page`).href;
  if (/^[a-z]+:/.test(url)) expect(url).toBe(whole);
  expect(whole).toBe(toUrl(new URL(written, `${SITE}/page`).href));
}

/** Asserts that a printed address is the whole URL of a route. */
function expectRoute(printed: unknown, route: string): void {
  expectUrl(printed, absoluteUrl(route, SITE));
  expect(decodeURIComponent(new URL(String(printed)).pathname)).toBe(route);
}

interface Tag {
  name: string;
  attributes: Record<string, unknown>;
  text: string;
}

/** Reads HTML with parse5, which must have nothing to mend. Returns its elements in their order. */
function tagsOfHtml(html: string): Tag[] {
  const mended: string[] = [];
  const found: Tag[] = [];
  const visit = (node: ReturnType<typeof fromHtml>["children"][number]): string => {
    if (node.type === "text") return node.value;
    if (node.type !== "element") throw new Error(`${node.type} in ${html}`);
    const tag = { name: node.tagName, attributes: node.properties, text: "" };
    found.push(tag);
    tag.text = node.children.map(visit).join("");
    return tag.text;
  };
  fromHtml(html, {
    fragment: true,
    onerror: ({ message }) => void mended.push(message),
  }).children.map(visit);
  expect(mended).toEqual([]);
  return found;
}

/** Reads XML with a parser that accepts only well-formed XML. */
function tagsOfXml(xml: string): Tag[] {
  const found: Tag[] = [];
  const open: Tag[] = [];
  const parser = new SaxesParser();
  const add = (text: string): void => {
    for (const tag of open.slice(-1)) tag.text += text;
  };
  parser.on("opentag", ({ name, attributes }) => {
    const tag = { name, attributes, text: "" };
    found.push(tag);
    open.push(tag);
  });
  parser.on("closetag", () => void open.pop());
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(xml).close();
  return found;
}

/** Returns the names of elements and attributes. Nobody may get in another one by an address. */
const shapeOf = (tags: readonly Tag[]): string[] =>
  tags.map(({ name, attributes }) => [name, ...Object.keys(attributes).sort()].join(" "));

const valuesOf = (tags: readonly Tag[], name: string, attribute: string): unknown[] =>
  tags
    .filter((tag) => tag.name === name && attribute in tag.attributes)
    .map(({ attributes }) => attributes[attribute]);

/** Calls a function once for each argument. There are few plain addresses. */
function once<Result>(make: (argument: string) => Result): (argument: string) => Result {
  const known = new Map<string, Result>();
  return (argument) => {
    const result = known.get(argument) ?? make(argument);
    known.set(argument, result);
    return result;
  };
}

/** Returns the addresses of the links in Markdown. */
function linksIn(markdown: string): string[] {
  const links: string[] = [];
  const visit = (node: { type: string; url?: string; children?: object[] }): void => {
    if (node.type === "html") throw new Error(`HTML in ${markdown}`);
    if (node.url !== undefined) links.push(node.url);
    for (const child of node.children ?? []) visit(child as typeof node);
  };
  visit(fromMarkdown(markdown));
  return links;
}

const attribute = (text: string): string =>
  text.replace(/[&"<>{}\s]/g, (character) => `&#${character.charCodeAt(0)};`);

type Graphql = Parameters<typeof writeFeeds>[0]["graphql"];
type Addresses = { path: string; tag: string; author: string; link: string; file: string };

const { onPostBuild: writeRssFeed } = jest.requireActual<{
  onPostBuild(api: { graphql: Graphql }, options: typeof rssFeed): Promise<void>;
}>("gatsby-plugin-feed/gatsby-node");
const publicText = (route: string): string => readFileSync(join("public", route), "utf8");

/** Returns both feeds of a blog with one post. */
async function feedsWith({ path, tag, author, link, file }: Addresses) {
  const blog: Queries.FeedQuery = {
    site: { pathPrefix: "" },
    siteConfig: { url: SITE, product: { name: "Kest" }, blog: { title: "B", description: "B" } },
    allTag: { nodes: [] },
    allAuthor: { nodes: [] },
    allBlogPost: {
      nodes: [
        {
          title: "A",
          path,
          date: "2026-01-02T00:00:00.000Z",
          lastUpdate: null,
          description: "A",
          authors: [{ name: "A", href: author }],
          tags: [{ label: "A", path: tag }],
          content: {
            text: [
              ["a", { href: link }, "a"],
              ["img", { src: "a.png", alt: "" }],
              ["video", { src: link, poster: tag }],
            ] as unknown as Record<string, unknown>,
            figures: [],
            images: [{ src: "a.png", file: { publicURL: file } }],
          },
        },
      ],
    },
  };
  const graphql = (async () => ({ data: blog })) as unknown as Graphql;
  await writeFeeds({ graphql });
  await writeRssFeed({ graphql }, rssFeed);
  return { atom: tagsOfXml(publicText(routes.atom)), rss: tagsOfXml(publicText(routes.rss)) };
}

const cases = { seed: 59, numRuns: randomCases(1000) };

test("R15 addresses in feeds", async () => {
  const plain = { path: "/blog/a", tag: "/blog/tags/a", author: "/blog/a", file: "/static/a.png" };
  const plainFeeds = once((link) => feedsWith({ ...plain, link }));
  await fc.assert(
    fc.asyncProperty(slug, slug, elsewhere, address, slug, async (one, two, author, link, name) => {
      const path = routes.post(one);
      const tag = routes.tag(two);
      const file = `/static/1/${name.replaceAll("/", "")}.png`;
      const written = { path, tag, author: author.written, link: link.written, file };
      const { atom, rss } = await feedsWith(written);
      const other = await plainFeeds(link.plain);
      expect(shapeOf(atom)).toEqual(shapeOf(other.atom));
      expect(shapeOf(rss)).toEqual(shapeOf(other.rss));
      const textsOf = (tags: readonly Tag[], wanted: string): string[] =>
        tags.filter((found) => found.name === wanted).map(({ text }) => text);
      for (const url of [textsOf(rss, "link").at(-1), ...textsOf(rss, "guid")])
        expectRoute(url, path);
      for (const url of [textsOf(atom, "id").at(-1), valuesOf(atom, "link", "href").at(-1)])
        expectRoute(url, path);
      expectRoute(valuesOf(atom, "category", "scheme")[0], tag);
      expectUrl(textsOf(atom, "uri")[0], author.written);
      const html = tagsOfHtml(textsOf(atom, "content")[0] ?? "");
      expect(shapeOf(html)).toEqual(shapeOf(tagsOfHtml(textsOf(other.atom, "content")[0] ?? "")));
      const target = link.written.startsWith("#")
        ? absoluteUrl(path, SITE) + link.written
        : link.written;
      expectUrl(valuesOf(html, "a", "href")[0], target);
      expectRoute(valuesOf(html, "img", "src")[0], file);
      expectRoute(valuesOf(html, "video", "poster")[0], tag);
    }),
    cases,
  );
});

test("X1 addresses in Markdown copies and llms.txt", () => {
  fc.assert(
    fc.property(slug, address, slug, (part, link, name) => {
      const path = routes.post(part);
      const url = absoluteUrl(path, SITE);
      const document = { path, url, title: "A", description: "A" };
      const index = llmsText({
        name: "Kest",
        description: "A",
        url: SITE,
        parts: [{ title: "B", documents: [document] }],
        unlisted: [],
      } as unknown as Parameters<typeof llmsText>[0]);
      const [, listed] = linksIn(index);
      expectRoute(listed, routes.markdown(path));
      const file = `/static/1/${name.replaceAll("/", "")}.png`;
      const copy = treeToMarkdown(
        [
          ["p", {}, ["a", { href: link.written }, "a"]],
          ["p", {}, ["img", { src: "a.png", alt: "" }]],
        ],
        {
          addresses: {
            siteUrl: SITE,
            pageUrl: url,
            images: imageAddresses([{ src: "a.png", file: { publicURL: file } }], SITE),
          },
          formulas: [],
          figures: [],
        },
      );
      const [first, second, ...others] = linksIn(copy);
      expect(others).toEqual([]);
      expectUrl(first, link.written.startsWith("#") ? url + link.written : link.written);
      expectRoute(second, file);
    }),
    cases,
  );
});

/** Returns the elements of what components of the site show. */
const tagsOf = (...elements: ReactElement[]): Tag[] =>
  elements.flatMap((element) => tagsOfHtml(renderToStaticMarkup(element)));

/** Returns the elements of components, and those that they put into the head, as Gatsby has them. */
const partsOfPage = (path: string, link: string): Tag[] => {
  const image = routes.isExternal(link) ? link : path;
  const author = { name: "A", href: link };
  const post = { date: "2026-01-02", lastUpdate: null, authors: [author] };
  const shown = tagsOf(
    createElement(Link, { href: path }, "a"),
    createElement(Link, { href: link }, "a"),
    createElement(Picture, { src: image, alt: "" }),
    createElement(AuthorFacts, {
      author: {
        name: "A",
        title: null,
        description: null,
        image,
        links: [{ label: "a", href: link }],
        postCount: 1,
      } as unknown as Queries.AuthorFactsFragment,
    }),
    createElement(layout.Breadcrumbs, {
      siteUrl: SITE,
      steps: [
        { label: "a", path },
        { label: "b", path },
      ] as Queries.Breadcrumb[],
    }),
    createElement(layout.PageMetadata, {
      path,
      image,
      post,
      hasMarkdown: true,
    } as unknown as Parameters<Layout["PageMetadata"]>[0]),
  );
  const { link: links, meta, script } = Helmet.renderStatic();
  const head = [links, meta, script].map((part) =>
    createElement(Fragment, null, part.toComponent()),
  );
  return [...shown, ...tagsOf(...head)];
};

test("addresses in the HTML of components, and in the head", () => {
  const plainShape = once((link) => shapeOf(partsOfPage("/blog/a", link)));
  fc.assert(
    fc.property(slug, address, (part, { written, plain }) => {
      const path = routes.post(part);
      const tags = partsOfPage(path, written);
      expect(shapeOf(tags)).toEqual(plainShape(plain));
      const image = routes.isExternal(written) ? written : path;
      expectUrl(valuesOf(tags, "a", "href")[0], path);
      expectUrl(valuesOf(tags, "a", "href")[1], written);
      for (const src of valuesOf(tags, "img", "src")) expectUrl(src, image);
      const meta = new Map(
        tags.map(({ attributes }) => [String(attributes.property), attributes.content]),
      );
      expectRoute(valuesOf(tags, "link", "href")[0], path);
      expectRoute(meta.get("og:url"), path);
      const picture = new URL(image, SITE).href;
      expectUrl(meta.get("og:image"), picture);
      const [breadcrumbs, posting] = tags
        .filter(({ name }) => name === "script")
        .map(({ text }) => JSON.parse(text));
      expectRoute(breadcrumbs.itemListElement[1].item, path);
      expectRoute(posting.mainEntityOfPage, path);
      expectUrl(posting.author[0].url, new URL(written, SITE).href);
      expectUrl(posting.image, picture);
    }),
    cases,
  );
});

test("addresses in a document", () => {
  const tagsIn = (link: string) => {
    const source = `<a href="${attribute(link)}">a</a>\n\n<video src="${attribute(link)}" poster="${attribute(link)}"></video>`;
    const { tree } = compile(
      source,
      join(plainEnvironment.contentRoot, "docs/a.md"),
      plainEnvironment,
    );
    return tagsOf(createElement(Tree, { nodes: tree, components }));
  };
  const plainShape = once((link) => shapeOf(tagsIn(link)));
  fc.assert(
    fc.property(address, ({ written, plain }) => {
      const tags = tagsIn(written);
      expect(shapeOf(tags)).toEqual(plainShape(plain));
      expectUrl(valuesOf(tags, "a", "href")[0], written);
      expectUrl(valuesOf(tags, "video", "src")[0], written);
      expectUrl(valuesOf(tags, "video", "poster")[0], written);
    }),
    cases,
  );
});
