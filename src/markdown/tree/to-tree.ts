import type { Element, Root, Text } from "hast";
import type {
  MdxJsxAttributeValueExpression,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from "mdast-util-mdx-jsx";
import { find, html, svg } from "property-information";
import type { VFile } from "vfile";
import { isCompiled } from "../../site/elements";
import { didYouMean } from "../../site/problems/nearest";
import type { DocumentTree, Json, TreeNode, TreeProps } from "../../site/tree";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { type CodeNode, expressionOf, visitCode } from "../javascript/estree";
import { importedMarkdown, importFault } from "../javascript/import-fault";
import { ownNames } from "../javascript/own-names";
import { requestsIn } from "../javascript/requests";
import { reachesBeyond, unknownNames } from "../javascript/scope";
import { isIntrinsic, reactName } from "../markup/html";
import { styleObject } from "../markup/style";
import { noteFigures } from "../note-figures";
import { reportError } from "../report";
import { unknownElement } from "../syntax/faults";

type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Estree = NonNullable<NonNullable<MdxJsxAttributeValueExpression["data"]>["estree"]>;
type Expression = Extract<Estree["body"][number], { type: "ExpressionStatement" }>["expression"];

interface Context {
  environment: Environment;
  /** Names that the document itself imports or exports. */
  ownNames: ReadonlySet<string>;
  file: VFile;
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
  for (const [property, value] of Object.entries(element.properties ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(context.schema, property);
    const separator = info.commaSeparated ? ", " : " ";
    const plain = Array.isArray(value) ? value.join(separator) : value;
    const name = reactName(info);
    props[name] = name === "style" ? (styleObject(String(plain)) ?? {}) : plain;
  }
  return props;
}

/** Returns the value of an expression that is plain data; undefined if it would have to run. */
function literal(expression: Expression): Json | undefined {
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
      const statement = value.data?.estree?.body[0];
      const plain =
        statement?.type === "ExpressionStatement" ? literal(statement.expression) : undefined;
      if (plain === undefined) {
        context.needsModule = true;
        noteCode(value.data?.estree, element.position, context);
      } else props[name] = plain;
    }
  }
  return props;
}

/**
 * Notes the figures that an element of the site shows. Returns whether the name is that of a known
 * element. It also reports an element that cannot stand inside braces.
 */
function noteElement(name: string, position: Node["position"], context: Context): boolean {
  const { environment, file, ownNames } = context;
  const [base = name] = name.split(".");
  if (isIntrinsic(name) || ownNames.has(base)) return true;
  if (isCompiled(base)) {
    const message = `The build replaces \`<${name}>\` before any code runs, so it cannot be inside braces.`;
    reportError(file, "element-in-code", message, position);
    return true;
  }
  noteFigures(base, file, environment, position);
  return environment.elements.has(base);
}

function checkElement({ position }: JsxElement, name: string, context: Context): void {
  if (noteElement(name, position, context)) return;
  const { elements } = context.environment;
  reportError(context.file, "unknown-element", unknownElement(name, elements), position);
}

/**
 * Reports imports of missing files and of files that documents may not read, and notes imported
 * Markdown files.
 */
function noteRequests(code: Estree, { environment, file }: Context): void {
  for (const { request, line, column } of requestsIn(code)) {
    const report = (message: string) => {
      const place = { line, column };
      reportError(file, "broken-import", message, { start: place, end: place });
    };
    if (request === null) {
      report("`import(…)` needs its path as plain text in quotation marks.");
      continue;
    }
    const fault = importFault(request, file.path, environment);
    if (fault) report(`\`${request}\` cannot be imported: ${fault}`);
    const markdown = fault ? undefined : importedMarkdown(request, file.path, environment);
    if (markdown !== undefined) facts(file).parts.push(markdown);
  }
}

/**
 * Notes the elements inside code (`{isOpen && <LockWeight />}`), and reports names that nothing
 * defines.
 */
function noteCode(code: Estree | null | undefined, position: Node["position"], context: Context) {
  if (!code) return;
  visitCode(code, (node) => {
    if (node.type === "JSXIdentifier") noteElement(String(node.name), position, context);
  });
  noteRequests(code, context);
  const { environment, file, ownNames: own } = context;
  const { elements } = environment;
  for (const { name, isTag, line, column } of unknownNames(code, own, elements)) {
    const place = { start: { line, column }, end: { line, column } };
    if (isTag) {
      if (!isCompiled(name))
        reportError(file, "unknown-element", unknownElement(name, elements), place);
      continue;
    }
    const words = Array.from(environment.words().keys(), (word) => word.split(".")[0] ?? "");
    const hint = didYouMean(name, new Set([...own, ...words]));
    const message = reachesBeyond(name)
      ? `\`${name}\` is not available in documents, because it reaches beyond their own page.`
      : `\`${name}\` is not defined. Import or export it, or write \`\\{\` if braces are meant.${hint}`;
    reportError(file, "unknown-name", message, place);
  }
}

/**
 * Returns what kind of value an expression gives if React cannot show it and would throw an error.
 * React can show only texts, numbers and elements.
 */
function unshowable(expression: CodeNode | undefined): string | undefined {
  switch (expression?.type) {
    case "ImportExpression":
      return "A promise";
    case "NewExpression":
    case "ObjectExpression":
      return "An object";
    case "Literal":
      return expression.regex ? "A regular expression" : undefined;
    default:
      return undefined;
  }
}

/** Reports braces whose value cannot be shown. */
function checkContent(
  program: Estree | null | undefined,
  position: Node["position"],
  { file }: Context,
): void {
  const what = unshowable(expressionOf(program));
  if (!what) return;
  const message = `${what} in braces cannot be shown. If braces are meant, write \`\\{\`.`;
  reportError(file, "syntax", message, position);
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
      const children = convertAll(node.children, "div", context);
      if (!node.name) return children;
      checkElement(node, node.name, context);
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
