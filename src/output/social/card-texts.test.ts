import { socialCards } from "./card-texts";

const own = { image: null };
const picture = { image: "/img/own.png" };

const DATA: Queries.SocialCardsQuery = {
  siteConfig: { product: { name: "Acme", tagline: "The exchange" }, blog: { title: "News" } },
  allDocsVersion: {
    nodes: [
      {
        path: "/docs",
        collection: "docs",
        docs: [
          { path: "/docs/a", title: "A", ...own, breadcrumbs: [{ label: "A" }] },
          {
            path: "/docs/core/b",
            title: "B",
            ...own,
            breadcrumbs: [{ label: "Core" }, { label: "Short b" }],
          },
          { path: "/docs/own", title: "Own", ...picture, breadcrumbs: [] },
        ],
        categories: [
          { path: "/docs/core", title: "Core", ...own, breadcrumbs: [{ label: "Core" }] },
        ],
        tags: [{ path: "/docs/tags/fees", title: "Fees" }],
      },
      {
        path: "/community",
        collection: "our-community",
        docs: [{ path: "/community/c", title: "C", ...own, breadcrumbs: [{ label: "C" }] }],
        categories: [],
        tags: [],
      },
    ],
  },
  allBlogPost: {
    nodes: [
      { path: "/blog/first", title: "First", ...own, date: "2021-08-26T00:00:00.000Z" },
      { path: "/blog/own", title: "Own", ...picture, date: "2021-08-27T00:00:00.000Z" },
    ],
  },
  allAuthor: {
    nodes: [
      { path: "/blog/authors/eve", title: "Eve" },
      { path: null, title: "Adam" },
    ],
  },
  allTag: { nodes: [{ path: "/blog/tags/hello", title: "Hello" }] },
  allPage: { nodes: [{ path: "/about", title: "About", ...own }] },
};

/** The texts of the pictures, by route. */
const EXPECTED: Record<string, string> = {
  "/docs/a": "Docs: A",
  "/docs/core/b": "Docs · Core: B",
  "/docs/core": "Docs: Core",
  "/docs/tags": "Docs: Tags",
  "/docs/tags/fees": "Docs · Tags: Fees",
  "/community/c": "Our community: C",
  "/blog": "The exchange: News",
  "/blog/page/2": "The exchange: News, page 2",
  "/blog/first": "News · August 26, 2021: First",
  "/blog/authors": "News: Authors",
  "/blog/authors/eve": "News · Authors: Eve",
  "/blog/tags": "News: Tags",
  "/blog/tags/hello": "News · Tags: Hello",
  "/blog/tags/hello/page/2": "News · Tags: Hello, page 2",
  "/blog/archive": "News: Archive",
  "/glossary": "The exchange: Glossary",
  "/about": "The exchange: About",
};

const cardsOf = (data: Queries.SocialCardsQuery, pages: readonly string[]) =>
  Object.fromEntries(
    socialCards(data, new Set(pages)).map(({ path, label, title }) => [path, `${label}: ${title}`]),
  );

describe("X2 what the pictures of pages say", () => {
  test("is their title, and where they belong; what has a picture of its own, or no title, has none", () => {
    const pages = [...Object.keys(EXPECTED), "/", "/404", "/docs", "/docs/own", "/blog/own"];
    expect(cardsOf(DATA, pages)).toEqual(EXPECTED);
  });

  test("is of pages only that are there", () => {
    expect(cardsOf(DATA, ["/blog", "/about"])).toEqual({
      "/blog": EXPECTED["/blog"],
      "/about": EXPECTED["/about"],
    });
  });

  test("has the product's name, where that cannot be drawn", () => {
    const product = { name: "Acme 2", tagline: "The exchange" };
    const data = { ...DATA, siteConfig: { product, blog: { title: "News" } } };
    expect(cardsOf(data, ["/docs/a"])).toEqual({ "/docs/a": "Acme 2 · Docs: A" });
  });
});
