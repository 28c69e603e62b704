/**
 * @jest-environment jsdom
 */
import { likelyTemplate, preloadTemplate } from "./template-scripts";

describe("V5 the template of a page that is not there yet", () => {
  test.each([
    ["/", "templates-home-template"],
    ["/search", "pages-search"],
    ["/glossary", "templates-glossary-template"],
    ["/blog", "templates-blog-template"],
    ["/blog/", "templates-blog-template"],
    ["/blog/welcome", "templates-post-template"],
    ["/blog/tags", "templates-tags-template"],
    ["/blog/tags/fees", "templates-tag-template"],
    ["/blog/authors", "templates-authors-template"],
    ["/blog/authors/team", "templates-author-template"],
    ["/blog/archive", "templates-archive-template"],
    ["/docs/core/fees", "templates-doc-template"],
    ["/blogs", "templates-doc-template"],
  ])("%s: %s", (route, expected) => {
    expect(likelyTemplate(route)).toBe(`component---src-${expected}-tsx`);
  });
});

describe("V5 the files of a template that are requested with a page's data", () => {
  const requested = () =>
    Array.from(document.querySelectorAll("link"), (link) => `${link.as} ${link.href}`);
  const loaded = new Set<string>();

  beforeEach(() => {
    document.head.innerHTML = "";
    loaded.clear();
    window.___chunkMapping = {
      "component---src-templates-post-template-tsx": ["/post.1.css", "/post-2.js"],
    };
    performance.getEntriesByName = jest.fn((url) => (loaded.has(url) ? [{} as never] : []));
    window.___loader = { loadPageSync: () => undefined };
  });

  test("are its styles and its script", () => {
    preloadTemplate("/blog/welcome?from=mail#end");
    expect(requested()).toEqual([
      "style http://localhost/post.1.css",
      "script http://localhost/post-2.js",
    ]);
  });

  test("are only those that the page has not requested", () => {
    loaded.add("http://localhost/post-2.js");
    preloadTemplate("/blog/welcome");
    expect(requested()).toEqual(["style http://localhost/post.1.css"]);
  });

  test("are only those that are not in the page", () => {
    document.head.innerHTML = '<style data-href="/post.1.css"></style>';
    preloadTemplate("/blog/welcome");
    expect(requested()).toEqual(["script http://localhost/post-2.js"]);
  });

  test("are none where the page is there, or the template unknown", () => {
    preloadTemplate("/docs/core/fees");
    window.___loader = { loadPageSync: () => ({}) };
    preloadTemplate("/blog/welcome");
    expect(requested()).toEqual([]);
  });
});
