import { join } from "node:path";
import picomatch from "picomatch";
import { UsageError } from "../../../data/files/usage-error";
import { isMarkdown } from "../../../markdown/javascript/import-fault";
import { countOf } from "../../../site/text";
import { knownParts } from "../configuration/docusaurus-config";
import { notKnown } from "../configuration/reader";
import { type Draft, isPart } from "../draft";
import { readable } from "../read-json";
import { type Sandbox, scriptFile } from "../sandbox/sandbox";
import type { DocsFolder } from "./docs-folders";
import { readLabels, translatedSidebars } from "./labels";

function readSidebars(draft: Draft, sandbox: Sandbox, path: string): object {
  const file = scriptFile(path);
  if (file === undefined) {
    throw new UsageError("the file does not exist; the sidebar is made from the folders");
  }
  const fault = draft.bounds.fault(file);
  if (fault) throw new UsageError(`it ${fault}; the sidebar is made from the folders`);
  const { value, missing } = knownParts(sandbox.read(file));
  const [first, ...more] = missing;
  if (first) {
    const others = more.length > 0 ? ` and ${more.length} more` : "";
    draft.report.left(`${first[0]}${others} of ${draft.name(path)}`, notKnown(first[1]));
  }
  if (typeof value !== "object" || value === null) {
    throw new UsageError("it exports no sidebars; the sidebar is made from the folders");
  }
  return value;
}

/** Returns the sidebars of a folder; undefined if they are made from its folders. */
function sidebarsOf(
  draft: Draft,
  sandbox: Sandbox,
  path: DocsFolder["sidebars"],
): object | undefined {
  if (path === false) return {};
  if (!path) return undefined;
  return readable(
    () => readSidebars(draft, sandbox, path),
    (why) => draft.report.left(draft.name(path), why),
  );
}

/** Takes over a folder of docs. Returns it with its label in the site's language. */
export function addDocs(
  draft: Draft,
  sandbox: Sandbox,
  folder: DocsFolder,
  translations: string,
): DocsFolder {
  const to = `content/${folder.to}`;
  const isIncluded = picomatch([...folder.include], { dot: true });
  const isExcluded = picomatch([...folder.exclude], { dot: true });
  const documents = draft.copyFolders(
    [folder.from, join(translations, folder.translated)],
    to,
    (name) => !isMarkdown(name) || isPart(name) || (isIncluded(name) && !isExcluded(name)),
  );
  draft.report.took(documents, "document", draft.name(folder.from), to);
  const file = join(translations, `${folder.translated}.json`);
  const labels = readLabels(draft, file);
  const label = labels.get("version.label", folder.label);
  const sidebars = sidebarsOf(draft, sandbox, folder.sidebars);
  if (sidebars) {
    const translated = translatedSidebars(labels, sidebars);
    draft.write(`${to}/sidebars.json`, `${JSON.stringify(translated, null, 2)}\n`);
  }
  const unused = labels.countUnused(/^sidebar\.[^.]+\.category\./);
  if (unused > 0) {
    draft.report.left(
      `${countOf(unused, "label")} of ${draft.name(file)}`,
      "no category of `sidebars.json` has the name; write it into `_category_.yml` of the folder",
    );
  }
  return { ...folder, label };
}
