import { sort } from "d3-array";
import type { Element, Root, Text } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html, svg } from "property-information";
import type { VFile } from "vfile";
import type { DocumentTree, TreeNode, TreeProps } from "../../site/tree";
import type { Environment } from "../environment";
import { type CodeNode, expressionOf, listOfCode, startOf } from "../javascript/estree";
import {
  awaitIn,
  checkStatements,
  type DocumentCode,
  type DocumentModule,
  ELEMENT,
  moduleText,
} from "../javascript/module-code";
import { ownNames } from "../javascript/own-names";
import { reactName } from "../markup/html";
import { styleObject } from "../markup/style";
import { reportError } from "../report";
import { type CodeContext, checkContent, checkElement, noteCode } from "./code";
import { literal } from "./literal";

type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

type Esm = Extract<Root["children"][number], { type: "mdxjsEsm" }>;

interface Context extends CodeContext {
  code: DocumentCode;
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

/** Returns the attributes of an element of HTML or, with its schema, of SVG. */
export function elementProps(element: Element, { schema = html } = {}): TreeProps {
  const props: TreeProps = {};
  for (const [property, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(schema, property);
    const separator = info.commaSeparated ? ", " : " ";
    const plain = Array.isArray(value) ? value.join(separator) : value;
    const name = reactName(info);
    props[name] = name === "style" ? (styleObject(String(plain)) ?? {}) : plain;
  }
  return props;
}

/** Returns an empty place in the tree, which the code fills when the page is rendered. */
function holeOf(
  code: CodeNode,
  position: Root["position"],
  children: DocumentTree,
  context: Context,
): TreeNode {
  const { holes, places } = context.code;
  const waiting = awaitIn(code);
  if (waiting) {
    const start = startOf(waiting);
    const message = "`await` in braces does not work, because a page does not wait for its texts.";
    reportError(context.file, "syntax", message, { start, end: start });
  }
  holes.push(code);
  const { line = 1, column = 1 } = position?.start ?? {};
  places.push({ line, column });
  return ["Hole", { n: holes.length - 1 }, ...children];
}

const quoted = (value: string | boolean) => ({ type: "Literal", value });

/** Returns the object that an element with code gets as its attributes. */
function attributesCode(element: JsxElement): CodeNode {
  const properties = element.attributes.flatMap((attribute): object[] => {
    if (attribute.type !== "mdxJsxAttribute")
      return listOfCode(expressionOf(attribute.data?.estree)?.properties);
    const { name, value } = attribute;
    const code =
      typeof value === "object" && value !== null
        ? expressionOf(value.data?.estree)
        : quoted(value ?? true);
    return [
      {
        type: "Property",
        kind: "init",
        key: quoted(name),
        value: code,
        computed: false,
        method: false,
        shorthand: false,
      },
    ];
  });
  return { type: "ObjectExpression", properties };
}

/** Returns the name of an element as code: that of the document's own code, or a text. */
function typeCode(name: string, { ownNames }: Context): CodeNode {
  const [base = "", ...parts] = name.split(".");
  if (!ownNames.has(base)) return quoted(name);
  return parts.reduce<CodeNode>(
    (object, part) => ({
      type: "MemberExpression",
      object,
      property: { type: "Identifier", name: part },
      computed: false,
      optional: false,
    }),
    { type: "Identifier", name: base },
  );
}

/** Returns the attributes of an element; undefined if code has to work them out. */
function jsxProps(element: JsxElement, context: Context): TreeProps | undefined {
  const props: TreeProps = {};
  let isPlain = !context.ownNames.has(element.name?.split(".")[0] ?? "");
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute") {
      isPlain = false;
      noteCode(attribute.data?.estree, element.position, context);
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) props[name] = true;
    else if (typeof value === "string") props[name] = value;
    else {
      const plain = literal(expressionOf(value.data?.estree));
      if (plain === undefined) {
        isPlain = false;
        noteCode(value.data?.estree, element.position, context);
      } else props[name] = plain;
    }
  }
  return isPlain ? props : undefined;
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
      return [[node.tagName, elementProps(node, inner), ...children]];
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      // Markdown adds no line breaks here. All blanks are the author's, as in `<b>a</b> <i>b</i>`.
      const children = convertAll(node.children, "", context);
      if (!node.name) return children;
      checkElement(node.name, node.position, context);
      const props = jsxProps(node, context);
      if (props) return [[node.name, props, ...children] satisfies TreeNode];
      const code = {
        type: "CallExpression",
        optional: false,
        callee: { type: "Identifier", name: ELEMENT },
        arguments: [typeCode(node.name, context), attributesCode(node)],
      };
      return [holeOf(code, node.position, children, context)];
    }
    case "mdxjsEsm":
      context.code.statements.push(...listOfCode(node.data?.estree?.body));
      // Code that a plugin has added has no position, and its faults are not the author's.
      if (node.position) noteCode(node.data?.estree, node.position, context);
      return [];
    case "mdxFlowExpression":
    case "mdxTextExpression": {
      const code = expressionOf(node.data?.estree);
      if (!code) return [];
      checkContent(node.data?.estree, node.position, context);
      noteCode(node.data?.estree, node.position, context);
      return [holeOf(code, node.position, [], context)];
    }
    default:
      return [];
  }
}

/** Joins neighbouring texts, because React would put a comment between them in the HTML. */
export function joinTexts(nodes: DocumentTree): DocumentTree {
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

/** The trees of the blocks of a document, with their offsets in the source, and its code. */
interface Converted {
  blocks: { tree: DocumentTree; offset: number }[];
  /** The module that fills the holes; null if the document has no code. */
  module: DocumentModule | null;
}

/**
 * Turns an AST into plain data with React's attribute names. What only code can express becomes a
 * hole: `["Hole", { n }, …children]`.
 */
export function toTree(root: Root, file: VFile, environment: Environment): Converted {
  const own = ownNames(root);
  const code: DocumentCode = { statements: [], holes: [], places: [] };
  const context: Context = { environment, ownNames: own, file, code, schema: html };
  // Nodes that plugins have made have no position. They take that of the block before them.
  let offset = 0;
  const blocks = root.children.map((node) => {
    offset = node.position?.start.offset ?? offset;
    return { tree: convert(node as Node, "root", context), offset };
  });
  if (code.statements.length + code.holes.length === 0) return { blocks, module: null };
  const pieces = root.children
    .filter((node): node is Esm => node.type === "mdxjsEsm")
    .flatMap(({ position }) => position ?? []);
  checkStatements(
    file,
    code.statements,
    sort(pieces, ({ start }) => start.offset),
    own,
  );
  if (!file.messages.some(({ fatal }) => fatal)) {
    const text = moduleText(code, own, environment.elements);
    return { blocks, module: { text, places: code.places } };
  }
  // A document with an error is shown without what its code would fill in.
  const shown = blocks.map(({ tree, offset: at }) => ({ tree: unwrap(tree, "Hole"), offset: at }));
  return { blocks: shown, module: null };
}
