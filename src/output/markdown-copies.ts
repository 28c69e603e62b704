import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { stringify } from "yaml";
import { type ContentNode, treeOf } from "../data/content";
import { digestOf } from "../data/digest";
import { codeDigest } from "../data/environment";
import { figuresNote } from "../site/figures-note";
import * as routes from "../site/routes";
import type { Tree } from "../site/tree";
import { llmsText } from "./llms";
import { treeToMarkdown } from "./markdown";
import { type MarkdownDocument, markdownQuery, markdownSite } from "./markdown-documents";

/** Digests of what the copies in `public/` were made from, by path. */
const MEMORY = ".cache/markdown.json";

const copyOf = (path: string): string => join("public", routes.markdown(path));

/** Front matter, title and text of a copy. */
function markdownOf(document: MarkdownDocument, tree: Tree, siteUrl: string): string {
  const { title, heading, description, url, details, content, images } = document;
  const { formulas, figures } = content;
  const addresses = { siteUrl, pageUrl: url, images };
  return [
    `---\n${stringify({ title, description, url, ...details }, { lineWidth: 0 })}---\n`,
    ...(heading ? [`# ${heading}\n`] : []),
    treeToMarkdown(tree, { addresses, formulas, figures }),
    ...(figures.length > 0 ? [`*${figuresNote}*\n`] : []),
  ].join("\n");
}

/** Writes docs and posts as Markdown, an index of them, and all in one file (X1). Only what has changed is made anew. */
export async function writeMarkdownCopies({
  graphql,
  getNode,
}: Pick<BuildArgs, "graphql" | "getNode">): Promise<void> {
  const { data } = await graphql<Queries.MarkdownQuery>(markdownQuery);
  if (!data) throw new Error("The query of the Markdown copies failed.");
  const site = markdownSite(data);
  const listed = site.parts.flatMap(({ documents }) => documents);
  const last: Record<string, string> = existsSync(MEMORY)
    ? JSON.parse(readFileSync(MEMORY, "utf8"))
    : {};
  const digests: Record<string, string> = {};
  for (const document of [...listed, ...site.unlisted]) {
    const { path, content, images } = document;
    const digest = digestOf([codeDigest, site.url, document, Array.from(images)]);
    digests[path] = digest;
    const file = copyOf(path);
    if (last[path] === digest && existsSync(file)) continue;
    const tree = treeOf(getNode(content.id) as ContentNode);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, markdownOf(document, tree, site.url));
  }
  for (const path of Object.keys(last)) {
    if (!(path in digests)) await rm(copyOf(path), { force: true });
  }
  await writeFile(MEMORY, JSON.stringify(digests));
  const texts = await Promise.all(listed.map(({ path }) => readFile(copyOf(path), "utf8")));
  await writeFile(join("public", routes.llmsFull), texts.join("\n"));
  await writeFile(join("public", routes.llms), llmsText(site));
}
