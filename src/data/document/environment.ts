import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../markdown/environment";
import type { Term } from "../../markdown/term-finder";
import type { SiteConfig } from "../../site/config";
import { allElements } from "../../site/elements";
import type { Words } from "../../site/words";
import { digestOf } from "../files/digest";
import { contentRoot, root, staticRoot } from "../files/project";
import { readGlossary } from "../settings/glossary-file";
import { readSite } from "../settings/site-file";
import { readFigures, readWords } from "../settings/words-file";
import { readContentFile, routeOf } from "./content-file";

const NO_TERMS: readonly Term[] = [];

/**
 * Terms are marked in docs and posts. Other pages, and messages of the site, are no place to learn
 * words.
 */
function termsFor(path: string): readonly Term[] {
  const kind = path.startsWith(contentRoot) ? readContentFile(path)?.kind : undefined;
  return kind === "docs" || kind === "blog" ? readGlossary().terms : NO_TERMS;
}

/** What this site's documents depend on. */
export const environment: Environment = {
  words: readWords,
  figure: (key) => readFigures().figures.find((figure) => figure.key === key),
  routeOf,
  terms: termsFor,
  contentRoot,
  staticRoot,
  elements: allElements,
};

/** The same for `npm run check`. */
export const environmentOfCheck: Environment = { ...environment, isCheck: true };

/**
 * Gatsby compiles `gatsby-node.ts` with all it imports into this file; so its text stands for the
 * code that made a node.
 */
export const codeDigest = digestOf(
  (() => {
    try {
      return readFileSync(join(root, ".cache/compiled/gatsby-node.js"), "utf8");
    } catch {
      return "";
    }
  })(),
);

let shared: { site: SiteConfig; words: Words; terms: readonly Term[]; digest: string } | undefined;

/**
 * Code, site, words and terms are the same for all documents; files that have not changed are the
 * same object.
 */
function sharedDigest(): string {
  const site = readSite();
  const words = readWords();
  const { terms } = readGlossary();
  if (site !== shared?.site || words !== shared.words || terms !== shared.terms) {
    const digest = digestOf([codeDigest, site, Array.from(words), readFigures(), terms]);
    shared = { site, words, terms, digest };
  }
  return shared.digest;
}

/**
 * Stands for everything that a document's nodes were made from besides its own text. Gatsby keeps
 * nodes between builds by the text alone; where this has changed they are made anew.
 */
export const environmentDigest = (
  linkedFiles: readonly string[],
  lastCommit: string | undefined,
): string =>
  digestOf([sharedDigest(), linkedFiles.map((file) => routeOf(file) ?? null), lastCommit ?? null]);
