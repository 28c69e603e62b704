import * as routes from "./routes";

describe("R1, R3 to R6, R9, R15: fixed routes", () => {
  test.each([
    [routes.home, "/"],
    [routes.blog, "/blog"],
    [routes.archive, "/blog/archive"],
    [routes.authors, "/blog/authors"],
    [routes.tags, "/blog/tags"],
    [routes.rss, "/blog/rss.xml"],
    [routes.atom, "/blog/atom.xml"],
  ])("%s", (route, expected) => {
    expect(route).toBe(expected);
  });
});

describe("R12: routes of docs", () => {
  test.each([
    ["a doc in a folder", "/docs", "/core/metadex", "/docs/core/metadex"],
    ["the root of the version", "/docs", "/", "/docs"],
    ["a slash at the end", "/docs", "/core/a/b/", "/docs/core/a/b"],
    ["docs at the site's root", "/", "/core/metadex", "/core/metadex"],
    ["another version", "/docs/1.0/", "/core/metadex", "/docs/1.0/core/metadex"],
    ["decomposed letters", "/docs", "/caf\u0065\u0301", "/docs/caf\u00e9"],
  ])("%s", (_, versionPath, slug, expected) => {
    expect(routes.doc(versionPath, slug)).toBe(expected);
  });
});

describe("R3: pages of a list of posts", () => {
  test.each([
    [routes.blog, 1, "/blog"],
    [routes.blog, 2, "/blog/page/2"],
    [routes.tag("hola"), 12, "/blog/tags/hola/page/12"],
  ])("%s, page %d is %s", (list, page, expected) => {
    expect(routes.listPage(list, page)).toBe(expected);
  });
});

describe("R6, R7, R10: posts, authors and tags", () => {
  test.each([
    [routes.post("welcome"), "/blog/welcome"],
    [routes.post("/welcome/"), "/blog/welcome"],
    [routes.post("2021/08/26/welcome"), "/blog/2021/08/26/welcome"],
    [routes.author("protocol-team"), "/blog/authors/protocol-team"],
    [routes.tag("hola"), "/blog/tags/hola"],
  ])("%s", (route, expected) => {
    expect(route).toBe(expected);
  });
});

describe("R2: Markdown pages", () => {
  test.each([
    ["markdown-page", "/markdown-page"],
    ["index", "/"],
    ["guides/index", "/guides"],
    ["guides/first", "/guides/first"],
    ["reindex", "/reindex"],
  ])("%s is served at %s", (name, expected) => {
    expect(routes.page(name)).toBe(expected);
  });
});

describe("R14: normalize", () => {
  test.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/docs/x", "/docs/x"],
    ["/docs/x/", "/docs/x"],
    ["/docs/x.html", "/docs/x"],
    ["/docs/x/index.html", "/docs/x"],
    ["/docs//x", "/docs/x"],
    ["/docs/html", "/docs/html"],
    ["/docs/x.html.md", "/docs/x.html.md"],
  ])("%s means %s", (pathname, expected) => {
    expect(routes.normalize(pathname)).toBe(expected);
  });

  test.each([
    ["/docs/x", "/docs/x/", true],
    ["/docs/X", "/docs/x", true],
    ["/docs/x.html", "/docs/x", true],
    ["/docs/x", "/docs/xy", false],
    ["/", "/docs", false],
  ])("%s and %s: the same page? %s", (one, other, expected) => {
    expect(routes.isSame(one, other)).toBe(expected);
  });
});

describe("L3: isExternal", () => {
  test.each([
    ["https://example.org", true],
    ["HTTP://EXAMPLE.ORG", true],
    ["//cdn.example.org/x.js", true],
    ["mailto:team@example.org", true],
    ["tel:123", true],
    ["web+app:open", true],
    ["/docs", false],
    ["./a.md", false],
    ["#part", false],
    ["a/b:c", false],
    ["1:2", false],
    ["", false],
  ])("%p: %s", (href, expected) => {
    expect(routes.isExternal(href)).toBe(expected);
  });
});

test.each([
  ["/docs", "/docs", true],
  ["/docs/core/metadex", "/docs", true],
  ["/docs/Core/metadex/", "/Docs/core", true],
  ["/docs-old/core", "/docs", false],
  ["/blog", "/docs", false],
])("%s is %s or lies below it: %s", (route, parent, expected) => {
  expect(routes.isBelow(route, parent)).toBe(expected);
});
