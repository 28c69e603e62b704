import { existsSync } from "node:fs";
import * as tags from "./blog/tags";
import { createContracts } from "./contracts/contracts";
import * as sidebars from "./docs/sidebars";
import { keepStructureNodes } from "./docs/structure-nodes";
import { awaitContracts } from "./document/compile-ahead";
import { createContractDocs, refreshDocuments } from "./documents";
import { type FileNode, fileNodes } from "./nodes/file-nodes";
import type { NodeApi } from "./nodes/nodes";
import { yamlSources } from "./parts";
import * as formulas from "./worked-examples/formulas";

/** Whether a file declares contracts. */
const isContract = (path: string): boolean => /^content\/contracts\/.*\.sol$/.test(path);

/** Makes the nodes of a YAML file, of contracts, or of a file of the docs that orders them. */
export async function createFromFile(api: NodeApi, file: FileNode): Promise<void> {
  const { sourceInstanceName, relativePath } = file;
  const path = `${sourceInstanceName}/${relativePath}`;
  // What is deployed are contracts as well.
  await awaitContracts();
  for (const source of yamlSources) if (source.file === path) source.create(api, file);
  if (sourceInstanceName === "docs") sidebars.createDocsOrder(api, file);
  if (isContract(path)) createContractDocs(api, createContracts(api, file));
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
    if (existsSync(file.absolutePath)) await createFromFile(api, file);
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
