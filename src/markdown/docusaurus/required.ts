import type { Root } from "mdast";
import { type CodeNode, isCodeNode, listOfCode, visitCode } from "../javascript/estree";
import { parseModule } from "../javascript/parse";
import { requiredBy } from "../javascript/requests";
import { isJsx } from "../jsx";
import { visit } from "../visit";

/** The name under which `Bindings` has what `require` gives: no name of code is like it. */
export const bindingName = (request: string): string => `require ${request}`;

/** Returns the pieces of code in a document. */
function codeIn(root: Root): unknown[] {
  const code: unknown[] = [];
  visit(root, (node) => {
    if ("data" in node && node.data && "estree" in node.data) code.push(node.data.estree);
    for (const attribute of isJsx(node) ? node.attributes : []) {
      const { data } =
        attribute.type === "mdxJsxExpressionAttribute" ? attribute : Object(attribute.value);
      code.push(data?.estree);
    }
  });
  return code;
}

/** Returns what the code of a document requires, each once. */
export function requiredIn(root: Root): string[] {
  const requests = new Set<string>();
  visitCode(codeIn(root), (node) => {
    const request = requiredBy(node);
    if (request !== undefined) requests.add(request);
  });
  return Array.from(requests);
}

/** Code, of which `require` gives all exports. Of other files, it is what they hold. */
const CODE = /(?:\/[^/.]+|^[^/.]+|\.(?:[mc]?[jt]sx?|mdx?))$/;

/**
 * Turns `require("a")` in the code of a document into an import: the page's bundler knows no other
 * request, and only of imports it is checked what they may read. `own` are the document's names.
 */
export function importRequired(root: Root, own: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  const statements: CodeNode[] = [];
  const nameOf = (request: string, isAll: boolean, call: CodeNode): string => {
    const clause = isAll ? "* as " : "";
    const known = names.get(clause + request);
    if (known !== undefined) return known;
    let name = `_required${names.size}`;
    while (own.has(name)) name = `_${name}`;
    names.set(clause + request, name);
    const [statement] = listOfCode(
      parseModule(`import ${clause}${name} from ${JSON.stringify(request)};`).body,
    );
    if (statement) statements.push(Object.assign(statement, { loc: call.loc }));
    return name;
  };
  const replace = (node: CodeNode, name: string): void => {
    for (const field of Object.keys(node))
      if (!/^(?:start|end|loc|range)$/.test(field)) delete node[field];
    Object.assign(node, { type: "Identifier", name });
  };
  visitCode(codeIn(root), (node) => {
    const { object, property } = node;
    const isDefault = !node.computed && Object(property).name === "default";
    const inner = node.type === "MemberExpression" && isDefault && isCodeNode(object) && object;
    const call = inner && requiredBy(inner) !== undefined ? inner : node;
    const request = requiredBy(call);
    if (request === undefined) return;
    replace(node, nameOf(request, call === node && CODE.test(request), call));
  });
  if (statements.length === 0) return;
  const estree = { type: "Program", sourceType: "module", body: statements, comments: [] };
  root.children.unshift({ type: "mdxjsEsm", value: "", data: { estree: estree as never } });
}
