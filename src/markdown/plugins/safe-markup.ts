import { Parser } from "acorn";
import type { Element, Root } from "hast";
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { type CodeNode, expressionOf, isCodeNode, textOfExpression, visitCode } from "../estree";
import {
  attributeOf,
  isAllowedAttribute,
  isAllowedElement,
  isAllowedValue,
  isIntrinsic,
  VOID_ELEMENTS,
} from "../html";
import { ownNames } from "../own-names";
import { reportWarning } from "../report";
import { styleObject } from "../style";
import { visit } from "../visit";

type Node = Root["children"][number];
type JsxElement = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Attribute = JsxElement["attributes"][number];
type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression["data"]>["estree"]>;

const CODE = "A text cannot bring code: in an `.mdx` file, import a component that does it.";
const PAGE = "What concerns the whole page is said in front matter.";

const ELEMENT_REMEDIES: ReadonlyMap<string, string> = new Map([
  ["script", CODE],
  ...["base", "head", "html", "body", "link"].map((name) => [name, PAGE] as const),
  ...["applet", "embed", "frame", "object"].map(
    (name) => [name, 'Use an image, `<video>` or `<iframe src="https://…">`.'] as const,
  ),
]);

const ATTRIBUTE_REMEDIES: ReadonlyMap<string, string> = new Map([
  ["httpEquiv", PAGE],
  ["srcDoc", 'Name a page: `<iframe src="https://…">`.'],
]);

const elementFault = (name: string): string =>
  `\`<${name}>\` is left out. ${ELEMENT_REMEDIES.get(name) ?? "Use elements of HTML, SVG or MathML."}`;

/** Attributes that no component of the site takes from a text. */
const BARRED_PROPS: ReadonlySet<string> = new Set(["dangerouslySetInnerHTML", "ref"]);

/** Why an attribute is left out; undefined when it may stay. `value` is undefined where it is not known before code runs. */
function attributeFault(element: string, written: string, value: string | undefined) {
  const prefix = `The attribute \`${written}\` of \`<${element}>\` is left out.`;
  const known = isIntrinsic(element) ? attributeOf(written, element) : { name: written };
  const name = known?.name ?? written;
  if (/^on[a-z]/i.test(written) || BARRED_PROPS.has(name)) return `${prefix} ${CODE}`;
  if (!known) return `${prefix} HTML has none of that name; one of your own begins with \`data-\`.`;
  if (!isAllowedAttribute(name)) return `${prefix} ${ATTRIBUTE_REMEDIES.get(name) ?? CODE}`;
  if (value === undefined || isAllowedValue(element, name, value)) return undefined;
  const remedy = "Write one with `https://`, or one of this site.";
  const address = value.replace(/\s+/g, "").slice(0, 60);
  return `${prefix} \`${address}\` is no address that a text may lead to. ${remedy}`;
}

/** A name in JSX: `p`, `xlink:href`; undefined for `A.b`, which is a component. */
function jsxName(node: unknown): string | undefined {
  if (!isCodeNode(node)) return undefined;
  if (node.type === "JSXIdentifier") return String(node.name);
  if (node.type !== "JSXNamespacedName") return undefined;
  return [node.namespace, node.name].map(jsxName).join(":");
}

/** A style in CSS as an attribute of JSX; undefined when it is no CSS. */
function styleOf(css: string): MdxJsxAttributeValueExpression | undefined {
  const style = styleObject(css);
  if (!style) return undefined;
  const value = JSON.stringify(style);
  const estree = Parser.parse(`(${value})`, { ecmaVersion: "latest" }) as unknown as Estree;
  return { type: "mdxJsxAttributeValueExpression", value, data: { estree } };
}

const writtenValue = ({ value }: MdxJsxAttribute): string | undefined =>
  typeof value === "object" && value !== null
    ? textOfExpression(expressionOf(value.data?.estree))
    : (value ?? "");

/**
 * Lets through to a page only what `html.ts` lists, and that under React's names, whether it was written as Markdown, HTML or JSX. A
 * component that the document itself imports or exports is its author's own code.
 */
