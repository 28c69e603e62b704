/**
 * A token is in a page twice: in its HTML and in its data. refractor needs 0.35 s for 1,000 docs
 * with two blocks each, Shiki 4.6 2.2 s with Oniguruma and 4.3 s without, and its tokens are a
 * third more. All 292 grammars at once take 0.25 s in each thread, a further one 4 to 8 ms. So a
 * grammar is loaded when a block first names it.
 */
import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { Root } from "hast";
import { refractor, type Syntax } from "refractor/lib/core.js";
import { Prism } from "refractor/lib/prism-core.js";

/**
 * A piece of code and its role. The role is its class on the page, or "" for code without its own
 * colour.
 */
export type Token = readonly [role: string, text: string];

/**
 * Roles, each with Prism's names for the tokens that have it. Roles are classes in the HTML, so
 * they have one letter.
 */
const ROLES: Record<string, readonly string[]> = {
  c: ["comment", "prolog", "doctype", "cdata", "shebang", "hr", "list"],
  s: ["string", "char", "attr-value", "regex", "template-string", "url", "code-snippet"],
  n: ["number", "boolean", "constant", "symbol", "unit", "entity", "date"],
  k: ["keyword", "tag", "rule", "atrule", "important", "title", "doctype-tag"],
  f: ["function", "decorator", "annotation", "directive", "macro"],
  t: ["class-name", "builtin", "namespace", "selector"],
  p: ["property", "attr-name", "key", "variable", "parameter", "attribute"],
  // Code within a string or a tag.
  "": ["interpolation", "script", "plain-text"],
};

const roleOf = new Map(
  Object.entries(ROLES).flatMap(([role, names]) => names.map((name) => [name, role] as const)),
);

type Highlighted = Root["children"][number];

/**
 * Returns the tokens of a node. A token without its own role, such as punctuation, gets the role of
 * the node around it.
 */
function flatten(node: Highlighted, inherited: string): Token[] {
  if (node.type === "text") return [[inherited, node.value]];
  if (node.type !== "element") return [];
  const names = node.properties.className;
  const known = Array.isArray(names) ? names.map(String).find((name) => roleOf.has(name)) : "";
  const role = roleOf.get(known ?? "") ?? inherited;
  return node.children.flatMap((child) => flatten(child, role));
}

/** Joins neighbouring tokens of the same role, even with white space between them. */
export function merge(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const [role, text] of tokens) {
    const [lastRole, lastText] = merged.at(-1) ?? [];
    if (lastText !== undefined && (role === lastRole || text.trim() === "")) {
      merged[merged.length - 1] = [lastRole ?? "", lastText + text];
    } else merged.push([role, text]);
  }
  return merged;
}

/**
 * Grammars of languages that others contain. `css` and `javascript` add themselves to `markup`, if
 * it is there, and `markdown` looks for the language of a block within it.
 */
const BASE = [
  "markup",
  "css",
  "javascript",
  "json",
  "yaml",
  "bash",
  "graphql",
  "jsx",
  "typescript",
  "tsx",
  "python",
  "rust",
  "solidity",
  "toml",
  "markdown",
];

/** What grammars change in Prism when they are registered. */
type Registered = Pick<typeof Prism, "languages" | "hooks">;

const nothing: Registered = { languages: Prism.languages, hooks: Prism.hooks };
const registered = new Map<string, Registered>();

const requireHere = createRequire(resolve("package.json"));

function load(grammar: string): Syntax {
  const { default: syntax } = requireHere(`refractor/lang/${grammar}.js`) as { default: Syntax };
  return syntax;
}

/**
 * Makes Prism know a grammar, those of `BASE`, and no other. Some grammars change others: `javadoc`
 * changes `javascript`. So the colours of a block would depend on the blocks before it, and would
 * differ between the threads that compile.
 */
function use(grammar: string): void {
  const key = BASE.includes(grammar) ? "" : grammar;
  const known = registered.get(key);
  if (known) {
    Object.assign(Prism, known);
    return;
  }
  const fresh = { languages: { ...nothing.languages }, hooks: { ...nothing.hooks, all: {} } };
  registered.set(key, fresh);
  Object.assign(Prism, fresh);
  for (const name of [...BASE, grammar]) refractor.register(load(name));
}

/** Splits code into tokens with roles (M2). Without a grammar, it is one token without a role. */
export function highlight(code: string, grammar: string | undefined): Token[] {
  if (grammar === undefined) return [["", code]];
  use(grammar);
  const root = refractor.highlight(code, grammar) as Root;
  return merge(root.children.flatMap((node) => flatten(node, "")));
}
