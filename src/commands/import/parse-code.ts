import { type Node, parse } from "acorn";
import { transformSync } from "esbuild";

/** A part of a program, with typed access to the parts of it. */
export class Code {
  constructor(private readonly node: Node) {}

  get type(): string {
    return this.node.type;
  }

  /** Returns the name of an identifier, or the text of a literal. */
  get name(): string {
    return String(this.raw("name") ?? this.raw("value") ?? "");
  }

  /** Returns what the parser noted under a key. */
  raw(key: string): unknown {
    return Reflect.get(this.node, key);
  }

  child(key: string): Code | undefined {
    const child = this.raw(key);
    return child ? new Code(child as Node) : undefined;
  }

  /** Returns a part that the grammar demands. */
  require(key: string): Code {
    const child = this.child(key);
    if (!child) throw new Error(`The parser gives no \`${key}\` to ${this.type}.`);
    return child;
  }

  /** Returns the name of a part. */
  nameOf(key: string): string {
    return this.child(key)?.name ?? "";
  }

  list(key: string): Code[] {
    const list = this.raw(key);
    return Array.isArray(list) ? list.filter(Boolean).map((node: Node) => new Code(node)) : [];
  }
}

/** Returns the statements of a module, without types. Throws if it is no JavaScript or TypeScript. */
export function parseCode(source: string, path: string): Code[] {
  const { code } = transformSync(source, {
    loader: /\.[mc]?tsx?$/.test(path) ? "tsx" : "jsx",
    jsx: "preserve",
    target: "esnext",
    logLevel: "silent",
    sourcefile: path,
  });
  const program = parse(code.replace(/^#!.*/, ""), {
    ecmaVersion: "latest",
    sourceType: "module",
    allowReturnOutsideFunction: true,
    allowAwaitOutsideFunction: true,
  });
  return new Code(program).list("body");
}
