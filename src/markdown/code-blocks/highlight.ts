import type { Root } from "hast";
import bash from "refractor/lang/bash.js";
import css from "refractor/lang/css.js";
import graphql from "refractor/lang/graphql.js";
import javascript from "refractor/lang/javascript.js";
import json from "refractor/lang/json.js";
import jsx from "refractor/lang/jsx.js";
import markdown from "refractor/lang/markdown.js";
import markup from "refractor/lang/markup.js";
import python from "refractor/lang/python.js";
import rust from "refractor/lang/rust.js";
import solidity from "refractor/lang/solidity.js";
import toml from "refractor/lang/toml.js";
import tsx from "refractor/lang/tsx.js";
import typescript from "refractor/lang/typescript.js";
import yaml from "refractor/lang/yaml.js";
import { refractor } from "refractor/lib/core.js";

const LANGUAGES = [
  bash,
  css,
  graphql,
  javascript,
  json,
  jsx,
  markdown,
  markup,
  python,
  rust,
  solidity,
  toml,
  tsx,
  typescript,
  yaml,
];
for (const language of LANGUAGES) refractor.register(language);
refractor.alias({ rust: "rs" });

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
  f: ["function", "decorator", "directive", "macro"],
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
  const names = node.properties?.className;
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
 * Splits code into tokens with roles (M2). Code in an unknown language becomes one token without a
 * role.
 */
export function highlight(code: string, language: string | undefined): Token[] {
  if (!language || !refractor.registered(language)) return [["", code]];
  const root: Root = refractor.highlight(code, language);
  return merge(root.children.flatMap((node) => flatten(node, "")));
}
