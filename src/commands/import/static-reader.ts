import { readFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { moduleFile } from "../../markdown/files/module-file";
import { isFile } from "../../markdown/files/stat-of";
import { type Code, parseCode } from "./parse-code";

/** Stands for a value that only running the code would give. */
export class Unknown {
  constructor(readonly code: string) {}
}

/** A function of the code that was read. */
type Call = (args: readonly unknown[]) => unknown;

/** The names that code sees, with their values. */
type Scope = Map<string, unknown>;

/** Thrown by `return`, with the value. */
class Returned {
  constructor(readonly value: unknown) {}
}

/** Functions that call each other forever would never end. */
const MOST_CALLS = 10_000;
const DEEPEST_CALL = 100;

const unknown = (what: string) => new Unknown(what);
const isUnknown = (value: unknown): value is Unknown => value instanceof Unknown;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isUnknown(value);

/** Methods that change nothing, by the kind of value that has them. */
const ARRAY_METHODS = new Set(
  "at concat every filter find flat flatMap includes indexOf join map slice some".split(" "),
);
const STRING_METHODS = new Set(
  "at endsWith includes padStart repeat replace replaceAll slice split startsWith substring toLowerCase toString toUpperCase trim".split(
    " ",
  ),
);

/** Returns the file that a request names; undefined for a package. */
const fileOf = (request: string, folder: string): string | undefined =>
  /^(?:\.{0,2}\/|\.{1,2}$)/.test(request) ? moduleFile(resolve(folder, request)) : undefined;

const pathModule = {
  join: (...parts: string[]) => join(...parts),
  resolve: (...parts: string[]) => resolve(...parts),
  dirname: (path: string) => dirname(path),
};

/** Modules of Node.js, as far as configurations need them. */
const NODE_MODULES: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["path", { ...pathModule, posix }],
  ["url", { fileURLToPath, pathToFileURL, URL }],
]);

const GLOBALS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ["undefined", undefined],
  ["JSON", { parse: JSON.parse, stringify: JSON.stringify }],
  [
    "Object",
    {
      keys: Object.keys,
      values: Object.values,
      entries: Object.entries,
      fromEntries: Object.fromEntries,
      assign: (...parts: object[]) => Object.assign({}, ...parts),
      freeze: (value: unknown) => value,
    },
  ],
  ["Array", { isArray: Array.isArray }],
  ["Boolean", Boolean],
  ["String", String],
  ["Number", Number],
  ["encodeURIComponent", encodeURIComponent],
]);

/**
 * Reads what modules export without running them: literals, names, imports of files, functions that
 * only compute. Whatever else stands there becomes `Unknown`, and the rest is read all the same.
 */
export class StaticReader {
  private readonly modules = new Map<string, Record<string, unknown>>();
  /** The functions of the code that was read. All other functions are ours. */
  private readonly functions = new WeakSet<object>();
  private calls = 0;
  private depth = 0;

  /** `mayRead` says whether a file belongs to the site. */
  constructor(private readonly mayRead: (path: string) => boolean) {}

  /** Returns what a module exports: `module.exports`, or the default export. */
  read(path: string): unknown {
    const exported = this.exportsOf(path);
    const main = "default" in exported ? exported.default : exported;
    return typeof main === "function" ? this.call(main, []) : main;
  }

  private exportsOf(path: string): Record<string, unknown> {
    const known = this.modules.get(path);
    if (known) return known;
    const exported: Record<string, unknown> = {};
    this.modules.set(path, exported);
    if (path.endsWith(".json")) {
      exported.default = JSON.parse(readFileSync(path, "utf8"));
      return exported;
    }
    const scope = this.moduleScope(path, exported);
    this.run(parseCode(readFileSync(path, "utf8"), path), scope);
    const { exports } = scope.get("module") as { exports: unknown };
    if (exports !== exported) exported.default = exports;
    return exported;
  }

  private moduleScope(path: string, exports: object): Scope {
    const folder = dirname(path);
    return new Map<string, unknown>([
      ...GLOBALS,
      ["__dirname", folder],
      ["__filename", path],
      ["require", this.requireIn(folder)],
      ["module", { exports }],
      ["exports", exports],
      // The configuration is that of a build. A development server may have other addresses.
      ["process", { env: { NODE_ENV: "production" }, cwd: () => folder }],
    ]);
  }

