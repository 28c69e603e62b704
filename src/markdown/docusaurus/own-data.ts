import { readFileSync } from "node:fs";
import { extname } from "node:path";
import { transformSync } from "esbuild";
import type { Json } from "../../site/tree";
import { type CodeNode, isCodeNode, listOfCode } from "../javascript/estree";
import { parseModule } from "../javascript/parse";
import type { Binding } from "./binding";
import { staticValue } from "./static-value";

/** How the compiler reads a file of code, by the end of its name. */
const LOADERS: Record<string, "js" | "jsx" | "ts" | "tsx"> = {
  ".js": "jsx",
  ".jsx": "jsx",
  ".mjs": "js",
  ".ts": "ts",
  ".tsx": "tsx",
};

/** Statements that change no data. Others could, so nothing is known of a module that has one. */
const HARMLESS = /Declaration$/;

type Known = Extract<Binding, { kind: "data" }>;

/** What is known of the exports of a module, by their names. */
export type OwnData = ReadonlyMap<string, Known>;

/** Returns the statements of a module, without types; none if nothing is known of their data. */
function statementsOf(text: string, loader: (typeof LOADERS)[string]): CodeNode[] {
  try {
    const { code } = transformSync(text, { loader, jsx: "automatic" });
    const statements = listOfCode(parseModule(code).body);
    return statements.every(({ type }) => HARMLESS.test(type)) ? statements : [];
  } catch {
    return []; // The bundler names the fault.
  }
}

/** Returns a value, or the parts of an object that are known. */
function knownOf(expression: unknown, constants: OwnData): Known | undefined {
  const whole = staticValue(expression, constants);
  if (whole !== undefined) return { kind: "data", data: whole, isPart: false };
  if (!isCodeNode(expression) || expression.type !== "ObjectExpression") return undefined;
  const data: { [key: string]: Json } = {};
  for (const { type, key, computed, value } of listOfCode(expression.properties)) {
    // What follows could replace what is known.
    if (type !== "Property" || computed || !isCodeNode(key)) return undefined;
    const part = staticValue(value, constants);
    if (part !== undefined) data[String(key.name ?? key.value)] = part;
  }
  return { kind: "data", data, isPart: true };
}

function dataOf(file: string, text: string): OwnData {
  const loader = LOADERS[extname(file)];
  const constants = new Map<string, Known>();
  const exported = new Map<string, Known>();
  if (loader === undefined) return exported;
  const provide = (name: string, value: Known | undefined) => {
    if (value) exported.set(name, value);
  };
  /** Notes constants, and returns their names. */
  const declare = (declaration: unknown): string[] => {
    if (!isCodeNode(declaration) || declaration.kind !== "const") return [];
    return listOfCode(declaration.declarations).map(({ id, init }) => {
      const name = String(Object(id).name);
      const value = knownOf(init, constants);
      if (value) constants.set(name, value);
      return name;
    });
  };
  for (const { type, declaration, specifiers, source, ...rest } of statementsOf(text, loader)) {
    if (type === "VariableDeclaration") declare({ type, ...rest });
    if (type === "ExportDefaultDeclaration") {
      const name = String(Object(declaration).name);
      provide("default", constants.get(name) ?? knownOf(declaration, constants));
    }
    if (type !== "ExportNamedDeclaration" || source) continue;
    for (const name of declare(declaration)) provide(name, constants.get(name));
    for (const specifier of listOfCode(specifiers)) {
      const [local, name] = [specifier.local, specifier.exported].map((one) =>
        String(Object(one).name),
      );
      provide(String(name), constants.get(String(local)));
    }
  }
  return exported;
}

const read = new Map<string, { text: string; data: OwnData }>();

/**
 * Returns what is known of the data that a module of the site's own code exports, before any code
 * runs: constants, lists, objects.
 */
export function ownData(file: string): OwnData {
  const text = readFileSync(file, "utf8");
  const earlier = read.get(file);
  if (earlier?.text === text) return earlier.data;
  const data = dataOf(file, text);
  read.set(file, { text, data });
  return data;
}
