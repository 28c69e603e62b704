import type { Element, Root } from "hast";
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import type { Json } from "../../../site/tree";
import { expressionOf, textOfExpression } from "../../javascript/estree";
import { dataExpression } from "../../javascript/parse";
import { attributeNamed, attributesOf, isJsx } from "../../jsx";
import { styleObject } from "../../markup/style";
import { literal } from "../../tree/literal";

export type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
export type Properties = Record<string, Element["properties"][string]>;

/** An image of Markdown, or one that is written as HTML. */
export interface Image {
  node: Element | JsxElement;
  /** Its attributes by the names of hast. One that only code knows is `true`. */
  properties: Properties;
}

/** Styles of an image, as React takes them. */
export type Styles = Record<string, Json>;

/** Returns the value of an attribute of JSX; `true` if there is none, or if only code knows it. */
function knownValue(value: MdxJsxAttribute["value"]): string | number | true {
  if (typeof value === "string") return value;
  const known = literal(expressionOf(value?.data?.estree), textOfExpression);
  return typeof known === "string" || typeof known === "number" ? known : true;
}

/** Returns a node as an image; undefined if it is none, or if only code knows its address. */
export function imageOf(node: Node): Image | undefined {
  if (node.type === "element" && node.tagName === "img") {
    return { node, properties: node.properties };
  }
  if (!isJsx(node) || node.name !== "img") return undefined;
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    // `{...code}` may have any attribute.
    if (attribute.type !== "mdxJsxAttribute") {
      const { src = true } = properties;
      Object.assign(properties, { src, width: true, alt: true });
    } else properties[find(html, attribute.name).property] = knownValue(attribute.value);
  }
  return properties.src === true ? undefined : { node, properties };
}

/** Sets attributes of an image, by their names in hast. Those that are undefined go. */
export function setAttributes(
  { node }: Image,
  values: Record<string, string | number | object | undefined>,
): void {
  if (!isJsx(node)) {
    Object.assign(node.properties, values);
    return;
  }
  const { attributes } = node;
  for (const [name, value] of Object.entries(values)) {
    const written = attributesOf({
      [name]: value === undefined || typeof value === "string" ? value : dataExpression(value),
    });
    const index = attributes.findIndex(
      (one) => one.type === "mdxJsxAttribute" && find(html, one.name).property === name,
    );
    if (index === -1) attributes.push(...written);
    else attributes.splice(index, 1, ...written);
  }
}

/** Returns the styles of an image in HTML; undefined if only code knows them, or for one of Markdown. */
export function stylesOf({ node }: Image): Styles | undefined {
  if (!isJsx(node)) return undefined;
  const value = attributeNamed(node, "style")?.value ?? "";
  if (typeof value === "string") return styleObject(value);
  const known = literal(expressionOf(value.data?.estree));
  return known && typeof known === "object" && !Array.isArray(known) ? known : undefined;
}
