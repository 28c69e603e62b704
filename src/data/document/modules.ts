import { readFileSync } from "node:fs";
import { compile } from "../../markdown/compile";
import { splitFrontMatter } from "../../markdown/front-matter";
import { type DocumentModule, moduleText, withNodes } from "../../markdown/javascript/module-code";
import { toPageTree } from "../../site/tree";
import { type ContentFile, readContentFile } from "./content-file";
import { environment } from "./environment";

const NO_MODULE = moduleText({ statements: [], holes: [] }, new Set(), new Map());

/** The modules of this process, and the texts that they were made from. Keys are paths. */
const made = new Map<string, { source: string; module: DocumentModule }>();

/** Keeps the module of a document until the bundler asks for it. */
export function keepModule({ path, body }: ContentFile, module: DocumentModule | null): void {
  if (module === null) made.delete(path);
  else made.set(path, { source: body, module });
}

/** Returns the module of a document with code; undefined if it has none, or is no document. */
export function ownModule(path: string): DocumentModule | undefined {
  const file = readContentFile(path);
  if (!file) return undefined;
  const known = made.get(path);
  if (known?.source === file.body) return known.module;
  return compile(file.body, path, environment).module ?? undefined;
}

/**
 * Returns the code of a Markdown file for a bundler. The page of a document has its tree as data.
 * Whatever else imports the file gets the tree with the code.
 */
export function moduleOf(path: string, { isForPage = false } = {}): string {
  if (isForPage) return ownModule(path)?.text ?? NO_MODULE;
  const source = readContentFile(path)?.body ?? splitFrontMatter(readFileSync(path, "utf8")).body;
  const { module, tree } = compile(source, path, environment);
  return withNodes(module?.text ?? NO_MODULE, JSON.stringify(toPageTree(tree)));
}
