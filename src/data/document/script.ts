import { parse } from "node:path";
import { rspack } from "@rspack/core";
import type { CodeNode } from "../../markdown/javascript/estree";
import { JsxParser } from "../../markdown/syntax/code-parser";

const { transformSync } = rspack.experiments.swc;

type Options = NonNullable<Parameters<typeof transformSync>[1]>;
type Parser = NonNullable<NonNullable<Options["jsc"]>["parser"]>;

function parserOf(extension: string): Parser {
  const isTypeScript = extension.includes("ts");
  return isTypeScript
    ? { syntax: "typescript", tsx: extension.endsWith("x") }
    : { syntax: "ecmascript", jsx: true };
}

/**
 * Parses a script. SWC takes types away, as it does for the bundler. Returns the program and a source
 * map. Throws an error that says why it cannot be read.
 */
export function parseScript(text: string, path: string): { program: CodeNode; map: string } {
  const { code, map = "" } = transformSync(text, {
    jsc: {
      parser: parserOf(parse(path).ext),
      target: "esnext",
      transform: { react: { runtime: "preserve" } },
    },
    isModule: "unknown",
    sourceMaps: true,
    swcrc: false,
    configFile: false,
  });
  const program = JsxParser.parse(code, {
    ecmaVersion: "latest",
    sourceType: "module",
    locations: true,
  });
  return { program: program as unknown as CodeNode, map };
}
