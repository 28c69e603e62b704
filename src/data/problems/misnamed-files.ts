import { basename, dirname, join } from "node:path";
import { OTHER_FOLDERS } from "../../site/config";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { contentRoot, fromContent, fromRoot } from "../files/project";
import { scan } from "../files/scan";
import { readSite } from "../settings/site-file";
import { contentSources } from "../settings/sources";

/** YAML files that the site reads, by their source, with other ends and capitals. */
const YAML_FILES: Readonly<Record<string, RegExp>> = {
  content: /^(?:site|figures|glossary|home|search)\.ya?ml$/i,
  docs: /^(?:sidebars|tags)\.ya?ml$|(?:^|\/)_category_\.ya?ml$/i,
  blog: /^(?:authors|tags)\.ya?ml$/i,
};
/** These are also read with the end that Docusaurus allows. */
const READ = /^(?:sidebars|_category_)\.yaml$/;
const MARKDOWN = /\.(md|mdx|markdown|mdown|mkd)$/i;

/** Returns the name with which a file is read, given its path in its source. */
function neededName(path: string, source: string): string {
  const name = basename(path);
  if (MARKDOWN.test(name) && source !== "content" && !/(?:^|\/)_/.test(path))
    return name.replace(MARKDOWN, (end) => (/x$/i.test(end) ? ".mdx" : ".md"));
  if (READ.test(name) || !YAML_FILES[source]?.test(path)) return name;
  return name.toLowerCase().replace(/yaml$/, "yml");
}

/**
 * Warns about files that the site leaves out because of the end of their names, or because of
 * capital letters.
 */
export function misnamedFiles(): Problem[] {
  const sources = contentSources(readSite());
  const folders = [...readSite().docs.versions, ...OTHER_FOLDERS].map(({ folder }) => folder);
  const { files } = scan(contentRoot);
  const known = new Set(files);
  const told = new Set<string>();
  return files.flatMap((path): Problem[] => {
    const leftOut = (message: string): Problem[] => [
      { code: "left-out-file", severity: "warning", message, ...wholeFile(fromRoot(path)) },
    ];
    const name = fromContent(path);
    const [top = "", ...inner] = name.split("/");
    const needed = folders.find((one) => one === top.toLowerCase() && one !== top);
    if (needed && inner.length > 0 && !told.has(top)) {
      told.add(top);
      return leftOut(
        `The site leaves the folder \`${top}\` out. It reads \`${needed}\`, so rename the folder.`,
      );
    }
    const source = sources.findLast(({ folder }) => name.startsWith(folder && `${folder}/`));
    const below = name.slice(source?.folder ? source.folder.length + 1 : 0);
    const right = neededName(below, source?.name ?? "");
    if (right === basename(path)) return [];
    const isTaken = known.has(join(dirname(path), right));
    const remedy = isTaken ? "which is there as well. Remove one of them." : "so rename the file.";
    return leftOut(`The site leaves this file out. It reads \`${right}\`, ${remedy}`);
  });
}
