/**
 * Runs in the sandbox before the code of a site: what a configuration finds of Node.js, and
 * stand-ins for all that is not there. `host` and `compile` are `Sandbox`'s; questions and answers
 * are JSON. `root` is the folder of the site.
 */
export const SANDBOX_CODE = String.raw`(host, compile, root) => {
  const { parse, stringify } = JSON;
  const ask = (...question) => parse(host(stringify(question)));
  const NAME = Symbol("name");
  const MARK = "\u0001";

  /** Returns what a value stands for, or what went into a text; undefined if all of it is known. */
  const nameOf = (value) =>
    typeof value === "function" ? value[NAME]
    : typeof value === "string" && value.includes(MARK) ? value.split(MARK)[1] : undefined;

  /** Returns a stand-in. Its parts, and what calling it gives, are stand-ins too, but for "known". */
  const unknown = (name, known = {}) => {
    const traps = {
      get: (_, key) =>
        Object.hasOwn(known, key) ? known[key]
        : key === NAME ? name
        : key === "default" ? whole
        : key === Symbol.toPrimitive ? () => MARK + name + MARK
        : key === Symbol.iterator ? () => [unknown(name)].values()
        : typeof key === "symbol" || key === "then" || key === "__esModule" ? undefined
        : unknown(name),
      apply: () => unknown(name),
      construct: () => unknown(name),
      set: () => true,
      // A spread of it has one part, which says that others are missing.
      ownKeys: () => ["prototype", MARK + name + MARK],
      getOwnPropertyDescriptor: (target, key) =>
        key === "prototype" ? Reflect.getOwnPropertyDescriptor(target, key)
        : { value: unknown(name), enumerable: true, configurable: true },
    };
    // Imports by name read what esbuild makes of a module: an object with its prototype.
    const prototype = new Proxy(function () {}, traps);
    const whole = new Proxy(function () {}, { ...traps, getPrototypeOf: () => prototype });
    return whole;
  };

  JSON.parse = (text, ...more) =>
    nameOf(text) === undefined ? parse(text, ...more) : unknown(nameOf(text));

  class URL {
    constructor(...parts) {
      const texts = parts.map(String);
      const name = nameOf(texts.join(""));
      if (name !== undefined) return unknown(name);
      const found = ask("url", ...texts);
      if (!found) throw new TypeError("Invalid URL: " + texts[0]);
      Object.assign(this, found);
    }
    toString() {
      return this.href;
    }
  }

  const path = {};
  for (const name of ["basename", "dirname", "extname", "join", "relative", "resolve"]) {
    const first = name === "resolve" ? [root] : [];
    path[name] = (...parts) => ask("path", name, ...first, ...parts.map(String));
  }
  path.posix = path;
  const entries = (folder) =>
    ask("list", String(folder)).map(([name, isFolder]) => ({
      name,
      isDirectory: () => isFolder,
      isFile: () => !isFolder,
    }));
  const builtIn = {
    fs: unknown("fs", {
      existsSync: (file) => ask("exists", String(file)),
      opendirSync: (folder) => {
        const left = entries(folder);
        return { closeSync() {}, readSync: () => left.shift() ?? null };
      },
      readFileSync: (file) => ask("text", String(file)) ?? unknown(nameOf(String(file)) ?? file),
      readdirSync: (folder, options) =>
        options?.withFileTypes ? entries(folder) : entries(folder).map(({ name }) => name),
    }),
    module: unknown("module", { createRequire: (file) => requireIn(path.dirname(ask("file", String(file)))) }),
    path: unknown("path", path),
    url: unknown("url", {
      URL,
      fileURLToPath: (address) => ask("file", String(address)),
      pathToFileURL: (file) => new URL("file://" + file),
    }),
  };

  for (const name of [
    "Buffer", "Intl", "TextDecoder", "TextEncoder", "URLSearchParams", "clearInterval",
    "clearTimeout", "console", "fetch", "performance", "setImmediate", "setInterval", "setTimeout",
    "structuredClone",
  ]) {
    globalThis[name] = unknown(name);
  }
  globalThis.global = globalThis;
  globalThis.URL = URL;
  // The configuration is that of a build. A development server may have other addresses.
  const env = { NODE_ENV: "production" };
  /** The variable that was asked for last and is not set. */
  let unset;
  globalThis.process = unknown("process", {
    argv: [],
    cwd: () => root,
    env: new Proxy(env, {
      get(_, key) {
        if (!Object.hasOwn(env, key)) unset = key;
        return env[key];
      },
    }),
  });

  const modules = new Map();
  const load = (file, request) => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const folder = path.dirname(file);
    const run = compile(file);
    if (run) run.call(module.exports, module, module.exports, requireIn(folder), folder, file);
    else module.exports = unknown(request);
    const all = module.exports;
    const main = all?.__esModule && all.default;
    if (Object(main) !== main || nameOf(main) !== undefined) return all;
    // As in Docusaurus, "require" gives the default export. What is exported by name is a part of it.
    for (const name of Object.keys(all)) Reflect.defineProperty(main, name, { value: all[name] });
    module.exports = main;
    return main;
  };
  const requireIn = (folder) => {
    const require = (request) => {
      const name = String(request).replace(/^node:/, "");
      if (Object.hasOwn(builtIn, name)) return builtIn[name];
      const file = ask("find", folder, name);
      return file ? load(file, name) : unknown(name);
    };
    require.resolve = (request) => ask("find", folder, String(request)) ?? request;
    return require;
  };

  const functions = [];
  const answer = (value) =>
    stringify({ value }, (_, part) => {
      const name = nameOf(part);
      if (name !== undefined) return { [MARK]: name };
      if (typeof part === "function") return { [MARK]: functions.push(part) - 1 };
      return Array.isArray(part) ? part.filter((item) => item !== undefined) : part;
    });
  return {
    async read(file) {
      let first;
      // A site may refuse to do without a variable. Then it gets a stand-in for that one.
      for (;;) {
        unset = undefined;
        try {
          const exported = load(file, file);
          const main = exported?.default ?? exported;
          const isCalled = typeof main === "function" && nameOf(main) === undefined;
          return answer(await (isCalled ? main() : main));
        } catch (error) {
          first ??= error;
          if (typeof unset !== "string") throw first;
          env[unset] = unknown("process.env." + unset);
          modules.clear();
        }
      }
    },
    async ask(index, about) {
      return answer(await functions[index](parse(about)));
    },
  };
}`;
