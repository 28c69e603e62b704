import { sort } from "d3-array";
import type { Element, Root, Text } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import { find, html, svg } from "property-information";
import type { VFile } from "vfile";
import type { DocumentTree, TreeNode, TreeProps } from "../../site/tree";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { type CodeNode, expressionOf, listOfCode, startOf } from "../javascript/estree";
import { importedFile, isMarkdown } from "../javascript/import-fault";
import {
  awaitIn,
  type CodePlace,
  checkStatements,
  type DocumentCode,
  type DocumentModule,
  ELEMENT,
  type HoleCode,
  isPartHole,
  moduleText,
  OWN_ELEMENTS,
  type OwnHole,
  printExpression,
} from "../javascript/module-code";
import { ownNames } from "../javascript/own-names";
import { parseModule } from "../javascript/parse";
import { namesIn } from "../javascript/scope";
import { reactName } from "../markup/html";
import { styleObject } from "../markup/style";
import { reportError } from "../report";
import { type CodeContext, checkContent, checkElement, noteCode, noteRequests } from "./code";
import { literal } from "./literal";
import { type ImportedParts, importedParts } from "./parts";
import { joinTexts, replaceElements, withOwnNotes, withoutHoles } from "./replace";

type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

type Esm = Extract<Root["children"][number], { type: "mdxjsEsm" }>;

/** A part as it is compiled alone. */
interface CompiledPart {
  tree: DocumentTree;
  module: DocumentModule | null;
}

/** A place at which the document shows a part. */
export interface ShownPart {
  /** Absolute path. */
  path: string;
  position: Root["position"];
  /** How many formulas of the document come before it. */
  formulasBefore: number;
}

