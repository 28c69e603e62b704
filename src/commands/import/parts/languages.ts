import { join } from "node:path";
import { withEitherEnding } from "../../../data/files/markdown-files";
import { isOfStructure, translatedFolders } from "../../../data/settings/translated-folders";
import { isMarkdown } from "../../../markdown/javascript/import-fault";
import { statOf } from "../../../markdown/named-files/stat-of";
import { countOf } from "../../../site/text";
import { type Draft, isPart } from "../draft";
import type { DocsFolder } from "./docs-folders";

/** Files of a language that this site reads as Docusaurus does. */
const LABELS = [
  "code.json",
  "docusaurus-theme-classic/navbar.json",
  "docusaurus-theme-classic/footer.json",
];

/** Takes over a file of a language, if it is there. */
function copyFile(draft: Draft, from: string, to: string): void {
  if (statOf(from)?.isFile() && draft.bounds.fault(from) === undefined) draft.copy(from, to);
}

/** Takes over what a language has of a folder: translations whose source is there, and other files. */
function addFolder(draft: Draft, from: string, to: string, source: string): number {
  const hasSource = (name: string) =>
    withEitherEnding(`${source}/${name}`).some((path) => draft.sourceOf(path) !== undefined);
  const isWanted = (name: string) =>
    !isOfStructure(name) && (!isMarkdown(name) || isPart(name) || hasSource(name));
  const alone = draft.files(from).filter(({ name }) => isMarkdown(name) && !isWanted(name)).length;
  if (alone > 0)
    draft.report.left(
      `${countOf(alone, "document")} of ${draft.name(from)}`,
      "nothing in the site's own language has such a name",
    );
  return draft.copyFolders([from], to, isWanted);
}

/** Takes over the texts of the further languages of a site. */
export function addLanguages(
  draft: Draft,
  codes: readonly string[],
  docs: readonly DocsFolder[],
): void {
  const versions = docs.map((one) => ({ ...one, folder: one.to }));
  const folders = translatedFolders({ docs: { versions } }).map((one, index) => ({
    ...one,
    // As the site of Docusaurus has it.
    from: docs[index]?.translated ?? one.translated,
  }));
  for (const code of codes) {
    const own = join(draft.root, "i18n", code);
    const to = `content/i18n/${code}`;
    let documents = 0;
    for (const { from: name, translated, folder } of folders) {
      documents += addFolder(draft, join(own, name), `${to}/${translated}`, `content/${folder}`);
      copyFile(draft, join(own, `${name}.json`), `${to}/${translated}.json`);
    }
    for (const name of LABELS) copyFile(draft, join(own, name), `${to}/${name}`);
    draft.report.took(documents, "translation", `i18n/${code}`, to);
  }
}
