import { existsSync } from "node:fs";
import * as authors from "./blog/authors";
import * as tags from "./blog/tags";
import * as sidebars from "./docs/sidebars";
import { keepStructureNodes } from "./docs/structure-nodes";
import * as versions from "./docs/versions";
import { refreshDocuments } from "./documents";
import * as glossary from "./glossary/glossary";
import { type FileNode, fileNodes } from "./nodes/file-nodes";
import type { NodeApi } from "./nodes/nodes";
import * as searchFile from "./search/search-file";
import * as figures from "./site/figures";
import * as home from "./site/home";
import * as site from "./site/site";
import * as formulas from "./worked-examples/formulas";

/**
 * Maps YAML files to the functions that make nodes of them. A key is the `name` of the file's
 * source in gatsby-config, and the file's path below that source.
 */
const yamlFiles = new Map<string, (api: NodeApi, file: FileNode) => void>([
  [
    "content/site.yml",
    (api, file) => {
      site.createSite(api, file);
      versions.createDocsVersions(api, file);
    },
  ],
  ["content/figures.yml", figures.createFigures],
  ["content/glossary.yml", glossary.createGlossary],
  ["content/home.yml", home.createHome],
  ["content/search.yml", searchFile.createSearchNodes],
  ["blog/authors.yml", authors.createAuthors],
  ["blog/tags.yml", tags.createTags],
]);

/** Makes the nodes of a YAML file, or of a file of the docs that orders them. */
export function createFromFile(api: NodeApi, file: FileNode): void {
  const { sourceInstanceName, relativePath } = file;
  yamlFiles.get(`${sourceInstanceName}/${relativePath}`)?.(api, file);
  if (sourceInstanceName === "docs") sidebars.createDocsOrder(api, file);
}

/**
 * Makes everything again that depends on words, links, dates or code that may have changed. In
 * development, Gatsby drops the nodes of a changed file. Then it runs queries without waiting for
 * `onCreateNode` to make the nodes again. Gatsby would not repeat a query that has found nothing.
 */
export async function refresh(api: NodeApi): Promise<void> {
  for (const file of fileNodes.all(api)) {
    // If a file was deleted between two builds, Gatsby's cache still has its node and drops it
    // later.
    if (existsSync(file.absolutePath)) createFromFile(api, file);
  }
  await refreshDocuments(api);
}

/**
 * Brings all nodes up to date, including those from Gatsby's cache. Makes the nodes that have no
 * file of their own.
 */
export async function sourceNodes(api: NodeApi): Promise<void> {
  await refresh(api);
  sidebars.keepGeneratedSidebars(api, { isTouched: true });
  keepStructureNodes(api);
  formulas.createFormulas(api);
  tags.createPostTags(api);
}