  private requireIn(folder: string): unknown {
    const require = (request: string): unknown => {
      const found = this.request(request, folder);
      return isRecord(found) && "default" in found ? found.default : found;
    };
    return Object.assign(require, {
      resolve: (request: string) => fileOf(request, folder) ?? request,
    });
  }

  /** Returns what an import gives. */
  private request(request: string, folder: string): unknown {
    const file = fileOf(request, folder);
    if (file) return this.mayRead(file) ? this.exportsOf(file) : unknown(request);
    const name = request.replace(/^node:/, "");
    if (name === "module") return { createRequire: () => this.requireIn(folder) };
    if (name === "fs") {
      return { readFileSync: (path: unknown) => this.readText(path), existsSync: isFile };
    }
    return NODE_MODULES.get(name) ?? unknown(request);
  }

  private readText(path: unknown): unknown {
    const file = path instanceof URL ? fileURLToPath(path) : path;
    const isOfSite = typeof file === "string" && isFile(file) && this.mayRead(file);
    return isOfSite ? readFileSync(file, "utf8") : unknown("a file");
  }

  private run(statements: readonly Code[], scope: Scope): void {
    // Functions may be called above the place where they stand.
    for (const statement of statements) {
      if (statement.type === "FunctionDeclaration") this.declare(statement, scope);
    }
    for (const statement of statements) this.statement(statement, scope);
  }

  private declare(declaration: Code, scope: Scope): void {
    scope.set(declaration.nameOf("id"), this.function(declaration, scope));
  }

  private statement(code: Code, scope: Scope): void {
    switch (code.type) {
      case "ImportDeclaration":
        this.import(code, scope);
        return;
      case "VariableDeclaration":
        for (const variable of code.list("declarations")) {
          const init = variable.child("init");
          this.bind(variable.require("id"), init ? this.value(init, scope) : undefined, scope);
        }
        return;
      case "ExportNamedDeclaration":
        this.exportNamed(code, scope);
        return;
      case "ExportDefaultDeclaration": {
        const exported = code.require("declaration");
        const isFunction = exported.type === "FunctionDeclaration";
        const value = isFunction ? this.function(exported, scope) : this.value(exported, scope);
        this.exportAs("default", value, scope);
        return;
      }
      case "ExpressionStatement":
        this.value(code.require("expression"), scope);
        return;
      case "ReturnStatement": {
        const given = code.child("argument");
        throw new Returned(given ? this.value(given, scope) : undefined);
      }
      case "BlockStatement":
        this.run(code.list("body"), scope);
        return;
      case "IfStatement": {
        const test = this.value(code.require("test"), scope);
        if (isUnknown(test)) return;
        const branch = test ? code.require("consequent") : code.child("alternate");
        if (branch) this.statement(branch, scope);
      }
    }
  }

  private exportAs(name: string, value: unknown, scope: Scope): void {
    (scope.get("exports") as Record<string, unknown>)[name] = value;
  }

  private exportNamed(code: Code, scope: Scope): void {
    const declaration = code.child("declaration");
    if (declaration?.type === "FunctionDeclaration") {
      this.exportAs(declaration.nameOf("id"), scope.get(declaration.nameOf("id")), scope);
    } else if (declaration) {
      this.statement(declaration, scope);
      for (const variable of declaration.list("declarations")) {
        const name = variable.nameOf("id");
        this.exportAs(name, scope.get(name), scope);
      }
    }
    for (const specifier of code.list("specifiers")) {
      this.exportAs(specifier.nameOf("exported"), scope.get(specifier.nameOf("local")), scope);
    }
  }

  private import(code: Code, scope: Scope): void {
    const request = String(code.require("source").raw("value"));
    const found = this.request(request, String(scope.get("__dirname")));
    for (const specifier of code.list("specifiers")) {
      const local = specifier.nameOf("local");
      if (isUnknown(found)) scope.set(local, found);
      else if (specifier.type === "ImportNamespaceSpecifier") scope.set(local, found);
      else {
        const isDefault = specifier.type === "ImportDefaultSpecifier";
        const name = isDefault ? "default" : specifier.nameOf("imported");
        const record = found as Record<string, unknown>;
        scope.set(local, name in record || !isDefault ? record[name] : record);
      }
    }
  }

