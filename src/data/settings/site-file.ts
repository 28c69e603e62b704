import { join } from "node:path";
import { type SiteConfig, siteConfigSchema } from "../../site/config";
import type { Problem } from "../../site/problem";
import { fillWordsDeep, type Words } from "../../site/words";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { printProblem } from "../files/source-frame";
import { readYaml } from "../files/yaml";
import { parseYaml } from "../files/yaml-document";
import { yamlValue } from "../files/yaml-value";

export const sitePath = join(contentRoot, "site.yml");

/** Thrown when a file is so wrong that nothing can be built. Its message lists every problem. */
export class ContentError extends Error {
  override name = "ContentError";

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(printProblem).join("\n"));
  }
}

/**
 * The product's names as words. They may use each other's values: `tagline: The home of
 * {product.name}`. Faulty YAML has none; what is wrong with it is said elsewhere.
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
  return new Map(entries(fillWordsDeep(product, plain, () => {})));
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
  // Development goes on with the last file, as long as this one is faulty. A build has none.
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
  const message = "The file is missing. It holds the identity of the site.";
  const place = { file: fromRoot(sitePath), line: null, column: null };
  const problems: Problem[] = [{ code: "missing-file", severity: "error", message, ...place }];
  if (!lastRead) throw new ContentError(problems);
  return { ...lastRead, problems };
}

/**
 * The site's configuration as it is on disk now, without wrong keys. Throws ContentError where too
 * little is right.
 */
export const readSite = (): SiteConfig => requireSiteFile().site;

/** `product.name` and the others. */
export const readProductWords = (): Words => requireSiteFile().words;

/** What is wrong with the file. */
export const readSiteProblems = (): Problem[] => requireSiteFile().problems;
