import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { z } from "zod";
import { isFollowed } from "../../../data/document/own-code";
import { isMarkdown } from "../../../markdown/javascript/import-fault";
import { filesOfFolder, requiredFolders } from "../../../markdown/javascript/required-folders";
import { isStyle, styleRequests } from "../../../markdown/javascript/style-requests";
import { isIn } from "../../../markdown/named-files/is-in";
import { moduleFile } from "../../../markdown/named-files/module-file";
import { readFault } from "../../../markdown/named-files/readable";
import { isFile } from "../../../markdown/named-files/stat-of";
import { withoutMdxFences } from "../../../markdown/syntax/mdx-code-blocks";
import { decodePath } from "../../../site/addresses/decode-path";
import { type Aliases, aliasedPath, aliasOf } from "../../../site/aliases";
import { docusaurusFault, docusaurusModules, isDocusaurus } from "../../../site/docusaurus-modules";
import { readable, readJson } from "../read-json";

/** Matches what `import`, `export … from` and `require` name, except types. */
const REQUESTS = new RegExp(
  [
    /(?:^|;)[ \t]*import\s+(?!type\s)(?:([\w$*{},\s]+?)\s*from\s*)?["']([^"'\n]+)["']/,
    /^[ \t]*export\s+(\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s*["']([^"'\n]+)["']/,
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
  /** The aliases with which imports begin. */
  aliases: Aliases;
}

/** Code blocks and code in lines, in which authors show imports. */
const BLOCKS = /^( *)(`{3,}|~{3,})[\s\S]*?^ *\2[`~]* *$|`[^`\n]+`/gm;
/** Texts of attributes. */
const ATTRIBUTES = /="[^"\n]*"|='[^'\n]*'/gm;

/** What code asks for. */
interface Request {
  /** Without the loaders of webpack that it may name. */
  request: string;
  /** What it imports by name. */
  names: string[];
  /** Whether it asks for the text of a file. */
  isText: boolean;
}

/** Returns the names in `a, { b as c, type D }`, except types. */
const namesIn = (clause: string): string[] =>
  (/\{([^}]*)\}/.exec(clause)?.[1] ?? "")
    .split(",")
    .map((name) => name.replace(/\sas\s.*/s, "").trim())
    .filter((name) => name && !/^type\s/.test(name));

/** Returns the files that a style sheet asks for; none if it is not valid, which the check says. */
function requestsOfStyle(source: string): Request[] {
  try {
    return styleRequests(source).flatMap(({ request, names }) =>
      request === null ? [] : [{ request, names, isText: false }],
    );
  } catch {
    return [];
  }
}

/** Returns what a module, a style sheet or a document imports. */
function requestsOf(source: string, path: string): Request[] {
  if (isStyle(path)) return requestsOfStyle(source);
  return Array.from(
    (CODE.test(path)
      ? source
      : withoutMdxFences(source).replace(BLOCKS, "").replace(ATTRIBUTES, "")
    ).matchAll(REQUESTS),
    ([, imported, from, exported, source, call]) => {
      const written = from ?? source ?? call ?? "";
      const request = written.replace(/^.*!/, "");
      return {
        request,
        names: namesIn(imported ?? exported ?? ""),
        isText: request !== written,
      };
    },
  ).filter(({ request }) => request !== "");
}

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

/** Returns the packages that a site asks for, with their versions. `refused` gets a file with a fault. */
export function versionsOf(root: string, refused: Map<string, string>): Map<string, string> {
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
  // There it would be a file of this project: its guide to writing, its settings.
  const isOfProject =
    relative(root, file) === "README.md" || /^[^/\\]+\.ya?ml$/.test(relative(root, file));
  return isOfProject ? "`content/` has its own files of this kind; move it to `src/`" : undefined;
}

/** The folders of a site in which imports are looked for. */
export interface SiteFolders {
  root: string;
  /** Absolute paths. */
  statics: readonly string[];
  /** Absolute paths of folders whose files are content and no code. */
  content: readonly string[];
  /** Paths from the root, by the names with which imports may begin. */
  aliases: Aliases;
}

/**
 * Returns the path at which a site may have what a module asks for; undefined for a package, and for
 * a part of Docusaurus that the site has not replaced.
 */
function pathOf(
  request: string,
  from: string,
  { root, statics, aliases }: SiteFolders,
): string | undefined {
  const aliased = aliasedPath(request, aliases);
  if (aliased !== undefined) return join(root, aliased);
  if (request.startsWith("@site/")) return join(root, request.slice("@site/".length));
  if (request.startsWith("@theme/")) {
    const own = join(root, "src/theme", request.slice("@theme/".length));
    return moduleFile(own) === undefined ? undefined : own;
  }
  if (request.startsWith("/")) {
    const paths = [...statics, root].map((folder) => join(folder, request));
    return paths.find((path) => moduleFile(path) !== undefined) ?? join(root, request);
  }
  return /^\.{1,2}(?:\/|$)/.test(request) ? resolve(dirname(from), request) : undefined;
}

/** Matches the pictures and other files that Markdown names, beside imports. */
const NAMED = /\]\(\s*<?([^)\s>]+)|\bsrc="([^"\n]+)"/g;
const FILE = /^(?![a-z]+:|[/#]).*\.\w+$/i;

/** Returns the files of the site that a Markdown file names by their paths; none for other files. */
function namedBy(from: string, root: string): string[] {
  if (!isMarkdown(from)) return [];
  const found = withoutMdxFences(readFileSync(from, "utf8")).replace(BLOCKS, "").matchAll(NAMED);
  return Array.from(found, ([, target = "", src = target]) =>
    decodePath(src.replace(/[?#].*$/s, "")),
  )
    .filter((path) => FILE.test(path) && !isMarkdown(path))
    .map((path) =>
      path.startsWith("@site/")
        ? join(root, path.slice("@site/".length))
        : resolve(dirname(from), path),
    )
    .filter((path) => isIn(path, root) && isFile(path));
}

/** Returns the files of the folders that a module asks for with `require.context`. */
const requiredBy = (from: string, folders: SiteFolders): { file: string; isText: boolean }[] =>
  requiredFolders(CODE.test(from) ? readFileSync(from, "utf8") : "").flatMap((asked) => {
    const path = pathOf(asked.folder, from, folders);
    const isBelow = path !== undefined && path !== folders.root && isIn(path, folders.root);
    const names = isBelow ? (filesOfFolder(path, asked) ?? []) : [];
    return names.map((name) => ({ file: join(path ?? "", name), isText: asked.loader !== "" }));
  });

/** What a file asks for, each with the file that has it; undefined if the site has none. */
const importsOf = (from: string, folders: SiteFolders) =>
  requestsOf(readFileSync(from, "utf8"), from).map((asked) => {
    const path = pathOf(asked.request, from, folders);
    return { ...asked, path, file: path === undefined ? undefined : moduleFile(path) };
  });

/** Returns what a component needs of Docusaurus that is not here, itself or in what it imports. */
function lacking(component: string, folders: SiteFolders): string | undefined {
  const seen = new Set<string>();
  const waiting = [component];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    if (seen.has(from) || !CODE.test(from)) continue;
    seen.add(from);
    for (const { request, names, isText, path, file } of importsOf(from, folders)) {
      const isLacking = path === undefined && isDocusaurus(request);
      if (isLacking && docusaurusFault(request, names) !== undefined) return request;
      if (file !== undefined && !isText) waiting.push(file);
    }
  }
  return undefined;
}

/**
 * Follows the imports of documents into the site's own code. `documents` are absolute paths.
 */
export function ownCode(documents: readonly string[], folders: SiteFolders): OwnCode {
  const { root, content } = folders;
  const refused: OwnCode["refused"] = new Map();
  const versions = versionsOf(root, refused);
  const packages: OwnCode["packages"] = new Map();
  const undeclared: OwnCode["undeclared"] = new Set();
  const found = new Set<string>();
  const followed = new Set<string>();
  const used = new Set<string>();
  const waiting = [...documents];
  const take = (file: string, isText = false): void => {
    if (refused.has(file)) return;
    const why = refusalOf(file, root);
    if (why !== undefined) {
      refused.set(file, why);
      return;
    }
    found.add(file);
    if (isText || followed.has(file) || !(isFollowed(file) || isMarkdown(file))) return;
    followed.add(file);
    waiting.push(file);
  };
  const isOfContent = (file: string): boolean => content.some((folder) => isIn(file, folder));
  // Its elements need no import.
  const elements = moduleFile(join(root, "src/theme/MDXComponents"));
  if (elements !== undefined) take(elements);
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const file of namedBy(from, root)) if (!isOfContent(file)) take(file, true);
    for (const { file, isText } of requiredBy(from, folders))
      if (!isOfContent(file)) take(file, isText);
    for (const { request, isText, path, file } of importsOf(from, folders)) {
      const alias = aliasOf(request, folders.aliases);
      if (alias !== undefined) used.add(alias);
      if (path === undefined) {
        if (isDocusaurus(request)) continue;
        const name = packageOf(request);
        const version = versions.get(name);
        if (version !== undefined) packages.set(name, version);
        else if (!isBuiltin(request)) undeclared.add(name);
        continue;
      }
      if (file === undefined || isOfContent(file)) continue;
      const lacks = docusaurusModules.has(request) ? lacking(file, folders) : undefined;
      if (lacks === undefined) take(file, isText);
      else
        refused.set(
          file,
          `it needs \`${lacks}\`, which is not here; documents have this site's \`${request}\``,
        );
    }
  }
  const aliases = Object.fromEntries(
    Object.entries(folders.aliases).filter(([alias]) => used.has(alias)),
  );
  return { files: Array.from(found).sort(), packages, undeclared, refused, aliases };
}