interface Context extends CodeContext {
  code: DocumentCode;
  parts: ImportedParts;
  shown: ShownPart[];
  /** Formulas of the document so far. */
  formulas: number;
  compilePart(path: string, position: Root["position"]): CompiledPart | undefined;
  /** The attribute names in use: those of HTML, or of SVG within an `<svg>`. */
  schema: typeof html;
  /** Names of the elements that the owner adds or replaces. */
  owned: ReadonlySet<string>;
  /** Whether the owner's elements take the place of what Markdown writes. Code is coloured within. */
  isReplaceable: boolean;
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

/** Elements in which Markdown writes text only. The build makes the elements in them. */
const MADE_WITHIN = new Set(["math", "pre", "svg"]);

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

/** Adds a hole, which code fills when the page is rendered. Returns its number. */
function addHole(code: HoleCode, place: CodePlace, { code: { holes, places } }: Context): number {
  places.push(place);
  return holes.push(code) - 1;
}

/** The same for code of the document itself. Reports code that a page cannot wait for. */
function addOwnHole(hole: OwnHole, position: Root["position"], context: Context): number {
  const waiting = awaitIn(hole.code);
  if (waiting) {
    const start = startOf(waiting);
    const message = "`await` in braces does not work, because a page does not wait for its texts.";
    reportError(context.file, "syntax", message, { start, end: start });
  }
  const { line = 1, column = 1 } = position?.start ?? {};
  return addHole(hole, { path: context.file.path, line, column }, context);
}

/**
 * Returns the tree of a part; undefined if the element is something else. An attribute that the part
 * shows as `{props.name}` is text.
 */
function partTree(element: JsxElement, context: Context): DocumentTree | undefined {
  const part = context.parts.get(element.name ?? "");
  const given = part && element.children.length === 0 ? literalProps(element) : undefined;
  const compiled = part && given && context.compilePart(part.path, element.position);
  if (!part || !given || !compiled) return undefined;
  const { shown, formulas } = context;
  shown.push({ path: part.path, position: element.position, formulasBefore: formulas });
  const tree = withOwnNotes(compiled.tree, `-part${shown.length}`);
  const { places = [], props = [] } = compiled.module ?? {};
  return replaceElements(tree, "Hole", ([hole, attributes, ...children]) => {
    const n = Number(attributes.n);
    const name = props[n];
    const place = places[n];
    if (typeof name === "string") {
      const value = given[name];
      return typeof value === "string" || typeof value === "number" ? [String(value)] : [];
    }
    if (!place) return [];
    const code = { request: part.request, n, given };
    return [[hole, { ...attributes, n: addHole(code, place, context) }, ...children]];
  });
}

/** Returns the name in `{props.name}`; undefined for other code. */
function propName({ type, object, property, computed }: CodeNode): string | undefined {
  const isProp = type === "MemberExpression" && !computed && Object(object).name === "props";
  return isProp ? String(Object(property).name) : undefined;
}

/** Returns the owner's element in the place of one that Markdown has written. */
function ownElement(
  { tagName: name, position }: Element,
  written: TreeProps,
  children: DocumentTree,
  context: Context,
): TreeNode {
  const text = `${ELEMENT}(${OWN_ELEMENTS}[${JSON.stringify(name)}], ${JSON.stringify(written)})`;
  const n = addOwnHole(
    { text, code: { type: "Identifier", name: OWN_ELEMENTS } },
    position,
    context,
  );
  return ["Hole", { n, name, written }, ...children];
}

/** Returns the code that makes an element, as a hole has it: `_element(Foo, { "a": 1, ...b })`. */
function elementCode({ name, attributes }: JsxElement, { ownNames }: Context): OwnHole {
  const [base = ""] = name?.split(".") ?? [];
  const isOwn = ownNames.has(base);
  const codes = attributes.map((attribute) =>
    expressionOf(
      Object(attribute.type === "mdxJsxAttribute" ? attribute.value : attribute).data?.estree,
    ),
  );
  const fields = attributes.map((attribute, index) => {
    const code = codes[index];
    if (attribute.type !== "mdxJsxAttribute") return code ? `...${printExpression(code)}` : "";
    const value = code ? printExpression(code) : JSON.stringify(attribute.value ?? true);
    return `${JSON.stringify(attribute.name)}: ${value}`;
  });
  return {
    text: `${ELEMENT}(${isOwn ? name : JSON.stringify(name)}, { ${fields.filter(Boolean).join(", ")} })`,
    code: [codes, isOwn ? { type: "Identifier", name: base } : undefined],
  };
}

/** Returns the attributes of an element; undefined if code has to work them out. */
function literalProps({ attributes }: JsxElement): TreeProps | undefined {
  const props: TreeProps = {};
  for (const attribute of attributes) {
    if (attribute.type !== "mdxJsxAttribute") return undefined;
    const { name, value } = attribute;
    const plain =
      typeof value === "object" && value !== null
        ? literal(expressionOf(value.data?.estree))
        : (value ?? true);
    if (plain === undefined) return undefined;
    props[name] = plain;
  }
  return props;
}

/** Reports faults of the code in attributes. */
function noteAttributes({ attributes, position }: JsxElement, context: Context): void {
  for (const attribute of attributes) {
    const holder = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute;
    const { estree } = Object(Object(holder).data);
    if (literal(expressionOf(estree)) === undefined) noteCode(estree, position, context);
  }
}

function convert(node: Node, context: Context): DocumentTree {
  switch (node.type) {
    case "text":
      return [(node as Text).value];
    case "element": {
      if (node.tagName === "math") context.formulas += 1;
      const { schema, isReplaceable } = context;
      const isOwn = isReplaceable && context.owned.has(node.tagName);
      if (node.tagName === "svg") context.schema = svg;
      if (MADE_WITHIN.has(node.tagName)) context.isReplaceable = false;
      const children = convertAll(node.children, node.tagName, context);
      const props = elementProps(node, context);
      context.schema = schema;
      context.isReplaceable = isReplaceable;
      if (isOwn) return [ownElement(node, props, children, context)];
      return [[node.tagName, props, ...children]];
    }
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      // Markdown adds no line breaks here. All blanks are the author's, as in `<b>a</b> <i>b</i>`.
      const children = convertAll(node.children, "", context);
      if (!node.name) return children;
      checkElement(node.name, node.position, context);
      if (node.name === "math") context.formulas += 1;
      const part = partTree(node, context);
      if (part) return part;
      noteAttributes(node, context);
      const isOwn = context.ownNames.has(node.name.split(".")[0] ?? "");
      const props = isOwn ? undefined : literalProps(node);
      if (props) return [[node.name, props, ...children] satisfies TreeNode];
      const n = addOwnHole(elementCode(node, context), node.position, context);
      return [["Hole", { n, name: node.name }, ...children]];
    }
    case "mdxjsEsm":
      context.code.statements.push(...listOfCode(node.data?.estree?.body));
      // Code that a plugin has added has no position, and its faults are not the author's. But what
      // it imports because the author requires it has a place.
      if (node.position) noteCode(node.data?.estree, node.position, context);
      else
        noteRequests(
          listOfCode(node.data?.estree?.body).filter(({ loc }) => loc),
          context,
        );
      return [];
    case "mdxFlowExpression":
    case "mdxTextExpression": {
      const code = expressionOf(node.data?.estree);
      if (!code) return [];
      checkContent(node.data?.estree, node.position, context);
      noteCode(node.data?.estree, node.position, context);
      const hole = { text: printExpression(code), code, prop: propName(code) };
      return [["Hole", { n: addOwnHole(hole, node.position, context) }]];
    }
    default:
      return [];
  }
}

const isExpression = (node: Node | undefined): boolean =>
  /^mdx\w+Expression$/.test(node?.type ?? "");

