import type { DocumentTree } from "../../site/tree";
import { treeFromPage } from "./page-tree";

const page = (inner: string): string =>
  `<!DOCTYPE html><html><body><main><h1>Title</h1><div data-module="true">${inner}</div></main></body></html>`;

const read = (inner: string, source: DocumentTree = [], pathPrefix = ""): DocumentTree =>
  treeFromPage(page(inner), source, pathPrefix);

describe("X1 the page of a module", () => {
  test("tells what its code has computed, and nothing around it", () => {
    expect(read("<p>After <!-- -->52<!-- --> weeks</p>")).toEqual([
      ["p", {}, "After ", "52", " weeks"],
    ]);
  });

  test("loses its path prefix, but no other start of an address", () => {
    const inner =
      '<p><a href="/some/prefix/docs/a#b">a</a><a href="/some/prefixes">b</a><img src="/some/prefix/static/a.png" alt="A"></p>';
    expect(read(inner, [], "/some/prefix")).toEqual([
      [
        "p",
        {},
        ["a", { href: "/docs/a#b" }, "a"],
        ["a", { href: "/some/prefixes" }, "b"],
        ["img", { src: "/static/a.png", alt: "A" }],
      ],
    ]);
  });

  test("has its headings without their links, and its path, in any script", () => {
    const inner =
      '<h2 id="größe">Größe<a href="#gr%C3%B6%C3%9Fe">#</a></h2><p><a href="/pr%C3%A4/a">a</a></p>';
    expect(read(inner, [], "/prä")).toEqual([
      ["h2", { id: "größe" }, "Größe"],
      ["p", {}, ["a", { href: "/a" }, "a"]],
    ]);
  });

  test("has links to the glossary, and terms, which are words", () => {
    const inner = '<p><a href="/glossary#epoch">epochs</a>, <a href="/glossary#tick">ticks</a></p>';
    expect(read(inner, [["Term", { name: "epoch" }, "epoch"]])).toEqual([
      ["p", {}, "epochs", ", ", ["a", { href: "/glossary#tick" }, "ticks"]],
    ]);
  });

  test("has what an author has written as HTML", () => {
    const inner =
      '<figure><img src="/a.png" alt="A"><figcaption>Caption</figcaption></figure><div>Text<button>Press</button></div>';
    expect(read(inner)).toEqual([
      ["figure", {}, ["img", { src: "/a.png", alt: "A" }], ["figcaption", {}, "Caption"]],
      ["div", {}, "Text"],
    ]);
  });

  test("has each picture that GatsbyImage has drawn once", () => {
    const image = (attributes: string) =>
      `<picture><source type="image/avif" srcset="/a.avif 1w"><img data-gatsby-image-ssr="" data-main-image="" style="opacity:0" sizes="100vw" loading="lazy" ${attributes} alt="A"></picture>`;
    const inner = `<p>See <span><svg></svg><span data-gatsby-image-wrapper="" class="gatsby-image-wrapper"><img aria-hidden="true" data-placeholder-image="" src="data:image/gif;base64,AA" alt="">${image('src="/a.png"')}<noscript>${image('src="/a.png"')}</noscript><script type="module">1</script></span></span></p>`;
    expect(read(inner)).toEqual([["p", {}, "See ", ["img", { src: "/a.png", alt: "A" }]]]);
  });

  test("has pictures that an author has written as HTML", () => {
    const inner = '<picture><source srcset="/a.avif"><img src="/a.png" alt="A"></picture>';
    expect(read(inner)).toEqual([["img", { src: "/a.png", alt: "A" }]]);
  });

  test("has to be one", () => {
    expect(() => treeFromPage("<main><p>Text</p></main>", [], "")).toThrow("data-module");
  });
});
