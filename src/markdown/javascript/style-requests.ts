import { type ChildNode, parse } from "postcss";
import valueParser, { type Node } from "postcss-value-parser";
import type { ModuleRequest } from "./requests";

/** Whether a path is that of a style sheet. */
export const isStyle = (path: string): boolean => path.endsWith(".css");

/** What stands in the page, on the web, or in the page's own address. */
const NO_FILE = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i;

/** Returns what css-loader asks for; undefined if an address is that of no file. */
function requestOf(address: string): string | undefined {
  const path = address.trim().replace(/[?#].*$/s, "");
  if (NO_FILE.test(address.trim()) || path === "") return undefined;
  if (path.startsWith("~")) return path.slice(1);
  return /^(?:\.{0,2}\/|@)/.test(path) ? path : `./${path}`;
}

/** Returns the address in `url(…)`. */
const addressOf = (node: Node): string | undefined =>
  node.type === "function" && node.value.toLowerCase() === "url"
    ? (node.nodes[0]?.value ?? "")
    : undefined;

/** Returns the addresses that a rule or a declaration names. */
function addressesIn(node: ChildNode): string[] {
  const found: string[] = [];
  if (node.type === "atrule" && node.name.toLowerCase() === "import") {
    const [first] = valueParser(node.params).nodes;
    const address = first && (first.type === "string" ? first.value : addressOf(first));
    return address === undefined ? [] : [address];
  }
  if (node.type !== "decl") return [];
  const { nodes } = valueParser(node.value);
  if (node.prop === "composes") {
    const from = nodes.findIndex(({ value }) => value === "from");
    const file = nodes.slice(from + 1).find(({ type }) => type === "string");
    if (from >= 0 && file) found.push(file.value);
  }
  valueParser.walk(nodes, (inner) => {
    const address = addressOf(inner);
    if (address !== undefined) found.push(address);
  });
  return found;
}

/**
 * Returns the files that a style sheet asks for: by `url(…)`, by `@import`, and by `composes` of CSS
 * modules. Throws postcss's `CssSyntaxError`, which names the place.
 */
export function styleRequests(css: string): ModuleRequest[] {
  const requests: ModuleRequest[] = [];
  parse(css).walk((node) => {
    for (const address of addressesIn(node)) {
      const request = requestOf(address);
      const { line = 1, column = 1 } = node.source?.start ?? {};
      if (request !== undefined) requests.push({ request, names: [], line, column });
    }
  });
  return requests;
}
