import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { readContentFile } from "../../src/data/content-file";
import { environment } from "../../src/data/environment";
import { contentRoot, fromRoot } from "../../src/data/project";
import { splitFrontMatter } from "../../src/markdown/front-matter";
import { contentPlugins } from "../../src/markdown/plugins";
import { unravel } from "../../src/markdown/plugins/unravel";
import { type Block, type Fault, toBlocks } from "./blocks";

/** A document of the content as the checks of prose see it. */
export interface Document {
  kind: "docs" | "blog" | "pages";
  /** Path from the project's root. */
  file: string;
  /** The source without its front matter, which leaves empty lines. */
  body: string;
  /** Its text in reading order, names and figures filled in. */
  blocks: Block[];
}

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(unravel)
  .use(contentPlugins(environment).remarkPlugins)
  .freeze();

/** A Markdown text as blocks, by the site's own syntax. `path` is absolute. */
export function blocksOf(source: string, path = join(contentRoot, "docs/core/sample.md")): Block[] {
  const file = new VFile({ value: splitFrontMatter(source).body, path });
  return toBlocks(parser.runSync(parser.parse(file), file) as Root);
}

/** All docs, posts and pages of the content. */
export const documents: Document[] = ["docs", "blog", "pages"].flatMap((folder) =>
  readdirSync(join(contentRoot, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.mdx?$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const path = join(contentRoot, folder, name);
      const read = readContentFile(path);
      if (!read) return [];
      const { kind, body } = read;
      return { kind, file: fromRoot(path), body, blocks: blocksOf(body, path) };
    }),
);

/** Docs and posts: what explains the exchange. Pages show an author how to write. */
export const articles = documents.filter(({ kind }) => kind !== "pages");

/** What a check finds in some documents, a line each. */
export const faultsIn = (
  among: readonly Document[],
  check: (blocks: readonly Block[]) => Fault[],
): string[] =>
  among.flatMap(({ file, blocks }) =>
    check(blocks).map(({ line, message }) => `${file}:${line} ${message}`),
  );
