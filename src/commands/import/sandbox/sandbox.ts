/**
 * The configuration of a Docusaurus site is a program of somebody else, mostly without its
 * packages. In QuickJS it takes 0.06 s (0.3 s and 128 MB to load), and 38 of 38 sites were taken
 * over. An interpreter of our own took over 36. A process took over 3, could read the owner's files
 * and needs the site's packages. Stand-ins are there for packages; a stand-in counts as true in a
 * condition, and the report names each value that comes from one.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path, { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import { transformSync } from "esbuild";
import {
  newQuickJSWASMModuleFromVariant,
  type QuickJSContext,
  type QuickJSHandle,
} from "quickjs-emscripten-core";
import { fileSystemMessage } from "../../../data/files/file-system-error";
import { UsageError } from "../../../data/files/usage-error";
import { moduleFile } from "../../../markdown/named-files/module-file";
import { isFile } from "../../../markdown/named-files/stat-of";
import { readJson } from "../read-json";
import { SANDBOX_CODE } from "./sandbox-code";

const SECONDS = 10;
const MOST_BYTES = 64_000_000;
/** With more, the stack of Node.js is full before. */
const MOST_STACK_BYTES = 100_000;
/** Is around the name of what is not known. `SANDBOX_CODE` has it too. */
export const MARK = "\u0001";
const CODE = /\.[mc]?[jt]sx?$/;

/** Stands for a value that comes from a package, from the network or from elsewhere. */
export class Unknown {
  constructor(readonly name: string) {}
}

/** A function of the site's code, which runs in the sandbox. */
type Call = (about: unknown) => unknown;

/** Whether a value of the site's code is a function. */
export const isCall = (value: unknown): value is Call => typeof value === "function";

/** Returns the file of a module. Tools that run TypeScript find `x.ts` where `x.js` is asked for. */
export const scriptFile = (path: string): string | undefined =>
  moduleFile(path) ?? moduleFile(path.replace(/\.[mc]?jsx?$/, ""));

const fileOf = (address: string): string =>
  address.startsWith("file:") ? fileURLToPath(address) : address;

/**
 * Runs modules of a site in QuickJS, which is a WebAssembly program: it reaches no network, no
 * process and no environment. Of the disk it sees the files that `mayRead` allows.
 */
export class Sandbox {
  private readonly maps = new Map<string, string>();
  private readonly main: QuickJSHandle;
  private deadline = 0;
  /** What went wrong outside of the sandbox while it asked for something. */
  private fault: unknown;

  private constructor(
    private readonly context: QuickJSContext,
    private readonly root: string,
    private readonly mayRead: (path: string) => boolean,
    private readonly seconds: number,
  ) {
    context.runtime.setMemoryLimit(MOST_BYTES);
    context.runtime.setMaxStackSize(MOST_STACK_BYTES);
    context.runtime.setInterruptHandler(() => Date.now() > this.deadline);
    this.deadline = Number.POSITIVE_INFINITY;
    const host = context.newFunction("host", (question) =>
      context.newString(JSON.stringify(this.answer(context.getString(question))) ?? "null"),
    );
    const compile = context.newFunction("compile", (file) => this.compile(context.getString(file)));
    this.main = context.unwrapResult(
      context.callFunction(
        context.unwrapResult(context.evalCode(SANDBOX_CODE)),
        context.undefined,
        host,
        compile,
        context.newString(root),
      ),
    );
  }

  /** Returns a sandbox for the site in a folder. */
  static async of(
    root: string,
    mayRead: (path: string) => boolean,
    seconds = SECONDS,
  ): Promise<Sandbox> {
    const quickjs = await newQuickJSWASMModuleFromVariant(variant);
    return new Sandbox(quickjs.newContext(), root, mayRead, seconds);
  }

  /** Returns what a module exports: `module.exports`, the default export, or what that returns. */
  read(file: string): unknown {
    return this.run(file, "read", this.context.newString(file));
  }

  /** Answers a question of the code. */
  private answer(question: string): unknown {
    const [what, first = "", ...more]: string[] = JSON.parse(question);
    const file = () => resolve(this.root, fileOf(first));
    switch (what) {
      case "exists":
        return this.mayRead(file()) && existsSync(file());
      case "list":
        return this.reading(file(), () =>
          this.mayRead(file()) && existsSync(file())
            ? readdirSync(file(), { withFileTypes: true }).map((entry) => [
                entry.name,
                entry.isDirectory(),
              ])
            : [],
        );
      case "text":
        return this.reading(file(), () =>
          isFile(file()) && this.mayRead(file()) ? readFileSync(file(), "utf8") : null,
        );
      case "file":
        return fileOf(first);
      case "find": {
        const [request = ""] = more;
        return /^(?:\.{0,2}\/|\.{1,2}$)/.test(request) ? scriptFile(resolve(first, request)) : null;
      }
      case "url": {
        if (!URL.canParse(first, more[0])) return null;
        const { hash, hostname, href, origin, pathname, search } = new URL(first, more[0]);
        return { hash, hostname, href, origin, pathname, search };
      }
      default:
        return path[first as "join"](...more);
    }
  }

