/**
 * The compile runs the Markdown parser itself: that of gatsby-plugin-mdx would continue and make
 * JavaScript that nobody runs. One pass makes the tree and finds out whether there is code.
 */

import { readFileSync } from "node:fs";
import type { Root } from "hast";
import type { Root as MdastRoot } from "mdast";
import remarkMdx from "remark-mdx";
import remarkRehype, { type Options } from "remark-rehype";
import { unified } from "unified";
import { VFile } from "vfile";
import type { ProblemCode } from "../site/problems/codes";
import type { Problem } from "../site/problems/problem";
import type { DocumentTree, TreeNode } from "../site/tree";
import type { Environment } from "./environment";
import { type DocumentHeading, type DocumentLink, type ExampleFacts, facts } from "./facts";
import { splitFrontMatter } from "./front-matter";
import type { DocumentModule } from "./javascript/module-code";
import { contentPlugins } from "./plugins";
import { unravel } from "./plugins/unravel";
import { type DocumentFault, isDocumentFault, reportError } from "./report";
import { codeParser } from "./syntax/code-parser";
import { refuseHuge } from "./syntax/document-limit";
import { hasBareAddress, refuseSlowAddresses } from "./syntax/gfm";
import { refuseSlowNesting } from "./syntax/nesting-limit";
import { addParts, circleFault } from "./tree/part-facts";
import { isNoteMark, plainText } from "./tree/plain-text";
import { replaceElements, unwrap, withoutHoles } from "./tree/replace";
import { toTree } from "./tree/to-tree";

/** Everything the site needs to know about a Markdown document, from one pass. */
export interface Compiled {
  tree: DocumentTree;
  /** The tree up to the truncate marker; null when there is none. */
  preview: DocumentTree | null;
  /** The module that fills the holes of the tree; null if the document has no code. */
  module: DocumentModule | null;
  /** Text of a first heading of level 1. */
  title: string | null;
  /** Whether the first heading is of level 1, but stands below other text and above any line. */
  hasTitleBelow: boolean;
  headings: DocumentHeading[];
  links: DocumentLink[];
  images: string[];
  /** Absolute paths of other Markdown files that the document imports. */
  parts: string[];
  /** Absolute paths of other files that the document imports, such as components. */
  code: string[];
  /** Absolute paths of files whose text is in the document. */
  sources: string[];
  /** Where the document asks for the cards of its category. */
  cardLists: { line: number; column: number }[];
  figures: string[];
  /** Terms of the glossary that are marked, by their anchors. */
  terms: string[];
  /**
   * TeX of the formulas, in order; null for a formula that was written as MathML. The tree has no
   * TeX (M4).
   */
  formulas: (string | null)[];
  /** Worked examples, in order. */
  examples: ExampleFacts[];
  /** Elements for the page's head, from `<head>` in the document. */
  head: DocumentTree;
  /** Start of the first paragraph, at most 200 characters. */
  excerpt: string;
  problems: Problem[];
}

const MDX_NODES: NonNullable<Options["passThrough"]> = [
  "mdxFlowExpression",
  "mdxJsxFlowElement",
  "mdxJsxTextElement",
  "mdxTextExpression",
  "mdxjsEsm",
];
const EXCERPT_LENGTH = 200;

/** Returns the start of the first paragraph that has more than pictures, such as badges. */
function excerptOf(tree: DocumentTree): string {
  const texts = tree.filter((node) => typeof node !== "string" && node[0] === "p");
  const paragraph = texts.find(
    (node) => plainText(replaceElements([node], "img", () => [])) !== "",
  );
  const text = paragraph ? plainText([paragraph]) : "";
  if (text.length <= EXCERPT_LENGTH) return text;
  const cut = text.slice(0, EXCERPT_LENGTH);
  // Not every script has spaces, and some characters are two.
  return `${/^(.+) /s.exec(cut)?.[1] ?? cut.replace(/\p{Cs}$/u, "")}…`;
}

/** Returns headings that have words, as the tree has them: a formula has words only there. */
function withWords(headings: readonly DocumentHeading[], tree: DocumentTree): DocumentHeading[] {
  const texts = new Map<string, string>();
  const collect = (node: TreeNode): void => {
    if (typeof node === "string") return;
    const [name, { id }, ...children] = node;
    if (!/^h[1-6]$/.test(name)) children.forEach(collect);
    else if (typeof id === "string" && !texts.has(id)) texts.set(id, plainText([node]));
  };
  tree.forEach(collect);
  return headings
    .map((heading) => ({ ...heading, text: texts.get(heading.id) ?? heading.text }))
    .filter(({ text }) => text !== "");
}

function newProcessor(environment: Environment, bareAddresses: boolean) {
  const { remarkPlugins, remarkRehypeOptions, rehypePlugins } = contentPlugins(environment, {
    bareAddresses,
  });
  return unified()
    .use(remarkMdx, { acorn: codeParser })
    .use(unravel)
    .use(remarkPlugins)
    .use(remarkRehype, { ...remarkRehypeOptions, passThrough: MDX_NODES })
    .use(rehypePlugins)
    .freeze();
}

