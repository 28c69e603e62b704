import type { Element, ElementContent, Root } from "hast";
import { visit } from "../visit";
import { type Mark, readMeta, takeInstructions, toLines } from "./code-lines";
import { highlight, merge, type Token } from "./highlight";
import { grammarOf, lengthFault } from "./languages";

const element = (tagName: string, children: ElementContent[], role = ""): Element => ({
  type: "element",
  tagName,
  properties: role ? { className: [role] } : {},
  children,
});

const toNodes = (tokens: readonly Token[]): ElementContent[] =>
  merge(tokens).map(([role, value]) =>
    role ? element("span", [{ type: "text", value }], role) : { type: "text", value },
  );

const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === "text" ? child.value : "")).join("");

/** Returns a line of a diff. Its sign stays in the text and decides its element. */
function diffLine(line: string): { tagName: string | undefined; token: Token } {
  const isHeader = /^(?:\+\+\+ |--- |@@|diff |index )/.test(line);
  const tagName = isHeader ? undefined : { "+": "ins", "-": "del" }[line[0] ?? ""];
  return { tagName, token: [isHeader ? "c" : "", line] };
}

interface Line {
  tokens: readonly Token[];
  /** The element around the line; undefined for a plain line. */
  tagName: string | undefined;
}

function linesOf(
  code: string,
  grammar: string | undefined,
  marked: ReadonlyMap<number, Mark>,
): Line[] {
  if (grammar === "diff") {
    return toLines([["", code]]).map(([[, line] = ["", ""]]) => {
      const { tagName, token } = diffLine(line);
      return { tokens: [token], tagName };
    });
  }
  return toLines(highlight(code, lengthFault(code) ? undefined : grammar)).map((tokens, index) => ({
    tokens,
    tagName: marked.get(index + 1),
  }));
}

/**
 * Returns the content of `<code>`. Marked lines are elements, with plain code between them. With
 * line numbers, every line is an element.
 */
function toContent(lines: readonly Line[], isNumbered: boolean): ElementContent[] {
  const content: ElementContent[] = [];
  let plain: Token[] = [];
  const flush = () => {
    content.push(...toNodes(plain));
    plain = [];
  };
  for (const { tokens, tagName } of lines) {
    const name = tagName ?? (isNumbered ? "span" : undefined);
    if (name === undefined) plain.push(...tokens);
    else {
      flush();
      content.push(element(name, toNodes(tokens)));
    }
  }
  flush();
  return content;
}

/**
 * Colours code (M2), and puts a block's language, title (` ```ts title="x.ts" `) and first line
 * number on its `<pre>`, where the component reads them. A marked, inserted or deleted line gets a
 * `<mark>`, `<ins>` or `<del>` around it.
 */
export function codeBlocks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "element") return;
      const [block] = node.children;
      if (node.tagName !== "pre" || block?.type !== "element" || block.tagName !== "code") return;
      const classes = block.properties.className;
      const language = Array.isArray(classes)
        ? classes
            .map(String)
            .find((name) => name.startsWith("language-"))
            ?.slice("language-".length)
        : undefined;
      const grammar = grammarOf(language ?? "");
      const taken = takeInstructions(textOf(block), grammar);
      const lineCount = taken.code.split("\n").length;
      const { title, marked, firstNumber } = readMeta(String(block.data?.meta ?? ""), lineCount);
      const named = Array.from(marked, (line) => [line, "mark"] as const);
      const lines = linesOf(taken.code, grammar, new Map([...named, ...taken.marked]));
      node.properties = {
        ...(language && { dataLanguage: language }),
        ...(title && { dataTitle: title }),
        ...(firstNumber !== undefined && { dataNumbers: firstNumber }),
      };
      block.properties = {};
      block.children = toContent(lines, firstNumber !== undefined);
    });
  };
}