/** Whether a node is a line break between blocks. Between two expressions it may divide texts. */
const isBetweenBlocks = (nodes: readonly Node[], index: number, parent: string): boolean => {
  const node = nodes[index];
  return (
    BLOCK_PARENTS.has(parent) &&
    node?.type === "text" &&
    node.value.trim() === "" &&
    !(isExpression(nodes[index - 1]) && isExpression(nodes[index + 1]))
  );
};

const convertAll = (nodes: readonly Node[], parent: string, context: Context): DocumentTree =>
  joinTexts(
    nodes.flatMap((node, index) =>
      isBetweenBlocks(nodes, index, parent) ? [] : convert(node, context),
    ),
  );

/** The trees of the blocks of a document, with their offsets in the source, and its code. */
interface Converted {
  blocks: { tree: DocumentTree; offset: number }[];
  /** The module that fills the holes; null if the document has no code. */
  module: DocumentModule | null;
  /** The parts that it shows, in order. */
  shown: ShownPart[];
}

/** The module with the owner's elements, under the name that it has on Docusaurus sites. */
const OWN_MAP = "@theme/MDXComponents";

/** Returns the import of the owner's elements, if the code of a document uses any. */
function importOfOwn(
  { statements, holes }: DocumentCode,
  file: VFile,
  environment: Environment,
): CodeNode[] {
  const codes = holes.map((hole) => (isPartHole(hole) ? undefined : hole.code));
  if (!namesIn([statements, codes]).includes(OWN_ELEMENTS)) return [];
  const map = importedFile(OWN_MAP, file.path, environment);
  if (map !== undefined) facts(file).code.push(map);
  return listOfCode(parseModule(`import ${OWN_ELEMENTS} from "${OWN_MAP}"`).body);
}

/** Removes the imports of parts that no code uses. Their trees are there already. */
function withoutShownParts({ statements, holes }: DocumentCode, parts: ImportedParts): CodeNode[] {
  const isImport = ({ type }: CodeNode): boolean => type === "ImportDeclaration";
  const own = holes.map((hole) => (isPartHole(hole) ? undefined : hole.code));
  const used = new Set(namesIn([own, statements.filter((statement) => !isImport(statement))]));
  const isUnused = (local: unknown): boolean => {
    const name = String(Object(local).name);
    return parts.has(name) && !used.has(name);
  };
  return statements.flatMap((statement) => {
    const specifiers = listOfCode(statement.specifiers);
    if (!isImport(statement) || specifiers.length === 0) return [statement];
    const kept = specifiers.filter(({ local }) => !isUnused(local));
    return kept.length === 0 ? [] : [{ ...statement, specifiers: kept }];
  });
}

/**
 * Turns an AST into plain data with React's attribute names. What only code can express becomes a
 * hole: `["Hole", { n }, …children]`. `compilePart` compiles a part; undefined if it cannot be shown.
 */
export function toTree(
  root: Root,
  file: VFile,
  environment: Environment,
  compilePart: Context["compilePart"],
): Converted {
  const own = ownNames(root);
  const code: DocumentCode = { statements: [], holes: [], places: [] };
  const parts = importedParts(root, file.path, environment);
  const context: Context = {
    environment,
    ownNames: own,
    file,
    code,
    parts,
    shown: [],
    formulas: 0,
    compilePart,
    schema: html,
    owned: environment.ownElements(),
    // Markdown in a YAML file has no code.
    isReplaceable: isMarkdown(file.path),
  };
  // Nodes that plugins have made have no position. They take that of the block before them.
  let offset = 0;
  const nodes = root.children as Node[];
  const blocks = nodes.map((node, index) => {
    offset = node.position?.start.offset ?? offset;
    const isBlank = isBetweenBlocks(nodes, index, "root");
    return { tree: isBlank ? [] : convert(node, context), offset };
  });
  const { shown } = context;
  const pieces = root.children
    .filter((node): node is Esm => node.type === "mdxjsEsm")
    .flatMap(({ position }) => position ?? []);
  if (pieces.length > 0)
    checkStatements(
      file,
      code.statements,
      sort(pieces, ({ start }) => start.offset),
      own,
    );
  const statements = [...importOfOwn(code, file, environment), ...withoutShownParts(code, parts)];
  if (statements.length + code.holes.length === 0) return { blocks, module: null, shown };
  if (file.messages.some(({ fatal }) => fatal)) {
    // A document with an error is shown without what its code would fill in.
    const plain = blocks.map(({ tree, offset: at }) => ({
      tree: withoutHoles(tree),
      offset: at,
    }));
    return { blocks: plain, module: null, shown };
  }
  const text = moduleText({ ...code, statements }, own, environment.elements);
  const props = code.holes.map((hole) => (isPartHole(hole) ? undefined : hole.prop));
  return { blocks, module: { text, places: code.places, props }, shown };
}
