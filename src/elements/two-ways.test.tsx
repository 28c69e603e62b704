import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { evaluateSync } from "@mdx-js/mdx";
import type { ReactElement } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToPipeableStream } from "react-dom/server";
import { figuresWith } from "../../test/jest/figures";
import { contentRoot, staticRoot } from "../../test/jest/roots";
import { withExamples } from "../../test/sites/examples";
import { compile } from "../markdown/compile";
import type { Environment } from "../markdown/environment";
import { splitFrontMatter } from "../markdown/front-matter";
import { contentPlugins } from "../markdown/plugins";
import { treeToMarkdown } from "../output/markdown/to-markdown";
import { treeFromPage } from "../output/print/page-tree";
import { allElements } from "../registry/definitions";
import type { DocumentTree } from "../site/tree";
import { components } from "./components";
import { ContentFigures } from "./figures";
import { Tree } from "./Tree/Tree";

const figures = figuresWith();
const path = join(contentRoot, "pages/elements.md");
const environment: Environment = {
  words: () =>
    new Map([
      ["product.short", "SHORT"],
      ["product.ve", "VE"],
      ...figures.map(({ key, value }) => [`figures.${key}`, String(value)] as const),
    ]),
  figure: (wanted) => {
    const found = figures.find(({ key }) => key === wanted);
    return found && { name: found.key, value: found.value, text: String(found.value) };
  },
  routeOf: () => "/docs/core/metadex",
  baseOf: () => undefined,
  terms: () => [
    { slug: "syntax", spellings: ["syntax"], file: null },
    { slug: "site", spellings: ["site"], file: null },
  ],
  math: () => "on",
  contentRoot,
  staticRoot,
  elements: allElements,
};

/** Renders an element to HTML. Waits for everything that is loaded late, as a build does. */
const html = (element: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const out = new PassThrough();
    const document = <ContentFigures.Provider value={figures}>{element}</ContentFigures.Provider>;
    const { pipe } = renderToPipeableStream(document, {
      onAllReady: () => resolve(text(pipe(out))),
      onError: reject,
    });
  });

/**
 * Removes what does not matter from HTML: React's marks between texts, the characters with which
 * React pads a full buffer (facebook/react#26228), and line breaks between blocks. It also makes
 * all of React's ids the same, as they depend on where an element stands.
 */
const plain = (html: string): string =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll("\0", "")
    .replace(/>\n+</g, "><")
    .replace(/:R\w*:/g, ":id:");

const page = splitFrontMatter(withExamples(readFileSync(path, "utf8"))).body;
const source = `${page}\n\n<table>\n  <tbody><tr><td>As HTML</td></tr></tbody>\n</table>\n\nAs <a href="https://example.org">HTML</a>\n\n\`\`\`mermaid\nflowchart LR\n  a[Start] -->|then| b[End]\n\`\`\``;
const { tree, formulas, problems } = compile(source, path, environment);

const htmlOfModule = (): Promise<string> => {
  const { default: Module } = evaluateSync(
    { value: source, path },
    { ...runtime, ...contentPlugins(environment), format: "mdx" },
  );
  return html(<Module components={components} />);
};

test("M1 to M4, R7: a document looks the same as a tree and as a module", async () => {
  expect(problems).toEqual([]);
  const asTree = await html(<Tree nodes={tree} components={components} />);
  expect(plain(await htmlOfModule())).toBe(plain(asTree));
  for (const sign of [
    "<mark>",
    "<ins>",
    'role="tab"',
    "<figcaption>",
    "<math",
    "<kbd>",
    'href="/glossary#site"',
    'data-kind="mermaid"',
  ]) {
    expect(asTree).toContain(sign);
  }
});

test("X1 the page of a module tells what a tree tells", async () => {
  const siteUrl = "https://acme.example";
  const addresses = { siteUrl, pageUrl: `${siteUrl}/elements`, images: new Map() };
  const markdown = (of: DocumentTree): string =>
    treeToMarkdown(of, { addresses, formulas, figures });
  const shown = treeFromPage(`<div data-module="true">${await htmlOfModule()}</div>`, tree, "");
  expect(markdown(shown)).toBe(markdown(tree));
});
