import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { evaluateSync } from "@mdx-js/mdx";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { compile } from "../markdown/compile";
import type { Environment } from "../markdown/environment";
import { splitFrontMatter } from "../markdown/front-matter";
import { contentPlugins } from "../markdown/plugins";
import { elementFigures } from "../site/elements";
import { components } from "./components";
import { Tree } from "./Tree/Tree";

const path = resolve("content/pages/elements.md");
const environment: Environment = {
  words: () => new Map(["short", "ve"].map((name) => [`product.${name}`, name.toUpperCase()])),
  routeOf: () => "/docs/core/metadex",
  contentRoot: resolve("content"),
  staticRoot: resolve("static"),
  elements: new Map(Object.entries(elementFigures)),
};

/** Line breaks between blocks mean nothing, and ids that React makes differ by where an element stands. */
const plain = (html: string): string => html.replace(/>\n+</g, "><").replace(/:R\w*:/g, ":id:");

test("M1 to M4, R7: a document looks the same as a tree and as a module", () => {
  const source = splitFrontMatter(readFileSync(path, "utf8")).body;
  const { tree, problems } = compile(source, path, environment);
  expect(problems).toEqual([]);
  const asTree = renderToStaticMarkup(<Tree nodes={tree} components={components} />);
  const { default: Module } = evaluateSync(
    { value: source, path },
    { ...runtime, ...contentPlugins(environment), format: "mdx" },
  );
  const asModule = renderToStaticMarkup(<Module components={components} />);
  expect(plain(asModule)).toBe(plain(asTree));
  for (const sign of ["<mark>", "<ins>", 'role="tab"', "<figcaption>", "<math", "<kbd>"]) {
    expect(asTree).toContain(sign);
  }
});