  /** Reads for the code. What fails then is no fault of the code that asked. */
  private reading<Value>(file: string, work: () => Value): Value {
    try {
      return work();
    } catch (error) {
      // esbuild names the place.
      const [, place = "", reason = error] =
        /^<stdin>(:.*): ERROR: (.*)/m.exec(String(error)) ?? [];
      const message = fileSystemMessage(error, file);
      this.fault =
        error instanceof UsageError
          ? error
          : new UsageError(message ?? `\`${file}${place}\` cannot be read: ${reason}`);
      throw error;
    }
  }

  /** Returns a module as a function; undefined for what is no code, or not the site's. */
  private compile(file: string): QuickJSHandle | undefined {
    if (!(CODE.test(file) || file.endsWith(".json")) || !this.mayRead(file)) return undefined;
    const code = this.reading(file, () => this.codeOf(file));
    return this.context.unwrapResult(
      // In a block, the code may give these names to its own values.
      this.context.evalCode(
        `(function (module, exports, require, __dirname, __filename) {{${code}\n}})`,
        file,
      ),
    );
  }

  private codeOf(file: string): string {
    if (file.endsWith(".json")) return `module.exports = ${JSON.stringify(readJson(file))};`;
    const { code, map } = transformSync(readFileSync(file, "utf8"), {
      define: {
        "import.meta.dirname": "__dirname",
        "import.meta.filename": "__filename",
        "import.meta.url": JSON.stringify(pathToFileURL(file).href),
      },
      format: "cjs",
      loader: /tsx?$/.test(file) ? "tsx" : "jsx",
      logLevel: "silent",
      sourcemap: "external",
      supported: { "dynamic-import": false },
      target: "es2023",
    });
    this.maps.set(file, map);
    return code.replace(/^#!.*/, "");
  }

  private run(file: string, name: "read" | "ask", ...given: QuickJSHandle[]): unknown {
    const { context } = this;
    this.deadline = Date.now() + this.seconds * 1000;
    this.fault = undefined;
    const work = context.getProp(this.main, name);
    const called = context.callFunction(work, context.undefined, ...given);
    context.runtime.executePendingJobs();
    const state = called.error ? undefined : context.getPromiseState(called.value);
    if (state?.type === "fulfilled") return this.revive(file, context.getString(state.value));
    if (this.fault) throw this.fault;
    const error = called.error ?? (state?.type === "rejected" ? state.error : undefined);
    const { message, stack } = Object(error && context.dump(error));
    const place = this.placeIn(String(stack)) ?? file;
    // What is stopped between two steps of a promise leaves it waiting.
    if (Date.now() > this.deadline) {
      throw new UsageError(`\`${place}\` did not end within ${this.seconds} seconds.`);
    }
    throw new UsageError(
      error
        ? `\`${place}\` cannot be run: ${message}`
        : `\`${file}\` waits for something that an import does not have.`,
    );
  }

  /** Returns the place in the site's code that an error's stack names first. */
  private placeIn(stack: string): string | undefined {
    for (const [, file = "", line, column] of stack.matchAll(/\((.+?):(\d+)(?::(\d+))?\)$/gm)) {
      const map = this.maps.get(file);
      if (map === undefined) continue;
      const entry = new SourceMap(JSON.parse(map)).findEntry(Number(line) - 1, Number(column) - 1);
      if ("originalLine" in entry)
        return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    }
    return undefined;
  }

  /** Returns a value from its JSON, with functions and with what is not known. */
  private revive(file: string, json: string): unknown {
    return JSON.parse(json, (_, part) => {
      if (typeof part !== "object" || part === null || !(MARK in part)) return part;
      const { [MARK]: what }: { [MARK]: unknown } = part;
      if (typeof what !== "number") return new Unknown(String(what));
      const call: Call = (about) =>
        this.run(
          file,
          "ask",
          this.context.newNumber(what),
          this.context.newString(JSON.stringify(about)),
        );
      return call;
    }).value;
  }
}
