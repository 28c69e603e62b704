import type { Code, Root } from "mdast";
import type { Position } from "unist";
import type { VFile } from "vfile";
import { didYouMean } from "../../site/problems/nearest";
import { reportWarning } from "../report";
import { visit } from "../visit";
import { grammarOf, languageNames, lengthFault } from "./languages";

/** Names that mean something else than a language on other sites, with what to do here. */
const INSTEAD = new Map([
  [
    "math",
    "`math` is no language, and the build makes no formula of this block. Write `$$` in place of both fences.",
  ],
]);

function messageOf(language: string): string {
  const instead = INSTEAD.get(language.toLowerCase());
  if (instead) return instead;
  const message = `\`${language}\` is no language that the build can colour. Write the name of one, or \`text\` for text without colours.`;
  const [name, rest] = language.toLowerCase().split(/(?=[{:,=[])/, 2);
  const isJoined = rest !== undefined && languageNames.has(name ?? "");
  return (
    message +
    (isJoined
      ? ` Put a space after \`${language.slice(0, name?.length)}\`.`
      : didYouMean(language.toLowerCase(), languageNames))
  );
}

const FENCE = /(?:`{3,}|~{3,})[ \t]*/y;

/** Returns the place of the language in the first line of a block. */
function placeOf({ position }: Code, source: string): Position | undefined {
  if (position?.start.offset === undefined) return position;
  const { line, column, offset } = position.start;
  FENCE.lastIndex = offset;
  const [fence = ""] = FENCE.exec(source) ?? [];
  return { ...position, start: { line, column: column + fence.length } };
}

/**
 * Warns about code blocks in a language without a grammar, and about those that are too long for
 * one. They stay without colours.
 */
export function codeLanguages() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    visit(tree, (node) => {
      if (node.type !== "code" || !node.lang) return;
      if (languageNames.has(node.lang.toLowerCase())) {
        const isColoured = node.lang !== "mermaid" && grammarOf(node.lang) !== undefined;
        const fault = isColoured ? lengthFault(node.value) : undefined;
        if (fault) reportWarning(file, "too-long", fault, node.position);
        return;
      }
      reportWarning(file, "unknown-language", messageOf(node.lang), placeOf(node, source));
    });
  };
}
