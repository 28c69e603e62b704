import { basename, dirname, join, posix } from "node:path";
import type { Code, Content, Root } from "mdast";
import { VFile } from "vfile";
import { fromRoot, root } from "../../src/data/files/project";
import { readMeta } from "../../src/markdown/code-blocks/code-lines";
import { grammarOf } from "../../src/markdown/code-blocks/languages";
import { splitFrontMatter } from "../../src/markdown/front-matter";
import type { Problem } from "../../src/site/problems/problem";
import { sourceDocuments, sourceParser, syntaxFault } from "../source-documents";

/** The word behind the language that asks for a block to be checked. */
const MARK = "checked";

/** The languages that can be checked, with the ends of their files. */
const ENDS = { solidity: ".sol", typescript: ".ts" } as const;
export type Language = keyof typeof ENDS;

const isLanguage = (grammar: string | undefined): grammar is Language =>
  grammar !== undefined && Object.hasOwn(ENDS, grammar);

/** A line and column in a document, each counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** A block of code that is checked as a file beside its document. */
export interface Block {
  language: Language;
  /**
   * The path of the file from the project's root. Its name is the block's title, so that other
   * blocks can import it. If the title is no name of a file, it is made from the place.
   */
  path: string;
  code: string;
  /** The document, from the project's root. */
  file: string;
  /** Where each line of the code begins in the document. */
  starts: readonly Place[];
}

/** The checked blocks of some documents, and the marked ones that cannot be checked. */
export interface Blocks {
  blocks: Block[];
  problems: Problem[];
}

const codeIn = (node: Root | Content): Code[] => {
  if (node.type === "code") return [node];
  return "children" in node ? node.children.flatMap(codeIn) : [];
};

/** Returns whether the words behind the language, without those in quotes, hold the mark. */
const isMarked = ({ meta }: Code): boolean =>
  (meta ?? "")
    .replace(/(["']).*?\1/g, "")
    .split(/\s+/)
    .includes(MARK);

const lineOf = ({ position }: Code): number => position?.start.line ?? 1;

export const problemAt = (
  file: string,
  { line, column }: Place,
  problem: Pick<Problem, "code" | "severity" | "message">,
): Problem => ({ ...problem, file, line, column });

const cannotCheck = (file: string, node: Code, message: string): Problem =>
  problemAt(
    file,
    { line: lineOf(node), column: node.position?.start.column ?? 1 },
    { code: MARK, severity: "error", message },
  );

/**
 * Finds where the lines of a block begin. In a list, a quotation or an indented block, the document
 * has something in front of them.
 */
function startsOf(code: string, first: number, source: readonly string[]): Place[] {
  return code.split("\n").map((text, index) => {
    const line = source[first + index - 1] ?? "";
    return { line: first + index, column: Math.max(0, line.length - text.length) + 1 };
  });
}

function pathOf(node: Code, file: string, end: string): string {
  const { title = "" } = readMeta(node.meta ?? "", 0);
  const name = title.endsWith(end) ? title : `${basename(file)}-${lineOf(node)}${end}`;
  return posix.join(dirname(file), name);
}

/** Reads the checked blocks of one document. `file` is its path from the project's root. */
export function blocksOf(source: string, file: string): Blocks {
  const document = new VFile({ value: splitFrontMatter(source).body, path: join(root, file) });
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const marked = codeIn(sourceParser.parse(document) as Root).filter(isMarked);
  const lines = String(document).split(/\r?\n/);
  for (const node of marked) {
    const language = grammarOf(node.lang ?? "");
    if (isLanguage(language)) {
      const path = pathOf(node, file, ENDS[language]);
      const code = node.value.replace(/\r\n/g, "\n");
      const starts = startsOf(code, lineOf(node) + 1, lines);
      blocks.push({ language, path, code, file, starts });
    } else {
      const message = `Only Solidity and TypeScript can be \`${MARK}\`. Remove the word, or name one of them.`;
      problems.push(cannotCheck(file, node, message));
    }
  }
  return { blocks, problems };
}

/** Drops and reports blocks that have the name of another one. */
export function withOwnNames({ blocks, problems }: Blocks): Blocks {
  const byPath = new Map<string, Block>();
  const repeated: Problem[] = [];
  for (const block of blocks) {
    const first = byPath.get(block.path);
    if (first) {
      const [place = { line: 1, column: 1 }] = block.starts;
      const where = `${first.file}:${(first.starts[0]?.line ?? 2) - 1}`;
      const message = `The checked block at ${where} is called \`${basename(block.path)}\`, too. Give each block of a folder its own title.`;
      repeated.push(
        problemAt(
          block.file,
          { ...place, line: place.line - 1 },
          { code: MARK, severity: "error", message },
        ),
      );
    } else byPath.set(block.path, block);
  }
  return { blocks: Array.from(byPath.values()), problems: [...problems, ...repeated] };
}

/** Finds a place of a block's code in its document. `line` and `column` count from 0. */
export function placeIn({ starts }: Block, line: number, column: number): Place {
  const start = starts[Math.min(line, starts.length - 1)] ?? { line: 1, column: 1 };
  return { line: start.line, column: start.column + column };
}

/** Reads a document. If it cannot be parsed, says where; `npm run check` says more. */
function read(body: string, file: string): Blocks {
  try {
    return blocksOf(body, file);
  } catch (error) {
    const { line, column, reason } = syntaxFault(error);
    const message = `The file cannot be read from here on: ${reason}`;
    const place = { line: line ?? 1, column: column ?? 1 };
    return {
      blocks: [],
      problems: [problemAt(file, place, { code: "syntax", severity: "error", message })],
    };
  }
}

/** Reads the checked blocks of all docs, posts and pages of the content. */
export function contentBlocks(): Blocks & { documents: number } {
  const found = sourceDocuments().map(({ path, body }) => read(body, fromRoot(path)));
  const all = withOwnNames({
    blocks: found.flatMap(({ blocks }) => blocks),
    problems: found.flatMap(({ problems }) => problems),
  });
  return { ...all, documents: found.length };
}
