import type { Element, Root, Text } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html, svg } from "property-information";
import type { VFile } from "vfile";
import type { DocumentTree, TreeNode, TreeProps } from "../../site/tree";
import type { Environment } from "../environment";
import { expressionOf } from "../javascript/estree";
import { ownNames } from "../javascript/own-names";
import { reactName } from "../markup/html";
import { styleObject } from "../markup/style";
import { type CodeContext, checkContent, checkElement, noteCode } from "./code";
import { literal } from "./literal";

type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

interface Context extends CodeContext {
  /** Whether the document contains something that only module code can do. */
  needsModule: boolean;
  /** The attribute names in use: those of HTML, or of SVG within an `<svg>`. */
  schema: typeof html;
}

/**
 * Parents with blocks inside. There, line breaks have no meaning; between inline elements, they are
 * a space.
 */
const BLOCK_PARENTS = new Set([
  "root",
  "ul",
  "ol",
  "blockquote",
  "table",
  "thead",
  "tbody",
  "tr",
  "section",
  "div",
]);

function elementProps(element: Element, context: Context): TreeProps {
  const props: TreeProps = {};
  for (const [property, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(context.schema, property);
    const separator = info.commaSeparated ? ", " : " ";
    const plain = Array.isArray(value) ? value.join(separator) : value;
    const name = reactName(info);
    props[name] = name === "style" ? (styleObject(String(plain)) ?? {}) : plain;
  }
  return props;
}

function jsxProps(element: JsxElement, context: Context): TreeProps {
  const props: TreeProps = {};
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute") {
      context.needsModule = true;
      noteCode(attribute.data?.estree, element.position, context);
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === "string") props[name] = value;
    else {
      const plain = literal(expressionOf(value.data?.estree));
      if (plain === undefined) {
        context.needsModule = true;
        noteCode(value.data?.estree, element.position, context);
      } else props[name] = plain;
    }
  }
  return props;
}

function convert(node: Node, parent: string, context: Context): DocumentTree {
  switch (node.type) {
    case "text": {
      const { value } = node as Text;
      return BLOCK_PARENTS.has(parent) && value.trim() === "" ? [] : [value];
    }
    case "element": {
      const inner = node.tagName === "svg" ? { ...context, schema: svg } : context;
      const children = convertAll(node.children, node.tagName, inner);
      context.needsModule ||= inner.needsModule;
      return [[node.tagName, elementProps(node, inner), ...children]];
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      // Markdown adds no line breaks here. All blanks are the author's, as in `<b>a</b> <i>b</i>`.
      const children = convertAll(node.children, "", context);
      if (!node.name) return children;
      checkElement(node.name, node.position, context);
      return [[node.name, jsxProps(node, context), ...children] satisfies TreeNode];
    }
    case "mdxjsEsm":
      context.needsModule = true;
      // Code that a plugin has added has no position, and its faults are not the author's.
      if (node.position) noteCode(node.data?.estree, node.position, context);
      return [];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      checkContent(node.data?.estree, node.position, context);
      context.needsModule = true;
      noteCode(node.data?.estree, node.position, context);
      return [];
    default:
      return [];
  }
}

/** Joins neighbouring texts, because React would put a comment between them in the HTML. */
function joinTexts(nodes: DocumentTree): DocumentTree {
  const joined: DocumentTree = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string")
      joined[joined.length - 1] = last + node;
    else if (node !== "") joined.push(node);
  }
  return joined;
}

const convertAll = (nodes: readonly Node[], parent: string, context: Context): DocumentTree =>
  joinTexts(nodes.flatMap((node) => convert(node, parent, context)));

/** Returns the nodes without the elements of a name. Their children take their place. */
export const unwrap = (nodes: DocumentTree, name: string): DocumentTree =>
  joinTexts(
    nodes.flatMap((node): DocumentTree => {
      if (typeof node === "string") return [node];
      const [own, props, ...children] = node;
      const inner = unwrap(children, name);
      return own === name ? inner : [[own, props, ...inner]];
    }),
  );

/**
 * Turns an AST into plain data with React's attribute names. It leaves out what only code can
 * express (imports, expressions). `needsModule` says whether there was any.
 */
export function toTree(
  root: Root,
  file: VFile,
  environment: Environment,
): { blocks: { tree: DocumentTree; offset: number }[]; needsModule: boolean } {
  const context: Context = {
    environment,
    ownNames: ownNames(root),
    file,
    needsModule: false,
    schema: html,
  };
  // Nodes that plugins have made have no position. They take that of the block before them.
  let offset = 0;
  const blocks = root.children.map((node) => {
    offset = node.position?.start.offset ?? offset;
    return { tree: convert(node as Node, "root", context), offset };
  });
  return { blocks, needsModule: context.needsModule };
}
