import { Parser } from "acorn";
import type { MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import type { Estree } from "../tree/literal";

/** Parses the code of a module. Throws a `SyntaxError` if it is not valid. */
export const parseModule = (code: string): Estree =>
  Parser.parse(code, { ecmaVersion: "latest", sourceType: "module" }) as unknown as Estree;

/** Returns plain data as the value of a JSX attribute. */
export function dataExpression(data: object | number): MdxJsxAttributeValueExpression {
  const value = JSON.stringify(data);
  return {
    type: "mdxJsxAttributeValueExpression",
    value,
    data: { estree: parseModule(`(${value})`) },
  };
}