export function safeMarkup() {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    const isOwn = (name: string) => !isIntrinsic(name) && own.has(name.split(".")[0] ?? "");

    const warn = (message: string, position: Node["position"]) =>
      reportWarning(file, "unsafe-markup", message, position);

    /** A JSX attribute as React takes it; none when it is left out. */
    const clean = (element: JsxElement, attribute: Attribute): Attribute[] => {
      const { name: tag, position } = element;
      const program =
        attribute.type === "mdxJsxExpressionAttribute"
          ? attribute.data?.estree
          : typeof attribute.value === "object"
            ? attribute.value?.data?.estree
            : undefined;
      cleanCode(program, position);
      if (!tag || isOwn(tag)) return [attribute];
      if (attribute.type === "mdxJsxExpressionAttribute") {
        const fault = spreadFault(tag, expressionOf(program));
        if (fault) warn(fault, position);
        return fault ? [] : [attribute];
      }
      const fault = attributeFault(tag, attribute.name, writtenValue(attribute));
      if (fault) {
        warn(fault, position);
        return [];
      }
      const known = isIntrinsic(tag) ? attributeOf(attribute.name, tag) : undefined;
      if (!known) return [attribute];
      attribute.name = known.name;
      if (typeof attribute.value !== "string") return [attribute];
      if (known.isBoolean) attribute.value = null;
      else if (known.name === "style") {
        const style = styleOf(attribute.value);
        if (!style) warn(`The style of \`<${tag}>\` is left out: it is no CSS.`, position);
        return style ? [{ ...attribute, value: style }] : [];
      }
      return [attribute];
    };

    const spreadFault = (tag: string, expression: CodeNode | undefined): string | undefined => {
      const [spread] = Array.isArray(expression?.properties) ? expression.properties : [];
      const object: unknown = isCodeNode(spread) ? spread.argument : undefined;
      const properties =
        isCodeNode(object) && Array.isArray(object.properties) ? object.properties : null;
      if (!properties) {
        return isIntrinsic(tag)
          ? `The attributes \`{...}\` of \`<${tag}>\` are left out: write each by its name.`
          : undefined;
      }
      return properties
        .map(({ key, value }) => {
          const name = isCodeNode(key) ? String(key.name ?? key.value) : "onany";
          return attributeFault(tag, name, textOfExpression(value));
        })
        .find((fault) => fault !== undefined);
    };

    /** The same for JSX within code. */
    const cleanCode = (code: unknown, position: Node["position"]): void =>
      visitCode(code, (node) => {
        if (node.type !== "JSXElement" || !isCodeNode(node.openingElement)) return;
        const { name, attributes } = node.openingElement;
        const tag = jsxName(name) ?? "";
        if (!isIntrinsic(tag)) return;
        if (!isAllowedElement(tag)) {
          warn(elementFault(tag), position);
          Object.assign(node, { type: "JSXFragment", children: [] });
          Object.assign(node, { openingFragment: { type: "JSXOpeningFragment" } });
          Object.assign(node, { closingFragment: { type: "JSXClosingFragment" } });
          delete node.openingElement;
          delete node.closingElement;
          return;
        }
        node.openingElement.attributes = (Array.isArray(attributes) ? attributes : []).filter(
          (attribute: CodeNode) => {
            const { value } = attribute;
            const expression =
              isCodeNode(value) && value.type === "JSXExpressionContainer"
                ? value.expression
                : value;
            const name = jsxName(attribute.name);
            if (name === "key") return true;
            const fault =
              name === undefined
                ? spreadFault(tag, { type: "ObjectExpression", properties: [attribute] })
                : attributeFault(tag, name, textOfExpression(expression));
            if (fault) warn(fault, position);
            return !fault;
          },
        );
      });

    /** What Markdown has made holds nothing unknown; but it holds addresses. */
    const cleanElement = (element: Element): void => {
      const { tagName, properties = {} } = element;
      for (const name of ["href", "src"]) {
        const value = properties[name];
        const fault =
          value === undefined ? undefined : attributeFault(tagName, name, String(value));
        if (!fault) continue;
        warn(fault, element.position);
        delete properties[name];
        if (tagName === "a") element.tagName = "span";
      }
    };

    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case "element":
          cleanElement(node);
          return undefined;
        case "mdxFlowExpression":
        case "mdxTextExpression":
          cleanCode(node.data?.estree, node.position);
          return undefined;
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement": {
          const name = node.name ?? "";
          if (isIntrinsic(name) && !isAllowedElement(name)) {
            warn(elementFault(name), node.position);
            parent.children.splice(index, 1);
            return index;
          }
          node.attributes = node.attributes.flatMap((attribute) => clean(node, attribute));
          // MDX marks what is written as HTML, and then gives it none of the site's components; trees know no such mark.
          if (isIntrinsic(name)) node.data = {};
          if (VOID_ELEMENTS.has(name) && node.children.length > 0) {
            const inner = node.children as Root["children"];
            node.children = [];
            parent.children.splice(index + 1, 0, ...inner);
          }
          return undefined;
        }
        default:
          return undefined;
      }
    });
  };
}
