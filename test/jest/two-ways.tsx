import { join, resolve } from "node:path";
import { compileSync } from "@mdx-js/mdx";
import { transformSync } from "esbuild";
import type { ElementType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Tree } from "../../src/elements/Tree/Tree";
import { type Compiled, compile } from "../../src/markdown/compile";
import type { Environment } from "../../src/markdown/environment";
import { contentPlugins } from "../../src/markdown/plugins";
import { allElements } from "../../src/registry/definitions";
import { contentRoot, staticRoot } from "./roots";

type Plugins = ReturnType<typeof contentPlugins>;
const { defaultOptions } = jest.requireActual<{
  defaultOptions(options: { mdxOptions: Plugins }): { mdxOptions: Plugins };
}>("gatsby-plugin-mdx/dist/plugin-options");

/** Elements of a site for the tests of syntax. Each shows its attributes and its children. */
const names = ["Admonition", "Card", "Formula", "TabItem", "Tabs", "Term"];

export const environment: Environment = {
  words: () =>
    new Map([
      ["product.name", "Acme"],
      ["figures.lock.longest", "4 years"],
    ]),
  figure: () => undefined,
  routeOf: () => undefined,
  baseOf: () => undefined,
  terms: () => [],
  math: () => "on",
  contentRoot,
  staticRoot,
  elements: new Map(names.map((name) => [name, allElements.get(name) ?? {}])),
};

/** Returns a path in a folder that has two real images. */
export const pathOf = (kind: "md" | "mdx"): string =>
  join(contentRoot, `blog/2021-08-26-welcome/index.${kind}`);

export const compileAs = (source: string, kind: "md" | "mdx" = "md"): Compiled =>
  compile(source, pathOf(kind), environment);

const elementOf =
  (name: string) =>
  ({ children, ...props }: { children?: ReactNode }) => (
    <div data-element={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
const components: Record<string, ElementType> = Object.fromEntries(
  names.map((name) => [name, elementOf(name)]),
);

/** Removes line breaks between blocks, which mean nothing. */
const plain = (html: string): string => html.replace(/\n+(?=<)|(?<=>)\n+/g, "");

/** Returns the HTML of a document that is rendered as data. */
export const treeHtml = (source: string, kind: "md" | "mdx" = "md"): string =>
  plain(
    renderToStaticMarkup(<Tree nodes={compileAs(source, kind).tree} components={components} />),
  );

/**
 * Returns the HTML of the same document, but compiled as gatsby-plugin-mdx does it, with the
 * options as that plugin copies them.
 */
export function moduleHtml(source: string, kind: "md" | "mdx" = "md"): string {
  const { remarkPlugins, rehypePlugins } = defaultOptions({
    mdxOptions: contentPlugins(environment),
  }).mdxOptions;
  const script = compileSync(
    { value: source, path: pathOf(kind) },
    { remarkPlugins, rehypePlugins, format: "mdx" },
  );
  const { code } = transformSync(String(script), { format: "cjs" });
  const module: { exports: { default?: ElementType } } = { exports: {} };
  new Function("module", "require", code)(module, (name: string) =>
    require(name.replace(/^@site(?=\/)/, resolve("."))),
  );
  const { default: Module = "div" } = module.exports;
  return plain(renderToStaticMarkup(<Module components={components} />));
}
