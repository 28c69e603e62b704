import { readdirSync, realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, extname, join, relative, resolve } from "node:path";
import { aliasedPath } from "../../site/aliases";
import { docusaurusFault, isDocusaurus } from "../../site/docusaurus-modules";
import { didYouMean } from "../../site/problems/nearest";
import type { Environment } from "../environment";
import { besideContent } from "../named-files/beside-content";
import { isIn } from "../named-files/is-in";
import { moduleFile } from "../named-files/module-file";
import { readFault } from "../named-files/readable";
import { isFile, statOf } from "../named-files/stat-of";

/** Matches the files that Gatsby's rules for webpack read, and those of this site. */
const MODULE =
  /\.(?:[cm]?[jt]s|[jt]sx|json|ya?ml|mdx?|css|eot|[ot]tf|woff2?|ico|svg|jpe?g|png|gif|webp|avif|mp[34]|webm|og[av]|wav|m4a|aac|flac|pdf)$/i;

const TEXT_OF = /^!{0,2}raw-loader!/;

/** Returns what asks for the text of a file. */
export const requestOfText = (path: string): string => `!!raw-loader!${path}`;

/** Returns the file whose text an import asks for, as in `!!raw-loader!./x.ts`. */
export const fileOfText = (request: string): string | undefined =>
  TEXT_OF.test(request) ? request.replace(TEXT_OF, "") : undefined;

/** The folder of the content, in which code may stand, and what imports may begin with. */
type Roots = Pick<Environment, "aliases" | "contentRoot">;

const isFolder = (path: string): boolean => statOf(path)?.isDirectory() ?? false;
const isModule = (path: string): boolean => moduleFile(path) !== undefined;

/**
 * Returns the path of a requested file; undefined for a package. Docusaurus has docs and blog at the
 * top of the site, and here they are in `content/`: the path is the first at which something is.
 */
function requestedPath(
  request: string,
  from: string,
  roots: Roots,
  isThere = isModule,
): string | undefined {
  const { contentRoot } = roots;
  const projectRoot = dirname(contentRoot);
  const fromTop = (path: string, folders: readonly string[]): string =>
    folders.map((folder) => join(folder, path)).find(isThere) ?? join(projectRoot, path);
  const aliased = aliasedPath(request, roots.aliases());
  if (aliased !== undefined) return fromTop(aliased, [projectRoot, contentRoot]);
  if (request.startsWith("@site/")) {
    return fromTop(request.slice("@site/".length), [projectRoot, contentRoot]);
  }
  if (request.startsWith("@theme/")) {
    const own = join(projectRoot, "src/theme", request.slice("@theme/".length));
    return moduleFile(own) === undefined ? undefined : own;
  }
  // Docusaurus looks in `static/` for what has an address, and then at the site's top.
  if (request.startsWith("/")) {
    return fromTop(request, [join(projectRoot, "static"), projectRoot, contentRoot]);
  }
  if (!/^\.{1,2}(?:\/|$)/.test(request)) return undefined;
  // webpack starts from the target of a symbolic link.
  const folder = dirname(isFile(from) ? realpathSync(from) : from);
  const path = besideContent(resolve(folder, request), contentRoot);
  return isIn(path, projectRoot) && !isIn(path, contentRoot)
    ? fromTop(relative(projectRoot, path), [projectRoot, contentRoot])
    : path;
}

/** Whether a path is that of a Markdown file. */
export const isMarkdown = (path: string): boolean => /\.mdx?$/.test(path);

/** Whether the package is installed in a folder or in one above it, as Node.js looks for it. */
const isInstalled = (packageName: string, folder: string): boolean =>
  isFile(join(folder, "node_modules", packageName, "package.json")) ||
  (dirname(folder) !== folder && isInstalled(packageName, dirname(folder)));

function siblings(path: string): string[] {
  try {
    return readdirSync(dirname(path));
  } catch {
    return [];
  }
}

