import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { Parser } from "acorn";
import { transformSync } from "esbuild";
import {
  type CodeNode,
  isCodeNode,
  listOfCode,
  startOf,
  visitCode,
} from "../../../markdown/javascript/estree";
import type { Path } from "./option-faults";

/** Keys by which a configuration is told from other objects. */
const OF_CONFIGURATION = new Set<unknown>([
  ...["title", "tagline", "url", "baseUrl", "favicon", "i18n", "plugins", "presets", "themes"],
  "themeConfig",
]);

const nameOf = ({ key }: CodeNode): unknown => Object(key).name ?? Object(key).value;

/** Returns the code of a value: what a name that is declared in the file stands for. */
function codeOf(code: unknown, declared: ReadonlyMap<unknown, unknown>): CodeNode | undefined {
  if (!isCodeNode(code)) return undefined;
  return code.type === "Identifier" ? codeOf(declared.get(code.name), new Map()) : code;
}

/** Reads a configuration. Returns its code with what its names stand for, and where its lines were. */
function parsed(file: string) {
  const { code, map } = transformSync(readFileSync(file, "utf8"), {
    loader: /tsx?$/.test(file) ? "tsx" : "jsx",
    logLevel: "silent",
    sourcemap: "external",
  });
  const declared = new Map<unknown, unknown>();
  const objects: CodeNode[] = [];
  visitCode(
    Parser.parse(code, {
      ecmaVersion: "latest",
      locations: true,
      sourceType: "module",
      allowHashBang: true,
    }),
    (node) => {
      if (node.type === "VariableDeclarator") declared.set(Object(node.id).name, node.init);
      if (node.type === "ObjectExpression") objects.push(node);
    },
  );
  const known = ({ properties }: CodeNode): number =>
    listOfCode(properties).filter((one) => OF_CONFIGURATION.has(nameOf(one))).length;
  const [whole] = objects.toSorted((a, b) => known(b) - known(a));
  return { whole, declared, lines: new SourceMap(JSON.parse(map)) };
}

/**
 * Returns a function that returns the line on which a configuration says an option, or what is around
 * it; undefined if that is computed. It reads the file when it is first asked.
 */
export function optionLines(file: string): (path: Path) => number | undefined {
  let configuration: ReturnType<typeof parsed> | undefined;
  return (path) => {
    configuration ??= parsed(file);
    const { whole, declared, lines } = configuration;
    let found: CodeNode | undefined;
    let inner = whole;
    for (const key of path) {
      const parts = listOfCode(inner?.properties ?? inner?.elements);
      const part = typeof key === "number" ? parts[key] : parts.find((one) => nameOf(one) === key);
      if (!part || parts.some(({ type }) => type === "SpreadElement")) break;
      found = part;
      inner = codeOf(part.type === "Property" ? part.value : part, declared);
    }
    if (!found) return undefined;
    const { line, column } = startOf(found);
    const entry = lines.findEntry(line - 1, column - 1);
    return "originalLine" in entry ? entry.originalLine + 1 : undefined;
  };
}
