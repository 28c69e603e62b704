import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Node } from "gatsby";
import { type Problem, wholeFile } from "../site/problems/problem";
import { createPost } from "./blog/posts";
import { contractPage } from "./contracts/contract-page";
import type { ContractNode } from "./contracts/contracts";
import { cardsFault } from "./docs/category-cards";
import { createDoc } from "./docs/docs";
import {
  awaitSecondThread,
  type CompiledDocument,
  compileDocument,
  compileNow,
} from "./document/compile-ahead";
import { contentNodes, createContent } from "./document/content";
import { type ContentFile, readContent, readContentFile } from "./document/content-file";
import { type DocumentBasics, isDocument } from "./document/document";
import { environmentDigest } from "./document/environment";
import { gitAuthors, gitDate } from "./document/git-dates";
import { isLeftOut } from "./document/left-out";
import { keepModule } from "./document/modules";
import { readPartials } from "./document/partials";
import { pictureOf } from "./document/picture";
import { postName } from "./document/post-file";
import { forgetUses } from "./document/uses";
import { cachedFile } from "./files/cached-file";
import { digestOf } from "./files/digest";
import { contentRoot, fromContent, fromRoot, root } from "./files/project";
import { fileNodes } from "./nodes/file-nodes";
import type { NodeApi } from "./nodes/nodes";
import { createProblems, problemNodes } from "./problems/problems";
import { readSite } from "./settings/site-file";
import { readBlog } from "./settings/site-parts";
import { editedFile } from "./settings/translations";
import { createPage } from "./site/pages";
import { createExamples } from "./worked-examples/worked-examples";

const missingTitle = (file: string): Problem => ({
  code: "missing-title",
  severity: "warning",
  // The same for every file: many are one message.
  message:
    "The page has no title, so the site uses the name of the file. Write `title: …` into the front matter.",
  file,
  line: 1,
  column: 1,
});

