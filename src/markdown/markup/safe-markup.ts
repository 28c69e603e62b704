import { dirname, relative, sep } from "node:path";
import type { Element, Root } from "hast";
import type { MdxJsxAttributeValueExpression } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { attributeNames } from "../../prose/definition";
import { textOf } from "../../site/node-text";
import type { Environment } from "../environment";
import {
  type CodeNode,
  expressionOf,
  isCodeNode,
  jsxName,
  listOfCode,
  startOf,
  toFragment,
  visitCode,
} from "../javascript/estree";
import { constantsOf, type KnownText, knownTexts, whole } from "../javascript/known-text";
import { ownNames } from "../javascript/own-names";
import { dataExpression, parseModule } from "../javascript/parse";
import { reportWarning } from "../report";
import { visit } from "../visit";
import { attributeUrls } from "./attribute-urls";
import { attributeCssFaults, cssFaults, isCss, plainSheet, textInCode } from "./css-faults";
import { attributeOf, isIntrinsic, mayHoldAddress, VOID_ELEMENTS } from "./html";
import {
  attributeFaults,
  elementFault,
  isCustomElement,
  spreadFault,
  styleFault,
  usedFor,
} from "./markup-faults";
import { repairNesting } from "./nesting";
import { styleObject } from "./style";

type Node = Root["children"][number];
type JsxElement = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type JsxAttribute = JsxElement["attributes"][number];
type NodePosition = Node["position"];

/** The function that checks addresses once code has computed them. */
const CHECK = "addressOfCode";
const CHECK_MODULE = "@site/src/prose/address-of-code";

const isExpression = ({ type }: Node | JsxElement["children"][number]): boolean =>
  type === "mdxFlowExpression" || type === "mdxTextExpression";

/** Returns a CSS style as a JSX attribute value; undefined if it is not valid CSS. */
function styleOf(css: string): MdxJsxAttributeValueExpression | undefined {
  const style = styleObject(css);
  return style && dataExpression(style);
}

/**
 * Returns the name of a property that is written out (`a: 1`); undefined for anything else in an
 * object.
 */
function propertyName({ type, kind, computed, method, key }: CodeNode): string | undefined {
  const isPlain = type === "Property" && kind === "init" && !computed && !method;
  return isPlain && isCodeNode(key) ? String(key.name ?? key.value) : undefined;
}

const placeOf = (code: CodeNode): NodePosition => ({ start: startOf(code), end: startOf(code) });

const literal = (value: string | boolean) => ({ type: "Literal", value });

/** Returns the node of a call such as `name(value, "link", false)`. */
const callOf = (name: string, value: unknown, ...others: (string | boolean)[]) => ({
  type: "CallExpression",
  optional: false,
  callee: { type: "Identifier", name },
  arguments: [value, ...others.map(literal)],
});

/**
 * Lets only what `html.ts` and `site/address.ts` allow reach a page, under React's names. This
 * holds for Markdown, HTML and JSX. If code computes an address, `addressOfCode` checks it at that
 * time. A component that the document itself imports or exports is the author's own code.
 */
