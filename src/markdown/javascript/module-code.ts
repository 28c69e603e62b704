import { type CompileOptions, compileSync } from "@mdx-js/mdx";
import { Parser } from "acorn";
import * as sourceMap from "source-map-js";
import { VFile } from "vfile";
import type { Environment } from "../environment";
import { contentPlugins } from "../plugins";
import { isDocumentFault, reportError } from "../report";

/** MDX's types expect this class from another version of the package. */
const SourceMapGenerator =
  sourceMap.SourceMapGenerator as unknown as CompileOptions["SourceMapGenerator"];

/**
 * Returns the place in the document that a place in MDX's output comes from; the start of the
 * document if MDX added the code itself.
 */
function placeInDocument(file: VFile, { line, column }: { line: number; column: number }) {
  const map = new sourceMap.SourceMapConsumer(JSON.parse(JSON.stringify(file.map)));
  const found = map.originalPositionFor({ line, column });
  return { line: found.line ?? 1, column: (found.column ?? 0) + 1 };
}

/** MDX's message for two default exports. It calls a default export the layout of its document. */
const TWO_DEFAULTS = /^Unexpected duplicate layout, .*\(previous: (\d+):.*$/;

/**
 * Reports why the module that MDX makes of a document is not valid JavaScript: for example, it
 * exports a name twice, or uses one of MDX's own names. Without this check, webpack would find the
 * error first, during a build. It would report a place in code that the author has never seen.
 */
export function checkModule(file: VFile, environment: Environment): void {
  const report = (reason: string, place: { line: number; column: number }) => {
    const message = `The \`import\`, \`export\` and braces of a document form one JavaScript module. This module is not valid: ${reason}.`;
    reportError(file, "syntax", message, { start: place, end: place });
  };
  const copy = new VFile({ value: file.value, path: file.path });
  let code: string;
  try {
    // Colours of code and marks of terms do not change whether the module is valid, so a check
    // leaves them out.
    const plugins = contentPlugins({ ...environment, isCheck: true });
    code = String(compileSync(copy, { ...plugins, format: "mdx", SourceMapGenerator }));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // What the parser of the site refuses is no fault of the module.
    if (isDocumentFault(error) && error.source === "content") throw error;
    const { reason, line, column } = isDocumentFault(error)
      ? error
      : { reason: error.message, line: 1, column: 1 };
    report(
      reason.replace(
        TWO_DEFAULTS,
        "a second `export default` is here, and the first is in line $1",
      ),
      {
        line: line ?? 1,
        column: column ?? 1,
      },
    );
    return;
  }
  try {
    Parser.parse(code, { ecmaVersion: "latest", sourceType: "module" });
  } catch (error) {
    if (!(error instanceof SyntaxError && "loc" in error)) throw error;
    const reason = error.message.replace(/ \(\d+:\d+\)$/, "");
    report(reason, placeInDocument(copy, error.loc as { line: number; column: number }));
  }
}
