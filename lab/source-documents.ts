import { join } from "node:path";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { readContentFile } from "../src/data/document/content-file";
import { environment } from "../src/data/document/environment";
import { contentRoot } from "../src/data/files/project";
import { scan } from "../src/data/files/scan";
import { readSite } from "../src/data/settings/site-file";
import { contentSources } from "../src/data/settings/sources";
import { contentPlugins } from "../src/markdown/plugins";
import { unravel } from "../src/markdown/plugins/unravel";
import { type DocumentFault, isDocumentFault } from "../src/markdown/report";

/** Parses Markdown with the site's own syntax, for tools that look at the text itself. */
export const sourceParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(unravel)
  .use(contentPlugins(environment).remarkPlugins)
  .freeze();

/** Returns what a document's text is faulty in. Throws any other error again. */
export function syntaxFault(error: unknown): DocumentFault {
  if (isDocumentFault(error)) return error;
  throw error;
}

/** Reads all docs, posts and pages of the content. A missing folder gives none. */
export const sourceDocuments = () =>
  contentSources(readSite())
    .filter(({ name }) => name !== "content")
    .flatMap(({ folder }) => scan(join(contentRoot, folder)).files)
    .filter((path) => /\.mdx?$/.test(path))
    .flatMap((path) => {
      const file = readContentFile(path);
      return file ? [{ path, kind: file.kind, body: file.body }] : [];
    });
