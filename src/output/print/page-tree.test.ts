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

  test("has to be one", () => {
    expect(() => treeFromPage("<main><p>Text</p></main>", [], "")).toThrow("data-module");
  });
});
