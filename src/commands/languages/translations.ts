import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stringify } from "yaml";
import { digestOf } from "../../data/files/digest";
import { rewrite, writeNew } from "../../data/files/door";
import { isPartial, markdownFiles, withEitherEnding } from "../../data/files/markdown-files";
import { contentRoot, fromContent, translationsRoot } from "../../data/files/project";
import { UsageError } from "../../data/files/usage-error";
import { type Language, otherLanguages } from "../../data/settings/languages";
import { readSite } from "../../data/settings/site-file";
import {
  sourcePath,
  translatedFolders,
  translatedPath,
} from "../../data/settings/translated-folders";
import { translationOf } from "../../data/settings/translations";
import { uncheckedYaml } from "../../data/yaml/unchecked";
import { splitFrontMatter } from "../../markdown/front-matter";
import { didYouMean } from "../../site/problems/nearest";
import { languageNamed } from "./named";

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
  const former = new RegExp(`^${KEY}:.*$`, "m");
  // The front matter comes first in the text.
  if (former.test(frontMatter)) return text.replace(former, line.trimEnd());
  if (!frontMatter.trim()) return `---\n${line}---\n\n${text.replace(/^\uFEFF/, "")}`;
  return text.replace(/^(\uFEFF?---[ \t]*\r?\n)/, `$1${line}`);
}

/** Returns a source that translations can have, given the name of it or of one of them. */
function sourceOf(name: string, code: string): string {
  const folders = translatedFolders(readSite());
  const path = name.replace(/^(?:\.\/)?content\//, "");
  const own = `i18n/${code}/`;
  const source = path.startsWith(own)
    ? (sourcePath(path.slice(own.length), folders) ?? path)
    : path;
  const found = withEitherEnding(source).find((one) => existsSync(join(contentRoot, one)));
  if (found !== undefined && translatedPath(found, folders) !== undefined) return found;
  const known = markdownFiles().map(fromContent);
  throw new UsageError(
    `\`content/${path}\` is no file that a language can have.${didYouMean(path, known)}`,
  );
}

/**
 * Writes the start of a translation: the source, in the place of its translation, with what tells
 * later whether the source has changed. A translation that is there is noted to be one of what its
 * source says now. Returns what was done.
 */
export function newTranslation(name: string, code: string): string {
  languageNamed(code);
  const source = sourceOf(name, code);
  const text = readFileSync(join(contentRoot, source), "utf8");
  const isDocument = /\.mdx?$/.test(source);
  const existing = translationOf(source, code);
  if (existing === undefined) {
    const place = `i18n/${code}/${translatedPath(source, translatedFolders(readSite()))}`;
    writeNew(contentRoot, place, isDocument ? withDigest(text, digestOfText(text)) : text);
    return `content/${place} is written. Translate its text.`;
  }
  const place = `i18n/${code}/${existing}`;
  if (!isDocument) throw new UsageError(`\`content/${place}\` is there already.`);
  const translation = readFileSync(join(contentRoot, place), "utf8");
  rewrite(contentRoot, place, withDigest(translation, digestOfText(text)));
  return `content/${place} is up to date with its source, as its front matter says now.`;
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

/**
 * Returns, as lines, what each language lacks, what has changed since it was translated, and links of
 * translations that leave the language, which `leaving` finds.
 */
export function translationLines(leaving: (language: Language) => readonly string[]): string[] {
  if (otherLanguages.length === 0)
    return ["The site has one language. `locales` in `content/site.yml` names others."];
  return otherLanguages.flatMap((language) => {
    const { code, done, missing, changed, unknown } = progressOf(language.code);
    return [
      `${code}: ${done} of the ${done + missing.length} documents are translated.`,
      ...listed("The source has changed since the translation of:", changed),
      ...listed(
        `Without \`${KEY}\` in their front matter, so nobody knows whether the source has changed:`,
        unknown,
      ),
      ...listed("Not translated:", missing),
      ...listed("Links in translations that leave the language:", leaving(language)),
    ];
  });
}
