/**
 * Warns about signs of Markdown that are not what their author means: signs that stay text, what
 * nothing closes, and notes that nothing shows. CommonMark knows no errors, so the parser says
 * nothing, and a part of the text is lost or changes its meaning.
 */
import { bisectRight } from "d3-array";
import type { Root, Table } from "mdast";
import type { Point } from "unist";
import type { VFile } from "vfile";
import { hasOpenTitle } from "../code-blocks/code-lines";
import { isJsx } from "../jsx";
import { reportWarning } from "../report";
import { visit } from "../visit";

type Node = Root["children"][number];
type JsxElement = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

interface Stray {
  pattern: RegExp;
  /** Returns the message for a match; undefined if nothing is wrong with it. */
  say(match: RegExpExecArray): string | undefined;
}

/** What a document has to contain, so that a sign can be at a wrong place. */
export const STRAY = /:::|```|~~~|\$\$|\[\^|\]\[|\]\(|\||##[^\s#]|=\s*["'][^"'>]*>/;

/** What an author writes to show signs themselves. */
const AS_TEXT = "For the signs themselves, write `\\` before them.";

const MORE_COLONS = "Around an admonition, another one needs more colons: `::::note` … `::::`.";

/** Returns the cells of a row as it is written. */
const cellsOf = (row: string): string[] =>
  row
    .replaceAll("\\|", "")
    .replace(/^[ \t>]*/, "")
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

const isDashes = (line: string): boolean =>
  line.includes("|") && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell));

/** Returns why the lines of a paragraph are no table; undefined if they do not look like one. */
function tableFault(lines: readonly string[]): string | undefined {
  const at = lines.findIndex(isDashes);
  const head = lines[at - 1];
  const dashes = lines[at];
  if (head?.includes("|") && dashes !== undefined) {
    const [columns, marks] = [cellsOf(head).length, cellsOf(dashes).length];
    return columns === marks
      ? "This is no table, because it continues other lines. Write an empty line before it."
      : `This is no table: its first row has ${columns} cells, and its row of dashes has ${marks}. Write \`---\` once for each.`;
  }
  const isRows = lines.length > 1 && lines.every((line) => /^[ \t>]*\|.*\|[ \t]*$/.test(line));
  return isRows && at === -1
    ? "This is no table: below its first row, a row of dashes is missing, such as `|---|---|`."
    : undefined;
}