  /** Gives a value to a name, or its parts to the names of a pattern. */
  private bind(pattern: Code, value: unknown, scope: Scope): void {
    if (pattern.type === "Identifier") scope.set(pattern.name, value);
    if (pattern.type === "AssignmentPattern") {
      const given = value === undefined ? this.value(pattern.require("right"), scope) : value;
      this.bind(pattern.require("left"), given, scope);
    }
    if (pattern.type === "ArrayPattern") {
      for (const [index, part] of pattern.list("elements").entries()) {
        this.bind(part, this.member(value, String(index)), scope);
      }
    }
    if (pattern.type !== "ObjectPattern") return;
    for (const property of pattern.list("properties")) {
      if (property.type !== "Property") continue;
      const name = property.nameOf("key");
      this.bind(property.require("value"), this.member(value, name), scope);
    }
  }

  private function(code: Code, scope: Scope): Call {
    const run: Call = (args) => {
      const inner: Scope = new Map(scope);
      for (const [index, parameter] of code.list("params").entries()) {
        this.bind(parameter, args[index], inner);
      }
      const body = code.require("body");
      if (body.type !== "BlockStatement") return this.value(body, inner);
      try {
        this.run(body.list("body"), inner);
      } catch (thrown) {
        if (thrown instanceof Returned) return thrown.value;
        throw thrown;
      }
      return undefined;
    };
    this.functions.add(run);
    return run;
  }

  /** Calls a function: one that stands in the code, or one of those that only compute. */
  call(called: unknown, args: readonly unknown[]): unknown {
    this.calls += 1;
    if (isUnknown(called)) return called;
    if (typeof called !== "function" || this.calls > MOST_CALLS) return unknown("a call");
    if (this.functions.has(called))
      return this.depth < DEEPEST_CALL ? this.enter(called as Call, args) : unknown("a call");
    const missing = args.find(isUnknown);
    if (missing) return missing;
    try {
      return (called as (...given: unknown[]) => unknown)(...args);
    } catch {
      return unknown("a call");
    }
  }

  private enter(run: Call, args: readonly unknown[]): unknown {
    this.depth += 1;
    try {
      return run(args);
    } finally {
      this.depth -= 1;
    }
  }

  private member(object: unknown, name: string): unknown {
    if (typeof object === "string") return name === "length" ? object.length : undefined;
    if (Array.isArray(object)) return name === "length" ? object.length : object[Number(name)];
    if (typeof object === "function") return Object.getOwnPropertyDescriptor(object, name)?.value;
    if (!isRecord(object)) return isUnknown(object) ? object : unknown(name);
    return Object.hasOwn(object, name) ? object[name] : undefined;
  }

  private value(code: Code, scope: Scope): unknown {
    switch (code.type) {
      case "Literal":
        return code.raw("value");
      case "Identifier":
        return scope.has(code.name) ? scope.get(code.name) : unknown(code.name);
      case "TemplateLiteral":
        return this.template(code, scope);
      case "ObjectExpression":
        return this.object(code, scope);
      case "ArrayExpression":
        return this.elements(code.list("elements"), scope);
      case "ArrowFunctionExpression":
      case "FunctionExpression":
        return this.function(code, scope);
      case "ChainExpression":
        return this.value(code.require("expression"), scope);
      case "AwaitExpression":
        return this.value(code.require("argument"), scope);
      case "MemberExpression":
        return this.member(this.value(code.require("object"), scope), this.memberName(code, scope));
      case "CallExpression":
        return this.callExpression(code, scope);
      case "NewExpression":
        return this.construct(code, scope);
      case "ConditionalExpression": {
        const test = this.value(code.require("test"), scope);
        if (isUnknown(test)) return test;
        return this.value(code.require(test ? "consequent" : "alternate"), scope);
      }
      case "LogicalExpression":
        return this.logical(code, scope);
      case "BinaryExpression":
        return this.binary(code, scope);
      case "UnaryExpression":
        return this.unary(code, scope);
      case "AssignmentExpression":
        return this.assign(code, scope);
      case "MetaProperty":
        return { url: pathToFileURL(String(scope.get("__filename"))).href };
      default:
        return unknown(code.type);
    }
  }

  private template(code: Code, scope: Scope): unknown {
    const values = code.list("expressions").map((part) => this.value(part, scope));
    const missing = values.find((value) => isUnknown(value) || isRecord(value));
    if (missing !== undefined) return isUnknown(missing) ? missing : unknown("a text");
    return code
      .list("quasis")
      .map((quasi, index) => {
        const { cooked } = quasi.raw("value") as { cooked: string };
        return index < values.length ? `${cooked}${values[index]}` : cooked;
      })
      .join("");
  }

