import { readdirSync, readFileSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { splitFrontMatter } from "../../markdown/front-matter";
import { statOf } from "../../markdown/named-files/stat-of";
import { didYouMean } from "../../site/problems/nearest";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { isPartial, withEitherEnding } from "../files/markdown-files";
import { contentRoot, fromRoot, language, translationsRoot } from "../files/project";
import { scan } from "../files/scan";
import { readSite, sitePath } from "../settings/site-file";
import {
  isOfStructure,
  sourcePath,
  translatedFolders,
  WHOLE_FILES,
} from "../settings/translated-folders";
import { uncheckedYaml } from "../yaml/unchecked";
import { keyLocator } from "../yaml/yaml";

/** Files of a language that are no translations of whole files. */
const WORDS = ["code.json", "figures.yml", "search-queries.yml", "site.yml", "strings.yml"];

type Fault = Pick<Problem, "message" | "severity">;

/** Returns what decides the addresses of a document and of its lists beside the place of its file. */
function addressKeys(path: string): { id?: unknown; slug?: unknown; tags?: unknown } {
  return Object(uncheckedYaml(splitFrontMatter(readFileSync(path, "utf8")).frontMatter));
}

/** Returns what is wrong with the translation of a document, given its source. */
function faultsOf(path: string, source: string | undefined): Fault[] {
  if (source === undefined) {
    const message =
      "The translation has no source: no document of this name is in the site's own language. Write that first, or rename this file.";
    return [{ severity: "error", message }];
  }
  const own = addressKeys(path);
  const given = addressKeys(source);
  const differs = (key: "id" | "slug" | "tags") => !isDeepStrictEqual(own[key], given[key]);
  const faults = (["slug", "id"] as const)
    .filter((key) => own[key] !== undefined && differs(key))
    .map((key): Fault => {
      const message = `The translation has another \`${key}\` than its source (\`${String(given[key] ?? "none")}\`), so its page would have another address. Remove it.`;
      return { severity: "error", message };
    });
  if (differs("tags")) {
    const message =
      "The translation has other `tags` than its source, so a reader who changes the language misses the page of a tag. Write those of the source: `tags.yml` of the language has their labels.";
    faults.push({ severity: "warning", message });
  }
  return faults;
}

/** Returns the file of `content/` that has the name of a translation, with either ending. */
const sourceOf = (place: string): string | undefined =>
  withEitherEnding(place)
    .map((name) => join(contentRoot, name))
    .find((path) => statOf(path)?.isFile());

/** Returns what is wrong with the files of a language. */
function languageProblems(code: string): Problem[] {
  const folders = translatedFolders(readSite());
  const top = join(translationsRoot, code);
  const files = scan(top).files.filter((path) => !basename(path).startsWith("."));
  if (files.length === 0) {
    const message = `Nothing is translated into \`${code}\` yet: its pages are in the site's own language.`;
    return [
      { code: "translation", severity: "warning", message, ...wholeFile(`content/i18n/${code}`) },
    ];
  }
  const expected = [...folders.map(({ translated }) => `${translated}/`), ...WHOLE_FILES, ...WORDS];
  return files.flatMap((path): Problem[] => {
    const name = relative(top, path).split(sep).join("/");
    const place = wholeFile(`content/i18n/${code}/${name}`);
    const source = sourcePath(name, folders);
    if (source === undefined) {
      const isKnown = WORDS.includes(name) || /^docusaurus-(?:theme|plugin)-.*\.json$/.test(name);
      if (isKnown) return [];
      if (isOfStructure(name)) {
        const message = `All languages have the same categories and addresses, so nothing reads this file. Write the labels into \`labels\` of \`content/i18n/${code}/site.yml\`, and remove this file.`;
        return [{ code: "translation", severity: "warning", message, ...place }];
      }
      const message = `Nothing of the site is translated by this file. Expected one of ${expected.map((one) => `\`${one}\``).join(", ")}.${didYouMean(name, expected)}`;
      return [{ code: "invalid-name", severity: "warning", message, ...place }];
    }
    if (!/\.mdx?$/.test(name) || isPartial(source)) return [];
    return faultsOf(path, sourceOf(source)).map((fault) => ({
      code: "translation",
      ...fault,
      ...place,
    }));
  });
}

/** Returns the labels of a language that translate none of those that the site has. */
function unknownLabels(code: string, labels: readonly string[]): Problem[] {
  const path = join(translationsRoot, code, "site.yml");
  if (!statOf(path)?.isFile()) return [];
  const text = readFileSync(path, "utf8");
  const placeOf = keyLocator(text);
  return Object.keys(Object(Object(uncheckedYaml(text)).labels))
    .filter((label) => !labels.includes(label))
    .map((label) => ({
      code: "unknown-key",
      severity: "warning",
      message: `The site has no label \`${label}\`, so nothing shows this translation.${didYouMean(label, labels)}`,
      file: fromRoot(path),
      ...placeOf(["labels", label]),
    }));
}

/**
 * Returns what is wrong with the languages of the site and their files. Only a build of the site's own
 * language has all of them. `routes` are those of its pages, `labels` those of its navigation.
 */
export function translationProblems(
  routes: readonly string[],
  labels: readonly string[],
): Problem[] {
  if (language !== undefined) return [];
  const { locales } = readSite();
  const codes = locales.map(({ code }) => code);
  const folders = statOf(translationsRoot)?.isDirectory()
    ? readdirSync(translationsRoot).filter((name) => !name.startsWith("."))
    : [];
  const unknown = folders
    .filter((name) => !codes.includes(name))
    .map((name): Problem => {
      const message = `\`content/site.yml\` has no language \`${name}\` in its \`locales\`: ${codes.join(", ")}.${didYouMean(name, codes)} Add it there, or remove this folder.`;
      return {
        code: "translation",
        severity: "error",
        message,
        ...wholeFile(`content/i18n/${name}`),
      };
    });
  const ofLanguages = locales.flatMap(({ code, default: isOwn }): Problem[] => {
    if (isOwn) return [];
    const problems = [...languageProblems(code), ...unknownLabels(code, labels)];
    const taken = routes.find((route) => `${route}/`.startsWith(`/${code}/`));
    if (taken !== undefined) {
      const message = `The page \`${taken}\` has an address below \`/${code}\`, where the site in the language \`${code}\` is. Give the page another address.`;
      problems.push({
        code: "duplicate-route",
        severity: "error",
        message,
        ...wholeFile(fromRoot(sitePath)),
      });
    }
    return problems;
  });
  return [...unknown, ...ofLanguages];
}
