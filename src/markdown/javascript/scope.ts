/**
 * periscopic 4.0.3 refuses 5 of 35 valid pieces of code, and knows no JSX. This refuses none, but
 * overlooks 8 undefined names. With exceptions, periscopic needs 91 instead of 130 lines and
 * overlooks 6 of them too. A newer version may be worth a look. estree-util-scope 1.0.1 refuses 2
 * and throws at one. All take as long.
 */
import { isIntrinsic } from "../markup/html";
import { type CodeNode, startOf, visitCode } from "./estree";

/** A name in code that nothing defines, and the place of its use. */
export interface UnknownName {
  name: string;
  /** Whether it is the name of a tag. */
  isTag: boolean;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
}

/** Names that browsers define in addition to those of this process. */
const BROWSER: ReadonlySet<string> = new Set(
  `alert document history localStorage location matchMedia navigator requestAnimationFrame screen self sessionStorage
  window`.split(/\s+/),
);

/** Whether browsers define a name, and this process does not. */
export const isOfBrowsers = (name: string): boolean => BROWSER.has(name);

/** Names that functions and documents receive. */
const GIVEN: ReadonlySet<string> = new Set(["arguments", "props"]);

/**
 * Names of the machine that builds the site, and of functions that make code from text. Browsers do
 * not have them, or the site's policy forbids them.
 */
const BEYOND: ReadonlySet<string> = new Set(
  `Buffer Function __dirname __filename clearImmediate eval exports global globalThis import.meta module process
  require setImmediate`.split(/\s+/),
);

/** Whether a name that no document defines reaches beyond the page that the document makes. */
export const reachesBeyond = (name: string): boolean =>
  BEYOND.has(name) || name.startsWith("__webpack_");

const isDefined = (name: string): boolean =>
  !reachesBeyond(name) &&
  (Object.hasOwn(globalThis, name) || isOfBrowsers(name) || GIVEN.has(name));

/** Fields in which an identifier names a part of something else, unless the node is computed. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  BreakStatement: ["label"],
  ContinueStatement: ["label"],
  ExportAllDeclaration: ["exported"],
  ExportSpecifier: ["exported"],
  ImportSpecifier: ["imported"],
  JSXAttribute: ["name"],
  JSXClosingElement: ["name"],
  JSXMemberExpression: ["property"],
  JSXNamespacedName: ["name", "namespace"],
  LabeledStatement: ["label"],
  MemberExpression: ["property"],
  MetaProperty: ["meta", "property"],
  MethodDefinition: ["key"],
  Property: ["key"],
  PropertyDefinition: ["key"],
};

/** Fields in which identifiers are definitions. */
const DEFINITIONS: Readonly<Record<string, readonly string[]>> = {
  ArrowFunctionExpression: ["params"],
  CatchClause: ["param"],
  ClassDeclaration: ["id"],
  ClassExpression: ["id"],
  FunctionDeclaration: ["id", "params"],
  FunctionExpression: ["id", "params"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
  ImportSpecifier: ["local"],
  VariableDeclarator: ["id"],
};

/**
 * Whether a name in a tag is a component's, and so a name of the code; `b` and `my-element` are
 * elements.
 */
export const isComponent = ({ type, name }: CodeNode): boolean =>
  type === "JSXIdentifier" && !isIntrinsic(String(name));

/** Returns the identifiers that code reads or defines. */
function identifiersIn(code: unknown): CodeNode[] {
  const parts = new Set<unknown>();
  const found: CodeNode[] = [];
  visitCode(code, (node) => {
    if (!node.computed) for (const field of PARTS[node.type] ?? []) parts.add(node[field]);
    // In `export { a } from "x"`, the names belong to the other module.
    if (node.type === "ExportNamedDeclaration" && node.source) {
      for (const { local } of [node.specifiers].flat() as CodeNode[]) parts.add(local);
    }
    const isIdentifier = node.type === "Identifier" || isComponent(node);
    if (isIdentifier && !parts.has(node)) found.push(node);
  });
  return found;
}

/** Returns the names that code uses, or that a pattern defines: `{ a, b: [c] }`. */
export const namesIn = (code: unknown): string[] =>
  identifiersIn(code).map(({ name }) => String(name));

/**
 * Returns the names in code that neither the code, the document nor the platform defines, each with
 * its first use. Tags may also name elements of the site.
 */
export function unknownNames(
  code: unknown,
  own: ReadonlySet<string>,
  elements: ReadonlyMap<string, unknown>,
): UnknownName[] {
  const defined = new Set<string>();
  visitCode(code, (node) => {
    for (const field of DEFINITIONS[node.type] ?? []) {
      for (const name of namesIn(node[field])) defined.add(name);
    }
  });
  const unknown = new Map<string, UnknownName>();
  visitCode(code, (node) => {
    const isImportMeta = node.type === "MetaProperty" && Object(node.meta).name === "import";
    if (!isImportMeta) return;
    unknown.set("import.meta", { name: "import.meta", isTag: false, ...startOf(node) });
  });
  for (const identifier of identifiersIn(code)) {
    const name = String(identifier.name);
    const isTag = identifier.type === "JSXIdentifier";
    const isKnown =
      own.has(name) || defined.has(name) || (isTag ? elements.has(name) : isDefined(name));
    if (isKnown || unknown.has(name)) continue;
    unknown.set(name, { name, isTag, ...startOf(identifier) });
  }
  return Array.from(unknown.values());
}