/** What bundlers read as syntax in the name of a module. Rspack's own escape is a zero-width space. */
const SYNTAX = /[!"#?\r\n\u2028\u2029\u200b]/;

/** Names a character of a path for people. */
const namedSign = (sign: string): string => {
  if (sign === "\u200b") return "a zero-width space (U+200B)";
  return /\s/.test(sign) ? "a line break" : `\`${sign}\``;
};

/** Reports a document with code that the bundlers would not find, or would leave empty. */
const misnamedCode = (file: string, sign: string): Problem => ({
  code: "invalid-name",
  severity: "error",
  message: `The document contains code, and its path contains ${namedSign(sign)}, which bundlers read as syntax. Rename the file or its folder, or remove the code.`,
  ...wholeFile(file),
});

/** Returns the title of a document without one. As in Docusaurus, the file's name says it. */
function nameOf(file: ContentFile): string {
  if (file.kind === "docs") return basename(file.docId);
  if (file.kind === "blog") return postName(fromContent(file.path).replace(/^blog\//, ""));
  return basename(fromContent(file.path)).replace(/\.mdx?$/, "");
}

/** Returns what the site says of changes of a document. */
const changesOf = ({ kind }: ContentFile) => (kind === "blog" ? readBlog() : readSite().docs);

/** Returns where a reader can propose a change of a document; undefined if the site has no place. */
const editUrlOf = (file: ContentFile, source: string): string | undefined =>
  changesOf(file)?.editUrl?.replace("{path}", () =>
    editedFile(fromRoot(source)).slice("content/".length),
  );

/** Problems after which nothing of a file is left. They hide other problems of the file. */
const UNREADABLE = new Set(["empty-file", "front-matter", "syntax", "yaml"]);

/** The file that each document was made from in this process. Keys are ids of Mdx nodes. */
const madeFrom = new Map<string, { path: string; digest: string }>();

/**
 * Returns whether a document was made from the current text of its file. In development, Gatsby may
 * have read a half-written file.
 */
function isOfFile({ id }: Node): boolean {
  const from = madeFrom.get(id);
  return !from || readContentFile(from.path)?.digest === from.digest;
}

const digestOfSource = cachedFile((text) => digestOf(text));

/**
 * Returns a digest of everything that a document's nodes are made from, except its own text. Nodes
 * made by earlier code may lack some fields.
 */
const dependenciesDigest = (
  { linkedFiles = [], parts = [], sources = [] }: Partial<DocumentBasics>,
  lastCommit: string | undefined,
): string =>
  digestOf([
    environmentDigest(linkedFiles, lastCommit),
    readPartials(parts).map(({ digest }) => digest),
    sources.map(digestOfSource),
  ]);

/** Ids of the Mdx nodes whose documents wait for the second thread. */
const awaited = new Set<string>();

/**
 * Compiles a Markdown file once and makes its nodes: its content, its doc, post or page, and its
 * problems.
 */
export async function createDocument(api: NodeApi, mdx: Node): Promise<void> {
  const fileNode = api.getNode(mdx.parent ?? "");
  if (!fileNodes.is(fileNode)) return;
  awaited.add(mdx.id);
  await awaitSecondThread(fileNode.absolutePath);
  awaited.delete(mdx.id);
  const file = readContentFile(fileNode.absolutePath);
  if (!file) return;
  madeFrom.set(mdx.id, { path: file.path, digest: file.digest });
  if (isLeftOut(file)) {
    // Development may have made these, or a build for a later time.
    for (const child of mdx.children.flatMap((id) => api.getNode(id) ?? []))
      api.actions.deleteNode(child);
    return;
  }
  const compiled = compileDocument(file);
  keepModule(file, compiled.module);
  createProblems(api, mdx, makeDocument(api, mdx, file, file.path, compiled));
}

/**
 * Makes the nodes of a compiled document, and returns what is wrong with it. `source` is the file
 * that its author edits.
 */
function makeDocument(
  api: NodeApi,
  parent: Node,
  file: ContentFile,
  source: string,
  compiled: CompiledDocument,
): Problem[] {
  const { frontMatter } = file;
  const hasCode = compiled.module !== null;
  const partials = readPartials(compiled.parts);
  const path = fromRoot(source);
  const problems = [
    ...file.problems,
    ...compiled.problems.map((problem) => ({ ...problem, file: path })),
    ...partials.flatMap((partial) => partial.problems),
  ];

  const [sign] = (hasCode && SYNTAX.exec(path)) || [];
  if (sign !== undefined) problems.push(misnamedCode(path, sign));

  const noCards = cardsFault(file.kind);
  if (noCards !== undefined) {
    for (const place of compiled.cardLists) {
      problems.push({
        code: "element-in-code",
        severity: "error",
        message: noCards,
        file: path,
        ...place,
      });
    }
  }

  const title = frontMatter.title ?? compiled.title;
  // A file that is empty or cannot be read has a problem that says so.
  const isReadable = !problems.some(({ code }) => UNREADABLE.has(code));
  if (!title && isReadable) problems.push(missingTitle(path));

  const linkedFiles = compiled.links.flatMap((link) => link.file ?? []);
  const lastCommit = gitDate(path);
  const basics: DocumentBasics = {
    title: title ?? nameOf(file),
    description: frontMatter.description ?? compiled.excerpt,
    keywords: frontMatter.keywords ?? [],
    image: frontMatter.image && pictureOf(frontMatter.image, file.path),
    // D2. Docusaurus prefers the date of the front matter.
    lastUpdate: lastCommit ?? frontMatter.last_update?.date,
    contributors: changesOf(file)?.contributors ? gitAuthors(path) : [],
    unlisted: frontMatter.unlisted,
    editUrl: editUrlOf(file, source),
    file: path,
    path: file.route,
    redirectFrom: frontMatter.redirect_from,
    hasCode,
    hasHead: compiled.head.length > 0,
    contentId: createContent(api, parent, compiled),
    linkedFiles,
    parts: compiled.parts,
    code: [...compiled.code, ...partials.flatMap(({ code }) => code)],
    sources: compiled.sources,
    unknownKeys: file.unknownKeys,
    environment: dependenciesDigest(
      { linkedFiles, parts: compiled.parts, sources: compiled.sources },
      lastCommit,
    ),
  };

  forgetUses();
  createExamples(api, parent, compiled.examples, basics);

  switch (file.kind) {
    case "docs":
      createDoc(api, parent, file, basics, compiled);
      break;
    case "blog":
      problems.push(...createPost(api, parent, file, basics, compiled.examples));
      break;
    case "pages":
      createPage(api, parent, basics);
      break;
  }
  return problems;
}

/**
 * Makes the pages of contracts: docs whose texts come from the sources. If a source has changed,
 * Gatsby has removed the doc.
 */
export function createContractDocs(api: NodeApi, contracts: readonly ContractNode[]): void {
  for (const node of contracts) {
    const made = node.children.map((id) => api.getNode(id)).find(isDocument);
    if (made && made.environment === dependenciesDigest(made, gitDate(made.file))) continue;
    const { text, lines, path } = contractPage(node.name);
    const file = readContent(text, path);
    if (!file) continue;
    const inSource = <Placed extends { line: number | null }>(placed: Placed) => ({
      ...placed,
      line: lines[(placed.line ?? 1) - 1] ?? node.line,
      column: 1,
    });
    const compiled = compileNow(file);
    const placed = { ...compiled, links: compiled.links.map(inSource) };
    const problems = makeDocument(api, node, file, join(root, node.file), placed);
    createProblems(
      api,
      node,
      problems.map((problem) => ({ ...inSource(problem), file: node.file })),
    );
  }
}

/** Problems that end when an author adds a file, without a change of the document. */
const MISSING = new Set(["broken-image", "broken-import"]);

/**
 * Returns whether all images that a document was compiled with still exist. If one was missing
 * then, or another file, it returns false, because it may exist by now.
 */
const hasItsFiles = (api: NodeApi, mdx: Node): boolean =>
  mdx.children.every((id) => {
    const node = api.getNode(id);
    if (problemNodes.is(node)) return !MISSING.has(node.code);
    return !contentNodes.is(node) || node.images.every((src) => existsSync(join(contentRoot, src)));
  });

/**
 * Makes the nodes of documents again if they were made from other words, links, dates or code than
 * the current ones.
 */
export async function refreshDocuments(
  api: NodeApi,
  documents = api.getNodesByType("Mdx"),
): Promise<void> {
  for (const mdx of documents) {
    if (awaited.has(mdx.id)) continue;
    const made = mdx.children.map((id) => api.getNode(id)).find(isDocument);
    const file = made && readContentFile(join(root, made.file));
    const isCurrent =
      file &&
      !isLeftOut(file) &&
      made.environment === dependenciesDigest(made, gitDate(made.file)) &&
      isOfFile(mdx);
    if (!isCurrent || !hasItsFiles(api, mdx)) await createDocument(api, mdx);
  }
}
