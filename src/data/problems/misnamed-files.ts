import { basename, dirname, join } from "node:path";
import { OTHER_FOLDERS } from "../../site/config";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { contentRoot, fromContent, fromRoot } from "../files/project";
import { scan } from "../files/scan";
import { readSite } from "../settings/site-file";
import { contentSources } from "../settings/sources";

/** YAML files that order docs, with other ends and capitals. */
const IN_DOCS = /^(?:sidebars|tags)\.ya?ml$|(?:^|\/)_category_\.ya?ml$/i;
/** These are also read with the end that Docusaurus allows. */
const READ = /^(?:sidebars|_category_)\.yaml$/;
const MARKDOWN = /\.(md|mdx|markdown|mdown|mkd)$/i;

const asRead = (yaml: string): string => yaml.toLowerCase().replace(/yaml$/, "yml");

/** Returns the name with which a file is read, given its path in its source. */
function neededName(path: string, source: string, yamlFiles: readonly string[]): string {
  const name = basename(path);
  if (MARKDOWN.test(name) && source !== "content" && !/(?:^|\/)_/.test(path))
    return name.replace(MARKDOWN, (end) => (/x$/i.test(end) ? ".mdx" : ".md"));
  if (source === "docs") return IN_DOCS.test(path) && !READ.test(name) ? asRead(name) : name;
  return yamlFiles.includes(`${source}/${asRead(path)}`) ? asRead(name) : name;
}

/**
 * Warns about files that the site leaves out because of the end of their names, or because of
 * capital letters. `yamlFiles` are those that become nodes, each after the name of its source.
 */
export function misnamedFiles(yamlFiles: readonly string[]): Problem[] {
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
    const right = neededName(below, source?.name ?? "", yamlFiles);
    if (right === basename(name)) return [];
    const isTaken = known.has(join(dirname(path), right));
    const remedy = isTaken ? "which is there as well. Remove one of them." : "so rename the file.";
    return leftOut(`The site leaves this file out. It reads \`${right}\`, ${remedy}`);
  });
}