/** Signs at the start of a line. They are looked for in paragraphs, if these have one of them. */
const OF_LINES = /:::|##/;
const IN_LINES: readonly Stray[] = [
  {
    pattern: /(?<=^|[\r\n])[ \t>]*(:{3,})[ \t]*(?=[\r\n]|$)/g,
    say: ([, colons = ""]) => `This \`${colons}\` closes nothing. ${MORE_COLONS} ${AS_TEXT}`,
  },
  {
    pattern: /(?<=^|[\r\n])[ \t>]*(:{3,})[ \t]+([a-z][\w-]*)/g,
    say: ([, colons = "", name = ""]) =>
      `This is no admonition. Write no space between the colons and the name: \`${colons}${name}\`.`,
  },
  {
    pattern: /(?<=^|[\r\n])(#{2,6})([^\s#])/g,
    say: ([, signs = "", first = ""]) =>
      `This is no heading. Write a space behind \`${signs}\`: \`${signs} ${first}…\`. ${AS_TEXT}`,
  },
];

/** Signs within a line. They are looked for in texts with a bracket, so not in code. */
const IN_TEXT: readonly Stray[] = [
  {
    pattern: /(?<!\\)\[\^([^[\]\s\\]+)\](?!\()/g,
    say: ([mark, name]) =>
      `The mark \`${mark}\` belongs to no note. Write the note on a line of its own: \`[^${name}]: …\`. ${AS_TEXT}`,
  },
  {
    pattern: /(?<![\\\w\])])\[([^[\]]*)\]\[([^[\]]*[a-z][^[\]]*)\]/gi,
    say: ([link, , name]) =>
      `\`${link}\` is no link, because nothing defines \`[${name}]\`. Write its address on a line of its own: \`[${name}]: /address\`. ${AS_TEXT}`,
  },
  {
    pattern: /(?<!\\)!?\[[^[\]\r\n]*\]\(([^()<>"'\r\n]*)\)/g,
    say([link = "", written = ""]) {
      const address = written.trim();
      if (!/\s/.test(address)) return undefined;
      const kind = link.startsWith("!") ? "picture" : "link";
      return `\`${link}\` is no ${kind}, because of the space in its address. Write \`(<${address}>)\`. ${AS_TEXT}`;
    },
  },
];

const startOf = ({ position }: Node): number | undefined => position?.start.offset;

/** Returns the part of the source that a node was read from. */
const sourceOf = (node: Node, source: string): string =>
  source.slice(startOf(node) ?? 0, node.position?.end.offset ?? 0);

/** Whether a block lacks the line that closes it. */
function isOpen(node: Node, source: string): boolean {
  if (!["code", "containerDirective", "math"].includes(node.type)) return false;
  const written = sourceOf(node, source);
  const [opening = ""] = /^(?:`{3,}|~{3,}|:{3,}|\${2,})/.exec(written) ?? [];
  if (opening === "") return false;
  const lines = written.trimEnd().split(/\r\n?|\n/);
  const last = lines.length > 1 ? (lines.at(-1) ?? "").replace(/^[ \t>]*/, "").trimEnd() : "";
  return last.length < opening.length || last.replaceAll(opening.charAt(0), "") !== "";
}

/** Reports attributes that hold a tag, as they do if a quotation mark is missing. */
function reportAttributes(element: JsxElement, source: string, file: VFile): void {
  for (const { position, value } of element.attributes) {
    const written = source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
    const behind = written.slice(written.indexOf(">") + 1);
    if (typeof value !== "string" || behind === written || !/<\/?[a-z]/i.test(behind)) continue;
    const message =
      "This attribute holds a tag. Is a quotation mark missing where it should end? If you mean the tag, write `&lt;` for its first sign.";
    reportWarning(file, "stray-sign", message, position);
  }
}

/** Reports rows with more cells than the table has columns. */
function reportLongRows({ align, children: rows }: Table, file: VFile): void {
  const columns = align?.length ?? 0;
  for (const { children: cells } of rows) {
    const left = cells[columns];
    if (!left) continue;
    const message = `This row has ${cells.length} cells, and the table ${columns} columns. The page shows only the first ${columns}. For the sign itself, write \`\\|\`.`;
    reportWarning(file, "stray-sign", message, left.position);
  }
}

/** Reports notes that the page does not show: those without a mark, and a second one of a name. */
function reportNotes(tree: Root, file: VFile): void {
  const marked = new Set<string>();
  const notes: Extract<Node, { type: "footnoteDefinition" }>[] = [];
  visit<Node>(tree, (node) => {
    if (node.type === "footnoteReference") marked.add(node.identifier);
    else if (node.type === "footnoteDefinition") notes.push(node);
  });
  const defined = new Set<string>();
  for (const { identifier, label, position } of notes) {
    const name = `[^${label ?? identifier}]`;
    if (defined.has(identifier))
      reportWarning(
        file,
        "stray-sign",
        `The page does not show this note, because another one is \`${name}\`, too. Give it another name.`,
        position,
      );
    else if (!marked.has(identifier))
      reportWarning(
        file,
        "stray-sign",
        `The page does not show this note, because no mark leads to it. Write \`${name}\` in the text.`,
        position,
      );
    defined.add(identifier);
  }
}

/** Warns about signs that stay text, blocks that nothing closes, and notes that nothing shows. */
export function straySigns() {
  return (tree: Root, file: VFile): void => {
    const source = String(file);
    const lines = [
      0,
      ...Array.from(source.matchAll(/\r\n?|\n/g), ({ 0: end, index }) => index + end.length),
    ];
    const placeOf = (offset: number) => {
      const line = bisectRight(lines, offset);
      return { line, column: offset - (lines[line - 1] ?? 0) + 1 };
    };
    const warn = (message: string, start: Pick<Point, "line" | "column">): void =>
      reportWarning(file, "stray-sign", message, { start, end: start });

    const look = (node: Node, strays: readonly Stray[], sign: RegExp): void => {
      const offset = startOf(node);
      const written = sourceOf(node, source);
      if (offset === undefined || !sign.test(written)) return;
      for (const { pattern, say } of strays) {
        for (const match of written.matchAll(pattern)) {
          const blank = /^[ \t>]*/.exec(match[0])?.[0].length ?? 0;
          const message = say(match);
          if (message) warn(message, placeOf(offset + match.index + blank));
        }
      }
    };

    reportNotes(tree, file);
    visit<Node>(tree, (node, _, parent) => {
      if (node.type === "text") look(node, IN_TEXT, /\[/);
      else if (node.type === "table") reportLongRows(node, file);
      else if (node.type === "paragraph") {
        look(node, IN_LINES, OF_LINES);
        const fault = tableFault(sourceOf(node, source).split(/\r\n?|\n/));
        if (fault && node.position) warn(fault, node.position.start);
      }
      if (!node.position) return;
      const { start } = node.position;
      if (isOpen(node, source)) {
        const colons =
          "type" in parent && parent.type === "containerDirective" ? ` ${MORE_COLONS}` : "";
        warn(
          `Nothing closes this block, so it holds all that follows. Where it ends, write the signs of its beginning on a line of their own.${colons}`,
          start,
        );
      }
      if (node.type === "code" && hasOpenTitle(node.meta ?? ""))
        warn("The title of this code has no end: a quotation mark is missing.", start);
      if (isJsx(node)) reportAttributes(node, source, file);
    });
  };
}
