import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../markdown/environment";
import type { SiteConfig } from "../site/config";
import { allElements } from "../site/elements";
import type { Words } from "../site/words";
import { routeOf } from "./content-file";
import { contentRoot, root, staticRoot } from "./project";
import { readSite } from "./site-file";
import { readFigures, readWords } from "./words-file";

/** What this site's documents depend on. */
export const environment: Environment = {
  words: readWords,
  figure: (key) => readFigures().figures.find((figure) => figure.key === key),
  routeOf,
  contentRoot,
  staticRoot,
  elements: allElements,
};

const hash = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Gatsby compiles `gatsby-node.ts` with all it imports into this file; so its text stands for the code that made a node. */
const codeDigest = hash(
  (() => {
    try {
      return readFileSync(join(root, ".cache/compiled/gatsby-node.js"), "utf8");
    } catch {
      return "";
    }
  })(),
);

let shared: { site: SiteConfig; words: Words; digest: string } | undefined;

/** Code, site and words are the same for all documents; files that have not changed are the same object. */
function sharedDigest(): string {
  const site = readSite();
  const words = readWords();
  if (site !== shared?.site || words !== shared.words) {
    shared = { site, words, digest: hash([codeDigest, site, Array.from(words), readFigures()]) };
  }
  return shared.digest;
}

/**
 * Stands for everything that a document's nodes were made from besides its own text. Gatsby keeps nodes between builds by the
 * text alone; where this has changed they are made anew.
 */
export const environmentDigest = (
  linkedFiles: readonly string[],
  lastCommit: string | undefined,
): string =>
  hash([sharedDigest(), linkedFiles.map((file) => routeOf(file) ?? null), lastCommit ?? null]);
