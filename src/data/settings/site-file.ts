import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type SiteConfig, siteConfigSchema } from "../../site/config";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { inWords, type SiteWords } from "../../site/site-words";
import { type EndlessWord, type Words, wordsInWords } from "../../site/words";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { printProblem } from "../files/source-frame";
import { uncheckedYaml } from "../yaml/unchecked";
import { locator, readYaml } from "../yaml/yaml";
import { colorFaults } from "./brand/colors";
import { readSiteWords } from "./site-words-file";
import { translatedDocs } from "./translated-folders";

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
function productWords(yaml: string): ReturnType<typeof wordsInWords> {
  const product: unknown = Object(uncheckedYaml(yaml)).product;
  const plain = new Map(
    Object.entries(Object(product)).map(
      ([key, value]) => [`product.${key}`, String(value)] as const,
    ),
  );
  const name = plain.get("product.name");
  return wordsInWords(name === undefined ? plain : new Map([["product.short", name], ...plain]));
}

/** Reports words that cannot be filled in. */
function endlessProblem({ name, way }: EndlessWord, yaml: string, file: string): Problem {
  const message =
    way.length > 0
      ? `\`${name}\` contains itself: ${way.map((part) => `\`{${part}}\``).join(" → ")}. Write one of these words out.`
      : `\`${name}\` becomes too long with the words that it contains. Shorten it.`;
  const place = locator(yaml)(name.split("."));
  return { code: "endless-word", severity: "error", message, file, ...place };
}

/** Reports colours in which nobody could read. */
function colorProblems(site: SiteConfig, yaml: string, file: string): Problem[] {
  const placeOf = locator(yaml);
  return colorFaults(site.colors).map(({ path, message }) => ({
    code: "low-contrast",
    severity: "error",
    message: `\`${path.join(".")}\`: ${message}`,
    file,
    ...placeOf(path),
  }));
}

interface SiteFile {
  site: SiteConfig;
  words: Words;
  /** Labels in the language of the build, by those of the site's own language. */
  labels: SiteWords["labels"];
  problems: Problem[];
}

const readSiteFile = cachedFile((text, path, last: SiteFile | undefined): SiteFile => {
  const file = fromRoot(path);
  const { words, endless } = productWords(text);
  const { value, problems: found } = readYaml(text, file, siteConfigSchema, words);
  const own = readSiteWords(value ? translatedDocs(value) : [], words);
  const problems = [
    ...found,
    ...endless.map((word) => endlessProblem(word, text, file)),
    ...(value ? colorProblems(value, text, file) : []),
    ...own.problems,
  ];
  // While the file has errors, development continues with its last valid content. A build has none.
  if (last && problems.length > 0) return { ...last, problems };
  if (!value) throw new ContentError(problems);
  const { product, labels } = own.words;
  const told = product.tagline ? new Map([...words, ["product.tagline", product.tagline]]) : words;
  return { site: inWords(value, own.words), words: told, labels, problems };
});

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

let lastRead: SiteFile | undefined;

function requireSiteFile(): SiteFile {
  const read = readSiteFile(sitePath);
  if (read) {
    lastRead = read;
    return read;
  }
  const other = namesIn(contentRoot).find((name) => /^site\.ya?ml$/i.test(name));
  const remedy = other ? `Rename \`${other}\`.` : "Restore it or write a new one.";
  const message = `The file is missing. The site needs it for its names, its address and its navigation. ${remedy}`;
  const place = wholeFile(fromRoot(sitePath));
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

/** Returns the labels of the build's language, by those that the content has. */
export const readLabels = (): SiteWords["labels"] => requireSiteFile().labels;

/** Returns what is wrong with the site's file. */
export const readSiteProblems = (): Problem[] => requireSiteFile().problems;