export function safeMarkup({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    const constants = constantsOf(tree);
    /**
     * Whether a name in a tag is an HTML element or an element of the site. Other names are the
     * document's own, or variables of its code.
     */
    const isOfSite = (name: string) =>
      isIntrinsic(name) || (environment.elements.has(name) && !own.has(name));

    const path = relative(dirname(environment.contentRoot), file.path).split(sep).join("/");
    let check = CHECK;
    while (own.has(check)) check = `_${check}`;
    let isCheckUsed = false;

    const warn = (message: string, place: NodePosition) =>
      reportWarning(file, "unsafe-markup", message, place);

    /**
     * Whether an attribute may stay, given the possible texts of its value. It warns about
     * everything that is wrong with it.
     */
    const stays = (tag: string, name: string, texts: readonly KnownText[], place: NodePosition) => {
      const css = isCss(tag, name) ? attributeCssFaults(tag, name, texts) : [];
      const element = environment.elements.get(tag);
      const known = element && attributeNames(element);
      const faults = [...attributeFaults(tag, name, texts, known), ...css];
      for (const fault of faults) warn(fault, place);
      return faults.length === 0;
    };

    /** Like `stays`, for a value that is code. The code is in a field of a node. */
    const codeStays = (
      tag: string,
      name: string,
      holder: CodeNode,
      field: "expression" | "value",
      place: NodePosition,
    ): boolean => {
      const texts = isCss(tag, name)
        ? [textInCode(holder[field], constants)]
        : knownTexts(holder[field], constants);
      if (!stays(tag, name, texts, place)) return false;
      const addresses = usedFor(tag, name);
      if (addresses && texts.some(({ isWhole }) => !isWhole)) {
        isCheckUsed = true;
        const { line, column } = place?.start ?? {};
        const at = [path, line, column].join(":");
        holder[field] = callOf(check, holder[field], addresses.use, addresses.isList, at);
      }
      return true;
    };

    /** Removes what may not stay in `{...object}`. Returns whether anything is left. */
    const spreadStays = (tag: string, object: unknown, place: NodePosition): boolean => {
      const unknownStays = (at: NodePosition): boolean => {
        if (!mayHoldAddress(tag)) return true;
        warn(spreadFault(tag), at);
        return false;
      };
      if (!isCodeNode(object) || object.type !== "ObjectExpression") return unknownStays(place);
      const kept = listOfCode(object.properties).filter((property) => {
        const name = propertyName(property);
        if (name === undefined) return unknownStays(placeOf(property));
        property.shorthand = false;
        return codeStays(tag, name, property, "value", placeOf(property));
      });
      object.properties = kept;
      return kept.length > 0;
    };

    /** Returns a JSX attribute as React takes it; an empty list if the attribute is left out. */
    const clean = (element: JsxElement, attribute: JsxAttribute): JsxAttribute[] => {
      const { name: tag, position } = element;
      const program =
        attribute.type === "mdxJsxExpressionAttribute"
          ? attribute.data?.estree
          : typeof attribute.value === "object"
            ? attribute.value?.data?.estree
            : undefined;
      cleanCode(program);
      if (!tag || !isOfSite(tag)) return [attribute];
      if (attribute.type === "mdxJsxExpressionAttribute") {
        const [spread] = listOfCode(expressionOf(program)?.properties);
        return spreadStays(tag, spread?.argument, position) ? [attribute] : [];
      }
      const [statement] = listOfCode(program?.body);
      const isKept = statement
        ? codeStays(tag, attribute.name, statement, "expression", position)
        : stays(tag, attribute.name, [whole(String(attribute.value ?? ""))], position);
      if (!isKept) return [];
      if (typeof attribute.value === "string") {
        attribute.value = attributeUrls(tag, attribute.name, attribute.value);
      }
      const known = isIntrinsic(tag) ? attributeOf(attribute.name, tag) : undefined;
      if (!known) return [attribute];
      attribute.name = known.name;
      // In HTML, an attribute without a value is empty. React would leave it out.
      if (!attribute.value && !known.isBoolean && !/^aria-/.test(known.name)) attribute.value = "";
      if (typeof attribute.value !== "string") return [attribute];
      if (known.isBoolean) attribute.value = null;
      else if (known.name === "style") {
        const style = styleOf(attribute.value);
        if (!style) warn(styleFault(tag), position);
        return style ? [{ ...attribute, value: style }] : [];
      }
      return [attribute];
    };

    /** Whether an attribute of JSX within code may stay. */
    const jsxStays = (tag: string, attribute: CodeNode): boolean => {
      const place = placeOf(attribute);
      const { value } = attribute;
      const name = jsxName(attribute.name);
      if (name === undefined) return spreadStays(tag, attribute.argument, place);
      if (name === "key") return true;
      if (!isCodeNode(value) || value.type === "Literal") {
        const text = String(Object(value).value ?? "");
        if (isCodeNode(value)) attribute.value = literal(attributeUrls(tag, name, text));
        return stays(tag, name, [whole(text)], place);
      }
      const container =
        value.type === "JSXExpressionContainer"
          ? value
          : { type: "JSXExpressionContainer", expression: value };
      attribute.value = container;
      return codeStays(tag, name, container, "expression", place);
    };

    /** Whether a `<style>` may stay. It warns about everything that is wrong with it. */
    const sheetStays = (css: KnownText, place: NodePosition): boolean => {
      const faults = cssFaults(css);
      for (const { message, linesBefore } of faults) {
        const { line = 1, column = 1 } = place?.start ?? {};
        const start = { line: line + linesBefore, column: linesBefore > 0 ? 1 : column };
        warn(`The build removes \`<style>\`. ${message}`, { start, end: start });
      }
      return faults.length === 0;
    };

    /** Cleans JSX within code in the same way as the document's elements. */
    const cleanCode = (code: unknown): void =>
      visitCode(code, (node) => {
        if (node.type !== "JSXElement" || !isCodeNode(node.openingElement)) return;
        const { name, attributes } = node.openingElement;
        const tag = jsxName(name);
        if (tag === undefined || !isOfSite(tag)) return;
        const fault = elementFault(tag);
        const isFaulty =
          tag === "style" && !sheetStays(textInCode(node.children, constants), placeOf(node));
        if (fault === undefined && !isFaulty) {
          node.openingElement.attributes = listOfCode(attributes).filter((attribute) =>
            jsxStays(tag, attribute),
          );
          return;
        }
        if (fault) warn(fault, placeOf(node));
        if (!isCustomElement(tag)) node.children = [];
        toFragment(node);
      });

    /** Cleans an element that Markdown has made. In such elements, only addresses can be unsafe. */
    const cleanElement = ({ tagName, properties = {}, position }: Element): void => {
      for (const name of ["href", "src"]) {
        const value = properties[name];
        if (value === undefined) continue;
        if (!stays(tagName, name, [whole(String(value))], position)) delete properties[name];
        else if (typeof value === "string") properties[name] = attributeUrls(tagName, name, value);
      }
    };

    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case "element":
          cleanElement(node);
          if (node.tagName === "a" && node.properties.href === undefined) node.tagName = "span";
          return undefined;
        case "mdxFlowExpression":
        case "mdxTextExpression":
          cleanCode(node.data?.estree);
          return undefined;
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement": {
          const name = node.name ?? "";
          const fault = name && elementFault(name);
          if (fault) warn(fault, node.position);
          if (isCustomElement(name)) {
            parent.children.splice(index, 1, ...(node.children as Root["children"]));
            return index;
          }
          if (
            fault ||
            (name === "style" && !sheetStays(plainSheet(node, constants), node.position))
          ) {
            parent.children.splice(index, 1);
            return index;
          }
          node.attributes = node.attributes.flatMap((attribute) => clean(node, attribute));
          // A browser reads no elements in these. It shows the text of a field, and none of a frame.
          if (name === "iframe") {
            if (textOf(node).trim())
              warn("The build removes what is in `<iframe>`: no browser shows it.", node.position);
            node.children = [];
          } else if (name === "textarea" && !node.children.some(isExpression))
            node.children = [{ type: "text", value: textOf(node) }];
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

    repairNesting(tree, file, isOfSite);

    if (!isCheckUsed) return;
    const value = `import { ${CHECK} as ${check} } from "${CHECK_MODULE}"`;
    tree.children.unshift({ type: "mdxjsEsm", value, data: { estree: parseModule(value) } });
  };
}