type ContentProcessor = ReturnType<typeof newProcessor>;
const processors = new WeakMap<Environment, Map<boolean, ContentProcessor>>();

function processorFor(environment: Environment, bareAddresses: boolean): ContentProcessor {
  const known = processors.get(environment) ?? new Map<boolean, ContentProcessor>();
  processors.set(environment, known);
  const processor = known.get(bareAddresses) ?? newProcessor(environment, bareAddresses);
  known.set(bareAddresses, processor);
  return processor;
}

/** Returns the kind of a message, which is one of ours or of a parser. */
const codeOf = ({ source, ruleId }: DocumentFault): ProblemCode => {
  // `report.ts` and the parser's own faults take a `ProblemCode`.
  if (source === "content") return ruleId as ProblemCode;
  return source === "rehype-katex" ? "formula" : "syntax";
};

function problemOf(message: DocumentFault, path: string): Problem {
  const isOurs = message.source === "content";
  return {
    code: codeOf(message),
    severity: isOurs && message.fatal === false ? "warning" : "error",
    message: message.reason,
    file: path,
    line: message.line ?? null,
    column: message.column ?? null,
  };
}

/**
 * Compiles a Markdown document once into everything the site needs. `source` is the whole file with
 * blank lines in place of its front matter, so that line numbers match the file; `path` is
 * absolute. A faulty source never makes it throw: an unreadable document gets an empty tree and an
 * error among its problems.
 */
export function compile(source: string, path: string, environment: Environment): Compiled {
  return compileWithin(source, path, environment, { paths: [], tell: () => {} });
}

/** The files that show a part, outermost first. `tell` reports a circle at their places. */
interface Importers {
  paths: readonly string[];
  tell(message: string): void;
}

/** Compiles a document, or a part that others show. */
function compileWithin(
  source: string,
  path: string,
  environment: Environment,
  importers: Importers,
): Compiled {
  const file = new VFile({ value: source, path });
  const known = facts(file);
  const parts = new Map<string, Compiled>();
  const compilePart = (part: string, position: Root["position"]): Compiled | undefined => {
    const paths = [...importers.paths, path];
    const tell = (message: string): void => {
      reportError(file, "broken-import", message, position);
      importers.tell(message);
    };
    if (paths.includes(part)) {
      tell(circleFault([...paths.slice(paths.indexOf(part)), part], environment));
      return undefined;
    }
    const known = parts.get(part);
    if (known) return known;
    const { body } = splitFrontMatter(readFileSync(part, "utf8"));
    const compiled = compileWithin(body, part, environment, { paths, tell });
    parts.set(part, compiled);
    return compiled;
  };
  let tree: DocumentTree = [];
  let written: DocumentTree = [];
  let preview: DocumentTree | null = null;
  let excerpt = "";
  let module: DocumentModule | null = null;
  try {
    refuseHuge(source);
    refuseSlowNesting(source);
    const bareAddresses = hasBareAddress(source);
    if (bareAddresses) refuseSlowAddresses(source);
    const processor = processorFor(environment, bareAddresses);
    const root = processor.runSync(processor.parse(file) as MdastRoot, file) as Root;
    const converted = toTree(root, file, environment, compilePart);
    tree = converted.blocks.flatMap((block) => block.tree);
    module = converted.module;
    written = withoutHoles(tree);
    excerpt = excerptOf(written);
    if (converted.shown.length > 0) addParts(file, written, converted.shown, parts);
    const { truncateAt } = known;
    if (truncateAt !== null) {
      const start = converted.blocks.filter((block) => block.offset < truncateAt);
      // A list of posts shows many previews. Each of them would explain the same terms, and load the
      // scripts of examples and of the document's own code. Notes stand below the whole text only.
      const plain = Array.from(environment.elements).filter(
        ([, { isPlainInPreview }]) => isPlainInPreview,
      );
      preview = plain.reduce(
        (shown, [name]) => unwrap(shown, name),
        replaceElements(withoutHoles(start.flatMap((block) => block.tree)), "sup", (node) =>
          isNoteMark(node) ? [] : [node],
        ),
      );
    }
  } catch (error) {
    if (!isDocumentFault(error)) throw error;
    error.fatal = true;
    file.messages.push(error);
  }
  const problems = file.messages.map((message) => problemOf(message, path));
  return {
    tree,
    preview,
    module,
    title: known.title,
    hasTitleBelow: known.hasTitleBelow,
    headings: withWords(known.headings, written),
    links: known.links,
    images: known.images,
    parts: known.parts,
    code: known.code,
    sources: known.sources,
    cardLists: known.cardLists,
    figures: known.figures,
    terms: known.terms,
    formulas: known.formulas,
    examples: known.examples,
    head: known.head,
    excerpt,
    problems,
  };
}
