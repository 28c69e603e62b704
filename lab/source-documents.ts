import { join } from "node:path";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFileMessage } from "vfile-message";
import { contentPlugins } from "../../markdown/plugins";
import { unravel } from "../../markdown/plugins/unravel";
import { contentRoot } from "../files/project";
import { scan } from "../files/scan";
import { readSite } from "../settings/site-file";
import { contentSources } from "../settings/sources";
import { readContentFile } from "./content-file";
import { environment } from "./environment";

/** Parses Markdown with the site's own syntax, for tools that look at the text itself. */
export const sourceParser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(unravel)
  .use(contentPlugins(environment).remarkPlugins)
  .freeze();

/** Returns what a document's text is faulty in. Throws any other error again. */
export function syntaxFault(error: unknown): VFileMessage {
  if (error instanceof VFileMessage) return error;
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
