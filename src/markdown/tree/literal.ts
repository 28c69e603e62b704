import type { MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import type { Json } from "../../site/tree";

/** The code of an attribute or of braces, as MDX has parsed it. */
export type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression["data"]>["estree"]>;
type Expression = Extract<Estree["body"][number], { type: "ExpressionStatement" }>["expression"];

/** Returns the value of an expression that is plain data; undefined if it would have to run. */
export function literal(expression: Expression): Json | undefined {
  switch (expression.type) {
    case "Literal": {
      const { value } = expression;
      return typeof value === "object" && value !== null ? undefined : (value as Json | undefined);
    }
    case "UnaryExpression": {
      const value = expression.operator === "-" ? literal(expression.argument) : undefined;
      return typeof value === "number" ? -value : undefined;
    }
    case "ArrayExpression": {
      const items = expression.elements.map((item) =>
        item && item.type !== "SpreadElement" ? literal(item) : undefined,
      );
      return items.every((item) => item !== undefined) ? items : undefined;
    }
    case "ObjectExpression": {
      const object: { [key: string]: Json } = {};
      for (const property of expression.properties) {
        if (property.type !== "Property" || property.computed) return undefined;
        const { key } = property;
        const name =
          key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : null;
        const value = literal(property.value as Expression);
        if (name === null || value === undefined) return undefined;
        object[name] = value;
      }
      return object;
    }
    default:
      return undefined;
  }
}
