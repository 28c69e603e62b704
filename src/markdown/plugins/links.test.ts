import { join } from "node:path";
import { environment, pathOf } from "../../../test/jest/compile-as";
import { contentRoot } from "../../../test/jest/roots";
import { compile } from "../compile";

const routes: Record<string, string> = {
  "docs/core/cl.md": "/docs/core/cl-acm",
  "blog/2021-08-26-welcome/more notes.mdx": "/blog/more",
  "versions/1/core/cl.md": "/1/cl",
};
const bases: Record<string, string> = {
  "docs/core/page.md": "/docs/core/page",
  "docs/core/README.md": "/docs/core/",
};

const below = (path: string): string => path.slice(contentRoot.length + 1);
const compiledAt = (path: string, source: string) =>
  compile(source, path, {
    ...environment,
    routeOf: (file) => routes[below(file)],
    baseOf: (file) => bases[below(file)],
  });
const compiled = (source: string) => compiledAt(pathOf("md"), source);

describe("M6, E7: links", () => {
  test.each([
    ["a file", "[a](../../docs/core/cl.md)", "/docs/core/cl-acm"],
    [
      "a file with a query and an anchor",
      "[a](../../docs/core/cl.md?x=1#b)",
      "/docs/core/cl-acm?x=1#b",
    ],
    ["an encoded name", "[a](./more%20notes.mdx)", "/blog/more"],
    ["a reference", "[a][b]\n\n[b]: ../../docs/core/cl.md#c", "/docs/core/cl-acm#c"],
    ["a short reference", "[a]\n\n[A]: ../../docs/core/cl.md", "/docs/core/cl-acm"],
    ["a route", "[a](/docs/core/metadex)", "/docs/core/metadex"],
    ["an anchor", "[a](#b)", "#b"],
    ["another site", "[a](https://x.example/b.md)", "https://x.example/b.md"],
  ])("%s", (_, source, target) => {
    const { tree, links, problems } = compiled(source);
    expect(tree).toEqual([["p", {}, ["a", { href: target }, "a"]]]);
    expect(links.map((link) => link.target)).toEqual([target]);
    expect(problems).toEqual([]);
  });

  test("each link is noted with its place, as written and as resolved", () => {
    expect(compiled("First.\n\nSee [a](../../docs/core/cl.md) and [b](/c).").links).toEqual([
      {
        href: "../../docs/core/cl.md",
        target: "/docs/core/cl-acm",
        file: join(contentRoot, "docs/core/cl.md"),
        line: 3,
        column: 5,
      },
      { href: "/c", target: "/c", file: null, line: 3, column: 36 },
    ]);
  });

  test.each([
    [
      "of a card",
      '<Card title="{product.name}" to="../../docs/core/cl.md#b">Text</Card>',
      ["Card", { title: "Acme", to: "/docs/core/cl-acm#b" }, "Text"],
    ],
    [
      "of HTML",
      '<a href="../../docs/core/cl.md#b">that</a>',
      ["a", { href: "/docs/core/cl-acm#b" }, "that"],
    ],
  ])("one %s is resolved and noted as others are", (_, source, expected) => {
    const { tree, links, problems } = compiled(`First.\n\n${source}`);
    expect(tree[1]).toEqual(expected);
    expect(links).toMatchObject([{ target: "/docs/core/cl-acm#b", line: 3, column: 1 }]);
    expect(problems).toEqual([]);
  });

  test.each([
    ["from the top of its folder", "docs/other/x.md", "./core/cl.md"],
    ["from the top of the content", "docs/other/x.md", "/docs/core/cl.md"],
    ["from the project's root, as Docusaurus names it", "docs/x.md", "@site/docs/core/cl.md"],
    ["from the project's root", "docs/other/x.md", "docs/core/cl.md"],
  ])("a file may be named %s", (_, path, href) => {
    expect(compiledAt(join(contentRoot, path), `[a](${href})`).links).toMatchObject([
      { href, target: "/docs/core/cl-acm" },
    ]);
  });

  test("a file may be named from the top of a documentation in a folder of folders", () => {
    const path = join(contentRoot, "versions/1/other/x.md");
    const { links } = compiledAt(path, "[a](core/cl.md) [b](/core/cl.md)");
    expect(links.map(({ target }) => target)).toEqual(["/1/cl", "/1/cl"]);
  });

  test.each([
    ["page.md", "[a](./b) [c](d#e) [f](../g?h)", ["/docs/core/b", "/docs/core/d#e", "/docs/g?h"]],
    ["README.md", "[a](./b) [c](d#e) [f](../g?h)", ["/docs/core/b", "/docs/core/d#e", "/docs/g?h"]],
    ["README.md", "[a](.) [b](?c) [d](#e)", ["/docs/core/", "?c", "#e"]],
    ["none.md", "[a](./b)", ["./b"]],
  ])(
    "M6 a relative address starts from the folder of the file: %s, %s",
    (name, source, targets) => {
      const { links, problems } = compiledAt(join(contentRoot, "docs/core", name), source);
      expect(problems).toEqual([]);
      expect(links.map(({ target }) => target)).toEqual(targets);
    },
  );

  test("a file beside the document is served, and one of static/ is where it is", () => {
    const { links, problems } = compiledAt(
      join(contentRoot, "blog/x.md"),
      "[a](./authors.yml#x) [b](@site/static/img/logo.svg) [c](../static/img/logo.svg#d)",
    );
    expect(problems).toEqual([]);
    expect(links).toMatchObject([
      { target: "/files/blog/authors.yml#x", file: join(contentRoot, "blog/authors.yml") },
      { target: "/img/logo.svg", file: null },
      { target: "/img/logo.svg#d", file: null },
    ]);
  });

  test("an address that is to be left alone is", () => {
    expect(compiled("[a](pathname:///files/x.pdf)").links).toMatchObject([
      { target: "/files/x.pdf", file: null },
    ]);
  });

  test("a link to no content file has no target", () => {
    const { tree, links } = compiled("See [a](./no.md#b).");
    expect(links).toMatchObject([{ href: "./no.md#b", target: null }]);
    expect(tree).toEqual([["p", {}, "See ", ["a", { href: "./no.md#b" }, "a"], "."]]);
  });
});
