import { resolve } from "node:path";
import { compileSync } from "@mdx-js/mdx";
import { transformSync } from "esbuild";
import type { ElementType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Tree } from "../../src/elements/Tree/Tree";
import { contentPlugins } from "../../src/markdown/plugins";
import {
  compileAs,
  elementNames,
  environment,
  KINDS,
  type Kind,
  pathOf,
  problemsOf,
} from "./compile-as";

type Plugins = ReturnType<typeof contentPlugins>;
const { defaultOptions } = jest.requireActual<{
  defaultOptions(options: { mdxOptions: Plugins }): { mdxOptions: Plugins };
}>("gatsby-plugin-mdx/dist/plugin-options");

const elementOf =
  (name: string) =>
  ({ children, ...props }: { children?: ReactNode }) => (
    <div data-element={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
/** The site's elements. Each shows its attributes and its children. */
const components: Record<string, ElementType> = Object.fromEntries(
  elementNames.map((name) => [name, elementOf(name)]),
);

/** Removes line breaks between blocks, which mean nothing. */
const plain = (html: string): string => html.replace(/\n+(?=<)|(?<=>)\n+/g, "");

/** Returns the HTML of a document that is rendered as data. */
export const treeHtml = (source: string, kind: Kind = "md"): string =>
  plain(
    renderToStaticMarkup(<Tree nodes={compileAs(source, kind).tree} components={components} />),
  );

/**
 * Returns the HTML of the same document, but compiled as gatsby-plugin-mdx does it, with the
 * options as that plugin copies them.
 */
export function moduleHtml(source: string, kind: Kind = "md"): string {
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

/**
 * Expects this HTML and these problems of a document in both ways to compile it, in both kinds of
 * files.
 */
export function expectBothWays(
  source: string,
  html: string,
  problems: readonly unknown[] = [],
  kinds = KINDS,
): void {
  for (const kind of kinds) {
    expect(problemsOf(source, kind)).toEqual(problems);
    expect(treeHtml(source, kind)).toBe(html);
    expect(moduleHtml(source, kind)).toBe(html);
  }
}