  private object(code: Code, scope: Scope): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (const property of code.list("properties")) {
      if (property.type === "SpreadElement") {
        const spread = this.value(property.require("argument"), scope);
        if (isRecord(spread)) Object.assign(object, spread);
        else if (isUnknown(spread)) object[`…${spread.code}`] = spread;
        continue;
      }
      const key = property.require("key");
      const isName = key.type === "Identifier" && property.raw("computed") !== true;
      const name = isName ? key.name : this.value(key, scope);
      if (!isUnknown(name)) object[String(name)] = this.value(property.require("value"), scope);
    }
    return object;
  }

  private elements(codes: readonly Code[], scope: Scope): unknown[] {
    return codes.flatMap((element) => {
      if (element.type !== "SpreadElement") return [this.value(element, scope)];
      const spread = this.value(element.require("argument"), scope);
      return Array.isArray(spread) ? spread : [unknown("a list")];
    });
  }

  private memberName(code: Code, scope: Scope): string {
    const property = code.require("property");
    return code.raw("computed") === true ? String(this.value(property, scope)) : property.name;
  }

  private callExpression(code: Code, scope: Scope): unknown {
    const callee = code.require("callee");
    const args = this.elements(code.list("arguments"), scope);
    if (callee.type !== "MemberExpression") return this.call(this.value(callee, scope), args);
    const object = this.value(callee.require("object"), scope);
    const name = this.memberName(callee, scope);
    if (isUnknown(object)) return object;
    if (Array.isArray(object) || typeof object === "string") return this.method(object, name, args);
    if (object instanceof Date)
      return name === "getFullYear" ? object.getFullYear() : unknown(name);
    return this.call(this.member(object, name), args);
  }

  private method(object: string | unknown[], name: string, args: readonly unknown[]): unknown {
    const isKnown = (typeof object === "string" ? STRING_METHODS : ARRAY_METHODS).has(name);
    const missing = args.find(isUnknown);
    if (!isKnown || missing) return missing ?? unknown(name);
    const given = args.map((arg) =>
      typeof arg === "function" ? (...values: unknown[]) => this.call(arg, values) : arg,
    );
    const method: unknown = Reflect.get(Object(object), name);
    return typeof method === "function" ? Reflect.apply(method, object, given) : unknown(name);
  }

  private construct(code: Code, scope: Scope): unknown {
    const { name } = code.require("callee");
    const args = this.elements(code.list("arguments"), scope);
    if (name === "Date" && args.length === 0) return new Date();
    const [address, base] = args;
    if (
      name === "URL" &&
      typeof address === "string" &&
      URL.canParse(address, String(base ?? ""))
    ) {
      return new URL(address, base === undefined ? undefined : String(base));
    }
    return unknown(`new ${name}`);
  }

  private logical(code: Code, scope: Scope): unknown {
    const left = this.value(code.require("left"), scope);
    if (isUnknown(left)) return left;
    const operator = code.raw("operator");
    const isDecided =
      operator === "&&" ? !left : operator === "||" ? Boolean(left) : (left ?? null) !== null;
    return isDecided ? left : this.value(code.require("right"), scope);
  }

  private binary(code: Code, scope: Scope): unknown {
    const left = this.value(code.require("left"), scope);
    const right = this.value(code.require("right"), scope);
    if (isUnknown(left) || isUnknown(right)) return isUnknown(left) ? left : right;
    switch (code.raw("operator")) {
      case "+":
        return typeof left === "number" && typeof right === "number"
          ? left + right
          : `${left}${right}`;
      case "===":
      case "==":
        return left === right;
      case "!==":
      case "!=":
        return left !== right;
      default:
        return unknown("a calculation");
    }
  }

  private unary(code: Code, scope: Scope): unknown {
    const value = this.value(code.require("argument"), scope);
    if (isUnknown(value)) return value;
    switch (code.raw("operator")) {
      case "!":
        return !value;
      case "-":
        return -Number(value);
      case "void":
        return undefined;
      case "typeof":
        return typeof value;
      default:
        return unknown("a calculation");
    }
  }

  /** Carries out `name = value` and `object.name = value`. */
  private assign(code: Code, scope: Scope): unknown {
    const left = code.require("left");
    const value = this.value(code.require("right"), scope);
    if (left.type === "Identifier") scope.set(left.name, value);
    if (left.type === "MemberExpression") {
      const object = this.value(left.require("object"), scope);
      if (isRecord(object)) object[this.memberName(left, scope)] = value;
    }
    return value;
  }
}
