import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { digestOf } from "../../data/files/digest";
import { writeNew } from "../../data/files/door";
import { isPartial, markdownFiles } from "../../data/files/markdown-files";
import { contentRoot, fromContent, translationsRoot } from "../../data/files/project";
import { UsageError } from "../../data/files/usage-error";
import { otherLanguages } from "../../data/settings/languages";
import { readSite } from "../../data/settings/site-file";
import { translatedFolders, translatedPath } from "../../data/settings/translated-folders";
import { translationOf } from "../../data/settings/translations";
import { uncheckedYaml } from "../../data/yaml/unchecked";
import { splitFrontMatter } from "../../markdown/front-matter";
import { didYouMean } from "../../site/problems/nearest";

/** The key of front matter that says of which text of the source a document is the translation. */
const KEY = "translated_from";

const LENGTH = 12;

/** Returns a digest of a source, however its lines end. */
const digestOfText = (text: string): string =>
  digestOf(text.replace(/\r\n?/g, "\n")).slice(0, LENGTH);

/** Returns a document with this text of its source in its front matter. */
function withDigest(text: string, digest: string): string {
  const line = stringify({ [KEY]: digest });
  const { frontMatter } = splitFrontMatter(text);
  if (!frontMatter.trim()) return `---\n${line}---\n\n${text.replace(/^\uFEFF/, "")}`;
  return text.replace(/^(\uFEFF?---[ \t]*\r?\n)/, `$1${line}`);
}

/** Returns the languages of the site as a message lists them. */
const codesOf = (): string => otherLanguages.map(({ code }) => `\`${code}\``).join(", ");

/**
 * Writes the start of a translation: the source, in the place of its translation, with what tells
 * later whether the source has changed. Returns its path from the project's root.
 */
export function newTranslation(source: string, code: string): string {
  const codes = otherLanguages.map((one) => one.code);
  if (!codes.includes(code)) {
    const known = codes.length > 0 ? `They are ${codesOf()}.` : "It has no other yet.";
    throw new UsageError(
      `\`${code}\` is none of the languages in \`locales\` of \`content/site.yml\`. ${known}${didYouMean(code, codes)}`,
    );
  }
  const path = source.replace(/^(?:\.\/)?content\//, "");
  const file = join(contentRoot, path);
  const place = translatedPath(path, translatedFolders(readSite()));
  if (place === undefined || !existsSync(file)) {
    const known = markdownFiles().map(fromContent);
    throw new UsageError(
      `\`content/${path}\` is no file that a language can have.${didYouMean(path, known)}`,
    );
  }
  const existing = translationOf(path, code);
  if (existing !== undefined)
    throw new UsageError(`\`content/i18n/${code}/${existing}\` is there already.`);
  const text = readFileSync(file, "utf8");
  const isDocument = /\.mdx?$/.test(path);
  writeNew(
    contentRoot,
    `i18n/${code}/${place}`,
    isDocument ? withDigest(text, digestOfText(text)) : text,
  );
  return `content/i18n/${code}/${place}`;
}

/** How far a language is. Paths are from the project's root. */
interface Progress {
  code: string;
  done: number;
  /** Sources that nobody has translated. */
  missing: string[];
  /** Translations of a text that their source no longer has, or that do not say of which. */
  changed: string[];
  unknown: string[];
}

/** Returns the text of the source that a translation was made from; undefined if it does not say. */
function digestIn(file: string): string | undefined {
  const { frontMatter } = splitFrontMatter(readFileSync(file, "utf8"));
  const digest: unknown = Object(uncheckedYaml(frontMatter))[KEY];
  return typeof digest === "string" ? digest : undefined;
}

function progressOf(code: string): Progress {
  const progress: Progress = { code, done: 0, missing: [], changed: [], unknown: [] };
  for (const file of markdownFiles()) {
    const path = fromContent(file);
    if (isPartial(path)) continue;
    const translation = translationOf(path, code);
    if (translation === undefined) {
      progress.missing.push(`content/${path}`);
      continue;
    }
    const digest = digestIn(join(translationsRoot, code, translation));
    const name = `content/i18n/${code}/${translation}`;
    if (digest === undefined) progress.unknown.push(name);
    else if (digest !== digestOfText(readFileSync(file, "utf8"))) progress.changed.push(name);
    progress.done += 1;
  }
  return progress;
}

const listed = (title: string, paths: readonly string[]): string[] =>
  paths.length === 0 ? [] : [`  ${title}`, ...paths.map((path) => `    ${path}`)];

/** Returns, as lines, what each language lacks, and what has changed since it was translated. */
export function translationLines(): string[] {
  if (otherLanguages.length === 0)
    return ["The site has one language. `locales` in `content/site.yml` names others."];
  return otherLanguages
    .map(({ code }) => progressOf(code))
    .flatMap((progress) => {
      const { code, done, missing, changed, unknown } = progress;
      return [
        `${code}: ${done} of the ${done + missing.length} documents are translated.`,
        ...listed("The source has changed since the translation of:", changed),
        ...listed(
          `Without \`${KEY}\` in their front matter, so nobody knows whether the source has changed:`,
          unknown,
        ),
        ...listed("Not translated:", missing),
      ];
    });
}
