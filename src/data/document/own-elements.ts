/**
 * The elements that the owner adds or replaces: the keys of the object that `src/theme/MDXComponents`
 * exports, as on Docusaurus sites.
 */
import { join } from "node:path";
import { type CodeNode, isCodeNode, listOfCode } from "../../markdown/javascript/estree";
import { importedFile } from "../../markdown/javascript/import-fault";
import { moduleFile } from "../../markdown/named-files/module-file";
import { isDocusaurus } from "../../site/docusaurus-modules";
import { cachedFile } from "../files/cached-file";
import { contentRoot, root } from "../files/project";
import { parseScript } from "./script";

/** What an object in a module has. */
interface Keys {
  /** Its names, each with the request of the module whose export is the value. */
  names: { name: string; from: string | undefined }[];
  /** The requests of modules whose objects are part of it. */
  spread: string[];
}

/** Returns the values of the names that a module imports or declares. */
function definitionsIn(program: CodeNode): Map<string, CodeNode> {
  const values = new Map<string, CodeNode>();
  for (const statement of listOfCode(program.body)) {
    for (const { local } of listOfCode(statement.specifiers))
      if (statement.type === "ImportDeclaration") values.set(String(Object(local).name), statement);
    for (const { id, init } of listOfCode(statement.declarations))
      if (isCodeNode(init)) values.set(String(Object(id).name), init);
  }
  return values;
}

/** Reads the keys of the object that a module exports by default. A module that fails has none. */
const readKeys = cachedFile((text, path): Keys => {
  const keys: Keys = { names: [], spread: [] };
  let program: CodeNode;
  try {
    ({ program } = parseScript(text, path));
  } catch {
    // The documents that use its elements say why.
    return keys;
  }
  const values = definitionsIn(program);
  const definitionOf = (code: unknown): CodeNode | undefined =>
    isCodeNode(code) && code.type === "Identifier" ? values.get(String(code.name)) : undefined;
  const exported = listOfCode(program.body).find(({ type }) => type === "ExportDefaultDeclaration");
  const object = definitionOf(exported?.declaration) ?? exported?.declaration;
  const sourceOf = (code: unknown): string | undefined => {
    const { source } = Object(definitionOf(code));
    return isCodeNode(source) ? String(source.value) : undefined;
  };
  for (const { type, key, value, argument } of listOfCode(Object(object).properties)) {
    const name = String(Object(key).name ?? Object(key).value);
    if (type === "Property") keys.names.push({ name, from: sourceOf(value) });
    keys.spread.push(...[sourceOf(argument) ?? []].flat());
  }
  return keys;
});

/** Returns the keys of the object that a module exports, with those of objects that it spreads. */
function keysOf(path: string, seen: ReadonlySet<string>): string[] {
  const { names = [], spread = [] } = readKeys(path) ?? {};
  // Maps that began as a copy of Docusaurus' own name its components for HTML.
  const isOfTheme = ({ name, from = "" }: Keys["names"][number]): boolean =>
    /^[a-z]/.test(name) &&
    isDocusaurus(from) &&
    importedFile(from, path, { contentRoot }) === undefined;
  const inner = spread.flatMap((request) => {
    const file = importedFile(request, path, { contentRoot });
    return file === undefined || seen.has(file) ? [] : keysOf(file, new Set([...seen, file]));
  });
  return [...names.flatMap((key) => (isOfTheme(key) ? [] : key.name)), ...inner];
}

function readOwnElements(): ReadonlySet<string> {
  const map = moduleFile(join(root, "src/theme/MDXComponents"));
  return new Set(map === undefined ? [] : keysOf(map, new Set([map])));
}

let known: ReadonlySet<string> | undefined;

/** Returns the names of the owner's elements, also those of HTML. */
export function ownElements(): ReadonlySet<string> {
  if (process.env.NODE_ENV !== "production") return readOwnElements();
  known ??= readOwnElements();
  return known;
}
