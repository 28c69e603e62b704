import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { isMarkdown } from "../../../markdown/javascript/import-fault";
import { isFile } from "../../../markdown/named-files/stat-of";
import type { Aliases } from "../../../site/aliases";
import type { Draft } from "../draft";
import { type OwnCode, ownCode, type SiteFolders } from "./own-code";

/** Says which packages the code needs that are not installed. */
function reportPackages(
  { report }: Draft,
  { packages, undeclared }: OwnCode,
  project: string,
): void {
  const isMissing = (name: string) => !existsSync(join(project, "node_modules", name));
  for (const name of Array.from(undeclared).filter(isMissing)) {
    report.left(
      `imports of \`${name}\``,
      "the site's `package.json` names no such package; if it is an alias, write a path instead",
    );
  }
  const wanted = Array.from(packages)
    .filter(([name]) => isMissing(name))
    .map(([name, version]) => `"${name}@${version}"`);
  if (wanted.length > 0) report.next.push(`npm install ${wanted.join(" ")}`);
}

/**
 * Takes over the code that documents and pages use. `pages` are the absolute paths of pages in code.
 * Returns the aliases with which it is imported.
 */
export function addOwnCode(
  draft: Draft,
  pages: readonly string[],
  folders: SiteFolders,
  project: string,
): Aliases {
  const documents = draft.moves
    .filter(({ to }) => to.startsWith("content/") && isMarkdown(to))
    .map(({ from }) => from);
  const code = draft.attempt(() => ownCode([...documents, ...pages], folders));
  if (!code) return {};
  const { report } = draft;
  for (const [file, why] of code.refused) report.left(draft.name(file), why);
  /** What lies at the top of the site could be taken for a setting of this project. */
  const placeOf = (from: string): string => {
    const path = draft.name(from);
    return path.includes(sep) ? path : `content/${path}`;
  };
  const taken = [...pages, ...code.files].filter((from) => {
    const to = placeOf(from);
    if (/^static\//.test(to) || draft.sourceOf(to) !== undefined) return false;
    const existing = join(project, to);
    if (to.startsWith("content/") || !existsSync(existing)) return true;
    // A second import finds what the first one has written.
    if (!isFile(existing) || !readFileSync(existing).equals(readFileSync(from))) {
      report.left(to, "this project has a file of this name; rename yours, and its imports");
    }
    return false;
  });
  for (const from of taken) draft.copy(from, placeOf(from));
  if (taken.length > 0) {
    report.took(taken.length, "file", "code that documents import", "their own folders");
  }
  reportPackages(draft, code, project);
  return code.aliases;
}
