import type { Environment } from "../../markdown/environment";
import type { TermPattern } from "../../markdown/terms/term-finder";
import type { DataTable, TableName } from "../../prose/definition";
import { allElements } from "../../registry/definitions";
import { codeDigest } from "../files/code-digest";
import { digestOf } from "../files/digest";
import { contentRoot, fromContent, language, staticRoot } from "../files/project";
import { readGlossary } from "../settings/glossary-file";
import { readSite } from "../settings/site-file";
import { translationOf } from "../settings/translations";
import { readFigures, readWords } from "../settings/words-file";
import { addressTable } from "../solidity/address-table";
import { contractAddress, readContracts } from "../solidity/contract-files";
import { selectorTable } from "../solidity/selector-table";
import { baseOf, readContentFile, routeOf } from "./content-file";
import { roots } from "./import-roots";
import { ownElements } from "./own-elements";
import { tagPermalinks } from "./tags-file";

const NO_TERMS: readonly TermPattern[] = [];

/**
 * Returns the terms to mark in a document. Only docs and posts have marked terms. In other pages
 * and in messages of the site, readers do not expect to learn words.
 */
function termsFor(path: string): readonly TermPattern[] {
  const kind = path.startsWith(contentRoot) ? readContentFile(path)?.kind : undefined;
  return kind === "docs" || kind === "blog" ? readGlossary().terms : NO_TERMS;
}

const TABLES: Readonly<Record<TableName, (attributes: Record<string, string>) => DataTable>> = {
  addresses: addressTable,
  selectors: selectorTable,
};

/** What this site's documents are compiled with. */
export const environment: Environment = {
  words: readWords,
  figure: (key) => readFigures().figures.find((figure) => figure.key === key),
  contract: contractAddress,
  table: (name, attributes) => TABLES[name](attributes),
  routeOf,
  baseOf,
  terms: termsFor,
  isForeign: (path) =>
    language !== undefined &&
    path.startsWith(contentRoot) &&
    translationOf(fromContent(path), language) === undefined,
  admonitions: () => readSite().markdown.admonitions,
  math: () => readSite().markdown.math,
  ...roots,
  staticRoot,
  elements: allElements,
  ownElements,
};

/** The same, for `npm run check`. */
export const environmentOfCheck: Environment = { ...environment, isCheck: true };

let shared: { parts: readonly unknown[]; digest: string } | undefined;

/**
 * Returns a digest of what is the same for all documents. If a file has not changed, its reader
 * returns the same object.
 */
function sharedDigest(): string {
  const [site, words, { terms }] = [readSite(), readWords(), readGlossary()];
  const permalinks = Array.from(tagPermalinks()).filter(([, permalink]) => permalink);
  const names = JSON.stringify([permalinks, [...ownElements()], readContracts().names]);
  const parts = [site, words, terms, names];
  if (!shared?.parts.every((part, index) => part === parts[index])) {
    const digest = digestOf([codeDigest, site, Array.from(words), readFigures(), terms, names]);
    shared = { parts, digest };
  }
  return shared.digest;
}

/**
 * Returns a digest of everything that a document's nodes are made from, except its own text. Gatsby
 * keeps nodes between builds by the text alone. If this digest has changed, the data layer makes
 * the nodes again.
 */
export const environmentDigest = (
  linkedFiles: readonly string[],
  lastCommit: string | undefined,
): string =>
  digestOf([sharedDigest(), linkedFiles.map((file) => routeOf(file) ?? null), lastCommit ?? null]);
