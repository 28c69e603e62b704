import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { setImmediate } from "node:timers/promises";
import type { BuildArgs } from "gatsby";
import { stringify } from "yaml";
import { withCards } from "../../data/docs/category-cards";
import { contentNodes, treeOf } from "../../data/document/content";
import { codeDigest } from "../../data/files/code-digest";
import { digestOf } from "../../data/files/digest";
import { removeMade, writeMade } from "../../data/files/door";
import { memoryFile, publicFile } from "../../data/files/project";
import { textOf } from "../../data/files/text-of";
import * as routes from "../../site/routes";
import type { DocumentTree } from "../../site/tree";
import { type MarkdownDocument, markdownQuery, markdownSite } from "./documents";
import { llmsText } from "./llms";
import { treeToMarkdown } from "./to-markdown";

/** A file with digests of what the copies in `public/` were made from, by path. */
const MEMORY = memoryFile("markdown.json");

const copyOf = (path: string): string => publicFile(routes.markdown(path));

/** Returns the front matter, title and text of a copy. */
function markdownOf(document: MarkdownDocument, tree: DocumentTree, siteUrl: string): string {
  const { title, heading, description, url, details, content, images } = document;
  const { formulas, figures } = content;
  const addresses = { siteUrl, pageUrl: url, images };
  return [
    `---\n${stringify({ title, description, url, ...details }, { lineWidth: 0 })}---\n`,
    ...(heading ? [`# ${heading}\n`] : []),
    treeToMarkdown(tree, { addresses, formulas, figures }),
    ...(figures.length > 0 ? [`*${STRINGS.prose.figuresNote}*\n`] : []),
  ].join("\n");
}

/**
 * Writes docs and posts as Markdown, an index of them, and one file with all of them (X1). Only
 * changed copies are written again.
 */
export async function writeMarkdownCopies(
  api: Pick<BuildArgs, "graphql" | "getNode">,
): Promise<void> {
  const { data } = await api.graphql<Queries.MarkdownQuery>(markdownQuery);
  if (!data) throw new Error("The query of the Markdown copies failed.");
  const site = markdownSite(data);
  const listed = site.parts.flatMap(({ documents }) => documents);
  const all = [...listed, ...site.unlisted];
  const last: Record<string, string> = JSON.parse(textOf(MEMORY) || "{}");
  const digests: Record<string, string> = {};
  const treeIn = ({ content, cards }: MarkdownDocument): DocumentTree =>
    withCards(treeOf(contentNodes.get(api, content.id)), cards);
  for (const document of all) {
    const { path, images } = document;
    const digest = digestOf([codeDigest, site.url, document, Array.from(images)]);
    digests[path] = digest;
    const file = copyOf(path);
    if (last[path] === digest && existsSync(file)) continue;
    writeMade(file, markdownOf(document, treeIn(document), site.url));
    // Meanwhile, Gatsby does what it has waited for.
    await setImmediate();
  }
  for (const path of Object.keys(last)) {
    if (!(path in digests)) removeMade(copyOf(path));
  }
  writeMade(MEMORY, JSON.stringify(digests));
  const texts = await Promise.all(listed.map(({ path }) => readFile(copyOf(path), "utf8")));
  writeMade(publicFile(routes.llmsFull), texts.join("\n"));
  writeMade(publicFile(routes.llms), llmsText(site));
}
