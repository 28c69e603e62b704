import { resolve } from "node:path";
import { transformSync } from "esbuild";
import type { ElementType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { moduleText } from "../../src/markdown/javascript/module-code";
import { compileAs, elementNames, KINDS, type Kind, problemsOf } from "./compile-as";

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

/** Returns the component of a document, as a bundler makes it of the document's module. */
function contentOf(text: string): ElementType {
  jest.doMock("../../src/prose/components", () => ({ components }));
  const { code } = transformSync(text, { loader: "jsx", jsx: "automatic", format: "cjs" });
  const module: { exports: { default?: ElementType } } = { exports: {} };
  new Function("module", "require", code)(module, (name: string) =>
    require(name.replace(/^@site(?=\/)/, resolve("."))),
  );
  return module.exports.default ?? "div";
}

const NO_CODE = moduleText({ statements: [], holes: [] }, new Set(), new Map());

/** Removes line breaks between blocks, which mean nothing. */
const plain = (html: string): string => html.replace(/\n+(?=<)|(?<=>)\n+/g, "");

/** Returns the HTML of a document, whose code runs. */
export function htmlOf(source: string, kind: Kind = "md"): string {
  const { tree, module } = compileAs(source, kind);
  const Content = contentOf(module?.text ?? NO_CODE);
  return plain(renderToStaticMarkup(<Content nodes={tree} />));
}

/** Expects this HTML and these problems of a document in both kinds of files. */
export function expectHtml(
  source: string,
  html: string,
  problems: readonly unknown[] = [],
  kinds = KINDS,
): void {
  for (const kind of kinds) {
    expect(problemsOf(source, kind)).toEqual(problems);
    expect(htmlOf(source, kind)).toBe(html);
  }
}
