import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import { z } from "zod";
import { isMarkdown } from "../../markdown/javascript/import-fault";
import { moduleFile } from "../../markdown/named-files/module-file";
import { readFault } from "../../markdown/named-files/readable";
import { isFile } from "../../markdown/named-files/stat-of";
import { withoutMdxFences } from "../../markdown/syntax/mdx-code-blocks";
import { docusaurusModules, isDocusaurus } from "../../site/docusaurus-modules";
import { readable, readJson } from "./read-json";

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
  /** Files that are not taken over, with the reasons. */
  refused: Map<string, string>;
  /** What the site names like a package, although it does not declare one of this name. */
  undeclared: Set<string>;
}

/** Code blocks, code in lines and texts of attributes, in which authors show imports. */
const SHOWN = /^( *)(`{3,}|~{3,})[\s\S]*?^ *\2[`~]* *$|`[^`\n]+`|="[^"\n]*"|='[^'\n]*'/gm;

/** Returns what a module or a document imports. */
export const requestsOf = (source: string, path: string): string[] =>
  Array.from(
    (CODE.test(path) ? source : withoutMdxFences(source).replace(SHOWN, "")).matchAll(REQUESTS),
    ([, ...names]) => names.find(Boolean) ?? "",
  ).filter(Boolean);

/** Matches the loaders before a request. With one, a file is shown or drawn, and does not run. */
const LOADERS = /^.*!/;

/** Returns the package that a request names. */
export const packageOf = (request: string): string =>
  request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");

const VERSIONS = z
  .looseObject({
    dependencies: z.record(z.string(), z.unknown()).default({}),
    devDependencies: z.record(z.string(), z.unknown()).default({}),
  })
  .catch({ dependencies: {}, devDependencies: {} });
/** Names and versions that are safe to show as a part of a command. */
const PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+$/;
const VERSION = /^[\w.@^~*<>=|:/+# -]+$/;

/** Returns the packages that a site asks for, with their versions. */
function versionsOf(root: string, refused: OwnCode["refused"]): Map<string, string> {
  const file = [root, dirname(root)].map((folder) => join(folder, "package.json")).find(isFile);
  if (!file) return new Map();
  const { dependencies, devDependencies } = VERSIONS.parse(
    readable(
      () => readJson(file),
      (why) => refused.set(file, why),
    ),
  );
  return new Map(
    Object.entries({ ...devDependencies, ...dependencies }).filter(
      (entry): entry is [string, string] =>
        PACKAGE.test(entry[0]) && typeof entry[1] === "string" && VERSION.test(entry[1]),
    ),
  );
}

/** Returns why a file that documents import is not taken over; undefined if it is. */
function refusalOf(file: string, root: string): string | undefined {
  const fault = readFault(file, root)?.split(". ")[0]?.replace("the project", "the site");
  if (fault) return fault;
  // There it could be taken for a setting of this project, such as `gatsby-node.js`.
  return relative(root, file).includes(sep) ? undefined : "it is in no folder; move it to `src/`";
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
  const refused: OwnCode["refused"] = new Map();
  const versions = versionsOf(root, refused);
  const packages: OwnCode["packages"] = new Map();
  const undeclared: OwnCode["undeclared"] = new Set();
  const found = new Set<string>();
  const waiting = [...documents];
  const take = (file: string, runs = true): void => {
    if (found.has(file) || refused.has(file)) return;
    const why = refusalOf(file, root);
    if (why !== undefined) {
      refused.set(file, why);
      return;
    }
    found.add(file);
    if (runs && (CODE.test(file) || isMarkdown(file))) waiting.push(file);
  };
  // Its elements need no import.
  const elements = moduleFile(join(root, "src/theme/MDXComponents"));
  if (elements !== undefined) take(elements);
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const asked of requestsOf(readFileSync(from, "utf8"), from)) {
      const request = asked.replace(LOADERS, "");
      const path = pathOf(request, from, root);
      if (path === undefined) {
        if (isDocusaurus(request)) continue;
        const name = packageOf(request);
        const version = versions.get(name);
        if (version !== undefined) packages.set(name, version);
        else if (!isBuiltin(request)) undeclared.add(name);
        continue;
      }
      const file = moduleFile(path);
      const isContent = content.some((folder) => file?.startsWith(join(folder, sep)));
      if (file && !isContent) take(file, request === asked);
    }
  }
  return { files: Array.from(found).sort(), packages, undeclared, refused };
}
