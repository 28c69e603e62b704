import { basename, dirname, join } from "node:path";
import type { Problem } from "../../site/problems/problem";
import { contentRoot, fromContent, fromRoot } from "../files/project";
import { scan } from "../files/scan";
import { readSite } from "../settings/site-file";
import { contentSources } from "../settings/sources";

/** YAML files that the site reads, by their source, without the end of their names. */
const YAML_FILES: Readonly<Record<string, readonly string[]>> = {
  content: ["site", "figures", "glossary", "home", "search"],
  docs: ["sidebars", "tags", "_category_"],
  blog: ["authors", "tags"],
  pages: [],
};
/** The names of these may also end as Docusaurus allows. */
const WITH_OTHER_ENDS = /^(?:sidebars|_category_)\.(?:json|ya?ml)$/;

const MARKDOWN = /\.(?:md|mdx|markdown|mdown|mkd)$/i;
const isRead = (name: string): boolean =>
  /\.(?:mdx?|yml)$/.test(name) || WITH_OTHER_ENDS.test(name);

/** Returns the name that a file needs to be read; undefined if it is read, or of another kind. */
function neededName(path: string, source: string): string | undefined {
  const [, base = "", end = ""] = /^(.*)\.(.*)$/.exec(basename(path)) ?? [];
  const name = base.toLowerCase();
  if (MARKDOWN.test(path) && source !== "content") {
    const needed = `${base}.${/^mdx$/i.test(end) ? "mdx" : "md"}`;
    return needed === basename(path) ? undefined : needed;
  }
  if (!/^ya?ml$/i.test(end) || !YAML_FILES[source]?.includes(name)) return undefined;
  const needed = `${name}.yml`;
  const isAtTop = name === "_category_" || !path.includes("/");
  return isAtTop && !(base === name && isRead(basename(path))) ? needed : undefined;
}

const leftOut = (path: string, message: string): Problem => ({
  code: "left-out-file",
  severity: "warning",
  message,
  file: fromRoot(path),
  line: null,
  column: null,
});

/**
 * Warns about files that the site leaves out because of the end of their names, or because of
 * capital letters.
 */
export function misnamedFiles(): Problem[] {
  const sources = contentSources(readSite());
  const { files } = scan(contentRoot);
  const known = new Set(files);
  const folders = [...readSite().docs.versions.map(({ folder }) => folder), "blog", "pages"];
  const misnamedFolders = new Set<string>();
  return files.flatMap((path): Problem[] => {
    const name = fromContent(path);
    const [top = ""] = name.split("/");
    const needed = folders.find((one) => one === top.toLowerCase() && one !== top);
    if (needed && name !== top && !misnamedFolders.has(top)) {
      misnamedFolders.add(top);
      const message = `The site leaves the folder \`${top}\` out. It reads \`${needed}\`, so rename the folder.`;
      return [leftOut(path, message)];
    }
    const { name: source, folder } = sources
      .filter((one) => one.folder === "" || name.startsWith(`${one.folder}/`))
      .sort((one, other) => other.folder.length - one.folder.length)[0] ?? { name: "", folder: "" };
    const below = folder === "" ? name : name.slice(folder.length + 1);
    const right = neededName(below, source);
    if (right === undefined || (MARKDOWN.test(below) && /(?:^|\/)_/.test(below))) return [];
    const isTaken = known.has(join(dirname(path), right));
    const remedy = isTaken ? "which is there as well. Remove one of them." : "so rename the file.";
    return [leftOut(path, `The site leaves this file out. It reads \`${right}\`, ${remedy}`)];
  });
}