/** Returns why the build cannot read a file as a module. It would take other files for scripts. */
function faultOfKind(file: string): string | undefined {
  return MODULE.test(file)
    ? undefined
    : `the build reads no files that end with \`${extname(file)}\`. For their text, write \`!!raw-loader!\` before the path.`;
}

function faultOfFile(
  request: string,
  path: string,
  from: string,
  roots: Roots,
  isText: boolean,
): string | undefined {
  const { contentRoot } = roots;
  const projectRoot = dirname(contentRoot);
  const forbidden = readFault(dirname(path), projectRoot) ?? readFault(path, projectRoot);
  if (forbidden) return forbidden;
  const file = moduleFile(path);
  if (file === undefined) {
    const isFromTop = !/^\.{1,2}(?:\/|$)/.test(request);
    const start = isFromTop
      ? "the project's root"
      : `the ${isMarkdown(from) ? "document" : "component"}'s folder`;
    const hint = didYouMean(request.split("/").at(-1) ?? "", siblings(path));
    return `no file has this path from ${start}.${hint}`;
  }
  const unread = readFault(file, projectRoot);
  if (unread !== undefined || isText) return unread;
  // Rspack takes the sign for its escape.
  return file.includes("\u200b") && !isMarkdown(file)
    ? "its path contains a zero-width space (U+200B), which bundlers read as syntax. Rename the file or its folder."
    : faultOfKind(file);
}

function faultOfPackage(request: string, projectRoot: string): string | undefined {
  if (request.split("/").includes("..")) return "the path inside a package must not contain `..`.";
  const [scope = "", rest] = request.split("/");
  const packageName = scope.startsWith("@") && rest ? `${scope}/${rest}` : scope;
  // Bundlers take an installed package, such as `buffer`, for the module of Node.js of this name.
  if (isInstalled(packageName, projectRoot)) return undefined;
  if (isBuiltin(request)) return "it is a module of Node.js, which browsers do not have.";
  return `the package \`${packageName}\` is not installed. Run \`npm install ${packageName}\`.`;
}

/** Returns the package that a message of `importFault` asks to install; undefined if it does not. */
export const missingPackage = (message: string): string | undefined =>
  /the package `(.+?)` is not installed\./.exec(message)?.[1];

/**
 * Returns why a document or a component may not import something, and what to do about it; undefined
 * if it may. `from` is its absolute path, and `names` are what it imports by name.
 */
export function importFault(
  request: string,
  from: string,
  roots: Roots,
  names: readonly string[] = [],
): string | undefined {
  const asked = fileOfText(request) ?? request;
  if (asked.includes("!")) {
    return "an import must not name webpack loaders (`!`), except `!!raw-loader!`, which gives the text of a file.";
  }
  if (asked === "gatsby" && names.includes("graphql") && isIn(from, roots.contentRoot)) {
    return "code in `content/` cannot query data. Move the component to `src/`.";
  }
  const path = requestedPath(asked, from, roots);
  if (isDocusaurus(asked) && path === undefined) return docusaurusFault(asked, names);
  return path === undefined
    ? faultOfPackage(asked, dirname(roots.contentRoot))
    : faultOfFile(asked, path, from, roots, asked !== request);
}

/** Returns the path of a folder of which code asks for the files; undefined if it may not. */
export function importedFolder(request: string, from: string, roots: Roots): string | undefined {
  const path = requestedPath(request, from, roots, isFolder);
  const projectRoot = dirname(roots.contentRoot);
  return path === undefined || readFault(path, projectRoot) ? undefined : path;
}

/** Returns the module that a valid import reads; undefined for a package and for a file as text. */
export function importedFile(request: string, from: string, roots: Roots): string | undefined {
  const path = requestedPath(request, from, roots);
  const file = path === undefined ? undefined : moduleFile(path);
  return file === undefined ? undefined : realpathSync(file);
}
