import { join } from "node:path";
import { type SiteConfig, siteConfigSchema } from "../../site/config";
import type { Problem } from "../../site/problems/problem";
import { fillWordsDeep, type Words } from "../../site/words";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { printProblem } from "../files/source-frame";
import { readYaml } from "../files/yaml";
import { parseYaml } from "../files/yaml-document";
import { yamlValue } from "../files/yaml-value";

export const sitePath = join(contentRoot, "site.yml");

/** Thrown when the errors of a file make a build impossible. Its message lists every problem. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(printProblem).join("\n"));
  }
}

/**
 * Returns the product's names as words. The names may use each other: `tagline: The home of
 * {product.name}`. Without a short name, the name is that, too. Invalid YAML gives no words. `readSiteFile` reports its errors.
 */
function productWords(yaml: string): Words {
  const { document, faults } = parseYaml(yaml);
  if (faults.length > 0) return new Map();
  const product: unknown = Object(yamlValue(document).value).product;
  const entries = (values: unknown) =>
    Object.entries(Object(values)).map(
      ([key, value]) => [`product.${key}`, String(value)] as const,
    );
  const plain = new Map(entries(product));
  const words = new Map(entries(fillWordsDeep(product, plain, () => {})));
  const name = words.get("product.name");
  return name === undefined ? words : new Map([["product.short", name], ...words]);
}

interface SiteFile {
  site: SiteConfig;
  words: Words;
  problems: Problem[];
}

const readSiteFile = cachedFile((text, path, last: SiteFile | undefined): SiteFile => {
  const file = fromRoot(path);
  const words = productWords(text);
  const { value, problems } = readYaml(text, file, siteConfigSchema, words);
  // While the file has errors, development continues with its last valid content. A build has none.
  if (last && problems.length > 0) return { ...last, problems };
  if (!value) throw new ContentError(problems);
  return { site: value, words, problems };
});

let lastRead: SiteFile | undefined;

function requireSiteFile(): SiteFile {
  const read = readSiteFile(sitePath);
  if (read) {
    lastRead = read;
    return read;
  }
  const message =
    "The file is missing. The site needs it for its names, its address and its navigation. Restore it or write a new one.";
  const place = { file: fromRoot(sitePath), line: null, column: null };
  const problems: Problem[] = [{ code: "missing-file", severity: "error", message, ...place }];
  if (!lastRead) throw new ContentError(problems);
  return { ...lastRead, problems };
}

/**
 * Reads the site's configuration from disk, without wrong keys. Throws ContentError when too little
 * of it is valid.
 */
export const readSite = (): SiteConfig => requireSiteFile().site;

/** Returns `product.name` and the other names of the product. */
export const readProductWords = (): Words => requireSiteFile().words;

/** Returns what is wrong with the site's file. */
export const readSiteProblems = (): Problem[] => requireSiteFile().problems;
