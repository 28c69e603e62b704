import type { MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import type { Json } from "../../site/tree";
import { type CodeNode, isCodeNode, listOfCode } from "../javascript/estree";

/** The code of an attribute or of braces, as MDX has parsed it. */
export type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression["data"]>["estree"]>;

/**
 * Returns the value of an expression that is plain data; undefined if it would have to run.
 * `otherwise` returns the values of further kinds of expressions.
 */
export function literal(
  expression: unknown,
  otherwise: (code: CodeNode) => Json | undefined = () => undefined,
): Json | undefined {
  if (!isCodeNode(expression)) return undefined;
  const { type, value } = expression;
  switch (type) {
    case "Literal":
      return typeof value === "object" && value !== null ? undefined : (value as Json | undefined);
    case "UnaryExpression": {
      const number = expression.operator === "-" ? literal(expression.argument, otherwise) : null;
      return typeof number === "number" ? -number : undefined;
    }
    case "ArrayExpression": {
      const elements = Array.isArray(expression.elements) ? expression.elements : [];
      const items = elements.map((item: unknown) => literal(item, otherwise));
      return items.every((item) => item !== undefined) ? items : undefined;
    }
    case "ObjectExpression": {
      const object: { [key: string]: Json } = {};
      for (const property of listOfCode(expression.properties)) {
        const { key, computed } = property;
        if (property.type !== "Property" || computed || !isCodeNode(key)) return undefined;
        const known = literal(property.value, otherwise);
        if (known === undefined) return undefined;
        object[String(key.name ?? key.value)] = known;
      }
      return object;
    }
    default:
      return otherwise(expression);
  }
}
