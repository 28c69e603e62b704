import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { moduleFile } from "../../markdown/files/module-file";
import { isFile } from "../../markdown/files/stat-of";
import { withoutMdxFences } from "../../markdown/syntax/mdx-code-blocks";
import { docusaurusModules, isDocusaurus } from "../../site/docusaurus-modules";

/** Matches what `import`, `export … from` and `require` name. */
const REQUESTS = new RegExp(
  [
    /(?:^|;)[ \t]*import\s+(?:[\w$*{},\s]+?\s*from\s*)?["']([^"'\n]+)["']/,
    /^[ \t]*export\s+(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*["']([^"'\n]+)["']/,
    /\b(?:import|require)\(\s*["']([^"'\n]+)["']\s*\)/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "gm",
);
const CODE = /\.(?:[mc]?[jt]sx?)$/;

/** The code that documents use. */
export interface OwnCode {
  /** Absolute paths of the site's files. */
  files: string[];
  /** Packages, each with the version that the site asks for. */
  packages: Map<string, string>;
  /** What the site names like a package, although it does not declare one of this name. */
  undeclared: Set<string>;
}

/** Code blocks, code in lines and texts of attributes, in which authors show imports. */
const SHOWN = /^( *)(`{3,}|~{3,})[\s\S]*?^ *\2[`~]* *$|`[^`\n]+`|="[^"\n]*"|='[^'\n]*'/gm;

/** Returns what a module or a document imports. */
export const requestsOf = (source: string, path: string): string[] =>
  Array.from(
    (CODE.test(path) ? source : withoutMdxFences(source).replace(SHOWN, "")).matchAll(REQUESTS),
    ([, ...names]) => (names.find(Boolean) ?? "").replace(/^.*!/, ""),
  ).filter(Boolean);

const packageOf = (request: string): string =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

function versionsOf(root: string): Record<string, string> {
  const file = [root, dirname(root)].map((folder) => join(folder, "package.json")).find(isFile);
  if (!file) return {};
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as Partial<
    Record<"dependencies" | "devDependencies", Record<string, string>>
  >;
  return { ...devDependencies, ...dependencies };
}

/**
 * Returns the path at which a site may have what a module asks for; undefined for a package, and for
 * a part of Docusaurus that is here anyway.
 */
function pathOf(request: string, from: string, root: string): string | undefined {
  if (request.startsWith("@site/")) return join(root, request.slice("@site/".length));
  if (request.startsWith("@theme/") && !docusaurusModules.has(request)) {
    return join(root, "src/theme", request.slice("@theme/".length));
  }
  return /^\.{0,2}\//.test(request) ? resolve(dirname(from), request) : undefined;
}

/**
 * Follows the imports of documents into the site's own code. `documents` are absolute paths; files
 * below one of `content` are content and no code.
 */
export function ownCode(
  root: string,
  documents: readonly string[],
  content: readonly string[],
): OwnCode {
  const versions = versionsOf(root);
  const packages: OwnCode["packages"] = new Map();
  const undeclared: OwnCode["undeclared"] = new Set();
  const found = new Set<string>();
  const waiting = [...documents];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const request of requestsOf(readFileSync(from, "utf8"), from)) {
      const path = pathOf(request, from, root);
      if (path === undefined) {
        if (isDocusaurus(request)) continue;
        const name = packageOf(request);
        const version = versions[name];
        if (version !== undefined) packages.set(name, version);
        else if (!isBuiltin(request)) undeclared.add(name);
        continue;
      }
      const file = moduleFile(path);
      const isContent = content.some((folder) => file?.startsWith(join(folder, sep)));
      const isOutside = file !== undefined && relative(root, file).startsWith("..");
      if (!file || isContent || isOutside || found.has(file)) continue;
      found.add(file);
      if (CODE.test(file)) waiting.push(file);
    }
  }
  return { files: Array.from(found).sort(), packages, undeclared };
}
