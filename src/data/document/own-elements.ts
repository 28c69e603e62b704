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
import { root } from "../files/project";
import { roots } from "./import-roots";
import { parseScript } from "./script";

/** What the object has that a module exports by default. */
interface Keys {
  /** Its names, each with the request of the module whose export is the value. */
  names: { name: string; from: string | undefined }[];
  /** Modules whose objects are part of it; with `isAll`, their exports. */
  spread: { request: string; isAll: boolean }[];
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

/** Returns the keys of an object, with those of objects that it spreads. */
function keysIn(object: unknown, values: ReadonlyMap<string, CodeNode>): Keys {
  const keys: Keys = { names: [], spread: [] };
  const seen = new Set<unknown>();
  const definitionOf = (code: unknown): unknown => values.get(String(Object(code).name)) ?? code;
  const add = (code: unknown): void => {
    const value = definitionOf(code);
    if (!isCodeNode(value) || seen.has(value)) return;
    seen.add(value);
    if (isCodeNode(value.source)) {
      const isAll = listOfCode(value.specifiers).some(
        ({ type }) => type === "ImportNamespaceSpecifier",
      );
      keys.spread.push({ request: String(value.source.value), isAll });
    }
    for (const { type, key, value: own, argument } of listOfCode(value.properties)) {
      if (type === "SpreadElement") add(argument);
      else
        keys.names.push({
          name: String(Object(key).name ?? Object(key).value),
          from: Object(Object(definitionOf(own)).source).value,
        });
    }
  };
  add(object);
  return keys;
}

/** Reads what a module exports: the object of its default export, and names. One that fails has none. */
const readExports = cachedFile((text, path): { object: Keys; names: string[] } => {
  let program: CodeNode;
  try {
    ({ program } = parseScript(text, path));
  } catch {
    // The documents that use its elements say why.
    return { object: { names: [], spread: [] }, names: [] };
  }
  const names: string[] = [];
  let object: unknown;
  for (const statement of listOfCode(program.body)) {
    if (statement.type === "ExportDefaultDeclaration") object = statement.declaration;
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const { local, exported } of listOfCode(statement.specifiers)) {
      const name = String(Object(exported).name);
      if (name === "default") object = statement.source ? statement : local;
      else names.push(name);
    }
    const { declaration } = statement;
    const declared = isCodeNode(declaration) ? (declaration.declarations ?? [declaration]) : [];
    names.push(...listOfCode(declared).map(({ id }) => String(Object(id).name)));
  }
  return { object: keysIn(object, definitionsIn(program)), names };
});

/** Returns the keys of the object that a module exports by default, with those of what it spreads. */
export function keysOf(path: string, seen: ReadonlySet<string> = new Set([path])): string[] {
  const { names = [], spread = [] } = readExports(path)?.object ?? {};
  // Maps that began as a copy of Docusaurus' own name its components for HTML.
  const isOfTheme = ({ name, from = "" }: Keys["names"][number]): boolean =>
    /^[a-z]/.test(name) && isDocusaurus(from) && importedFile(from, path, roots) === undefined;
  const inner = spread.flatMap(({ request, isAll }) => {
    const file = importedFile(request, path, roots);
    if (file === undefined || seen.has(file)) return [];
    return isAll ? (readExports(file)?.names ?? []) : keysOf(file, new Set([...seen, file]));
  });
  return [...names.flatMap((key) => (isOfTheme(key) ? [] : key.name)), ...inner];
}

function readOwnElements(): ReadonlySet<string> {
  const map = moduleFile(join(root, "src/theme/MDXComponents"));
  return new Set(map === undefined ? [] : keysOf(map));
}

let known: ReadonlySet<string> | undefined;

/** Returns the names of the owner's elements, also those of HTML. */
export function ownElements(): ReadonlySet<string> {
  if (process.env.NODE_ENV !== "production") return readOwnElements();
  known ??= readOwnElements();
  return known;
}
