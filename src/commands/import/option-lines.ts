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
} from "../../markdown/javascript/estree";
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

/**
 * Returns the line on which a configuration says an option, or what is around it; undefined if that
 * is computed.
 */
export function optionLine(file: string, path: Path): number | undefined {
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
  let found: CodeNode | undefined;
  const known = ({ properties }: CodeNode): number =>
    listOfCode(properties).filter((one) => OF_CONFIGURATION.has(nameOf(one))).length;
  let [inner] = objects.toSorted((a, b) => known(b) - known(a));
  for (const key of path) {
    const parts = listOfCode(inner?.properties ?? inner?.elements);
    const part = typeof key === "number" ? parts[key] : parts.find((one) => nameOf(one) === key);
    if (!part || parts.some(({ type }) => type === "SpreadElement")) break;
    found = part;
    inner = codeOf(part.type === "Property" ? part.value : part, declared);
  }
  if (!found) return undefined;
  const { line, column } = startOf(found);
  const entry = new SourceMap(JSON.parse(map)).findEntry(line - 1, column - 1);
  return "originalLine" in entry ? entry.originalLine + 1 : undefined;
}
