import type { Token } from "./highlight";

/**
 * What an author asks for in the first line of a code block, such as
 * ` ```ts {1,3-5} title="x.ts" showLineNumbers=10 `.
 */
export interface CodeMeta {
  title: string | undefined;
  /** Numbers of the marked lines, from 1. */
  marked: ReadonlySet<number>;
  /** Number of the first line; undefined for a block without numbers. */
  firstNumber: number | undefined;
}

/** A value without quotation marks is one word. */
const attribute = (name: string): RegExp =>
  new RegExp(`\\b${name}=(?:(["'])(.*?)\\1|([^\\s"'{}]+))`);

const TITLE = attribute("title");

/** Returns the value of an attribute behind the language of a code block: "x.ts" of `file=x.ts`. */
export function attributeOf(name: "file" | "title", meta: string): string | undefined {
  const [, , quoted, word] = attribute(name).exec(meta) ?? [];
  return quoted ?? word;
}

/** Whether the quotation mark is missing that ends the title of a code block. */
export const hasOpenTitle = (meta: string): boolean => /\btitle=["']/.test(meta.replace(TITLE, ""));

/**
 * Reads what follows the language in the first line of a code block, which has so many lines that
 * may be marked.
 */
export function readMeta(meta: string, lineCount: number): CodeMeta {
  const rest = meta.replace(TITLE, "");
  const marked = new Set<number>();
  for (const [, from, to = from] of (/\{([\d,\s-]+)\}/.exec(rest)?.[1] ?? "").matchAll(
    /(\d+)(?:-(\d+))?/g,
  )) {
    const last = Math.min(Number(to), lineCount);
    for (let line = Number(from); line <= last; line += 1) marked.add(line);
  }
  const numbers = /\bshowLineNumbers(?:=\{?(\d+))?/.exec(rest);
  return {
    title: attributeOf("title", meta) || undefined,
    marked,
    firstNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
  };
}

type CommentSigns = readonly [start: string, end: string];
const SLASHES: CommentSigns = ["//", ""];
const BLOCK: CommentSigns = ["/*", "*/"];
const BRACED: CommentSigns = ["{/*", "*/}"];
const HASH: CommentSigns = ["#", ""];
const HTML: CommentSigns = ["<!--", "-->"];
const DASHES: CommentSigns = ["--", ""];
const PERCENT: CommentSigns = ["%", ""];
const SEMICOLON: CommentSigns = [";", ""];

/** The comments of languages, by grammar. */
const COMMENTS = new Map(
  Object.entries({
    "c cpp csharp go java javascript json json5 jsx kotlin php rust scala solidity swift tsx typescript":
      [SLASHES, BLOCK, BRACED],
    "bash docker graphql makefile nginx python r ruby shell-session toml yaml": [HASH],
    "css scss": [BLOCK, SLASHES],
    "markdown markup": [HTML, BRACED],
    "ada elm haskell lua plsql sql vhdl": [DASHES, BLOCK],
    "erlang latex matlab prolog": [PERCENT],
    "clojure ini lisp nasm racket scheme": [SEMICOLON, HASH],
  } satisfies Record<string, readonly CommentSigns[]>).flatMap(([grammars, comments]) =>
    grammars.split(" ").map((grammar) => [grammar, comments] as const),
  ),
);
/** The comments of a language that is not listed. */
const ANY_COMMENT = [SLASHES, BLOCK, BRACED, HASH, HTML, DASHES];

const escaped = (text: string): string => text.replace(/[*/{}]/g, "\\$&");

const instruction = (grammar: string | undefined): RegExp => {
  const comments = (COMMENTS.get(grammar ?? "") ?? ANY_COMMENT).map(
    ([start, end]) =>
      `${escaped(start)}\\s*(highlight-(?:(?:add|remove|error)-)?(?:next-line|start|end))\\s*${escaped(end)}`,
  );
  return new RegExp(`^\\s*(?:${comments.join("|")})\\s*$`);
};

/** The element around a marked line. */
export type Mark = "mark" | "ins" | "del";

const MARKS: Record<string, Mark> = { add: "ins", remove: "del" };

/**
 * Removes comments that mark lines, as Docusaurus does: `highlight-next-line`, `highlight-start`
 * and `highlight-end`, and those that many sites have set up there, such as `highlight-add-start`.
 * Each stands alone in its line, in the comment syntax of the language. Returns the remaining code
 * and its marked lines, by number.
 */
export function takeInstructions(
  code: string,
  grammar: string | undefined,
): { code: string; marked: ReadonlyMap<number, Mark> } {
  const marked = new Map<number, Mark>();
  if (!code.includes("highlight-")) return { code, marked };
  const pattern = instruction(grammar);
  const kept: string[] = [];
  let next: Mark | undefined;
  let within: Mark | undefined;
  for (const line of code.split("\n")) {
    const found = pattern.exec(line)?.slice(1).find(Boolean);
    if (found === undefined) {
      kept.push(line);
      const mark = next ?? within;
      if (mark) marked.set(kept.length, mark);
      next = undefined;
    } else {
      const mark = MARKS[found.split("-")[1] ?? ""] ?? "mark";
      if (found.endsWith("next-line")) next = mark;
      else within = found.endsWith("start") ? mark : undefined;
    }
  }
  return { code: kept.join("\n"), marked };
}

/** Splits tokens into lines. Each line ends with its line break. */
export function toLines(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const [role, text] of tokens) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push([role, part]);
      if (part.endsWith("\n")) lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 0);
}
