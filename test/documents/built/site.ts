import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlFaults, inlineScripts } from "./html";
import { redirectFaults } from "./redirects";
import { xmlFaults } from "./xml";

/** A page that has each script which the site has in the HTML of a page. */
export const ALL_SCRIPTS = "/all-scripts";

/** A page of a built site. */
export interface BuiltPage {
  path: string;
  /** The name of the template that shows it. */
  template: string;
  /** Where it leads, if that is all that it does. */
  forward: string | undefined;
}

/** Returns the paths of all that is in a folder, from the folder, without following links. */
const pathsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));

/** Returns the pages of a built site. */
export function builtPages(folder: string): BuiltPage[] {
  const data = join(folder, "page-data");
  return pathsIn(data)
    .filter((path) => path.endsWith("/page-data.json"))
    .map((path) => JSON.parse(readFileSync(join(data, path), "utf8")))
    .map(({ path, componentChunkName, result }) => ({
      path,
      template:
        /^component---src-(?:templates|pages)-(.*?)(?:-template)?-tsx/.exec(
          componentChunkName,
        )?.[1] ?? "",
      forward: result.pageContext?.forward?.path,
    }));
}

/** Returns the name of a page's file. */
export const fileOf = (folder: string, path: string): string =>
  join(folder, path === "/" ? "index.html" : path.endsWith(".html") ? path : `${path}.html`);

function jsonFault(text: string): string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [`is no JSON: ${(error as Error).message}`];
  }
}

/**
 * Returns what is wrong with the files of a built site. `headers` is the text that `_headers` should
 * have.
 */
export function builtFaults(folder: string, headers: string): string[] {
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const pages = builtPages(folder);
  const asked = new Map(
    pages.flatMap(({ path, forward }) => (forward === undefined ? [] : [[path, forward]])),
  );
  const own = new Set(
    ["/404.html", ALL_SCRIPTS].flatMap((path) =>
      Array.from(inlineScripts(readFileSync(fileOf(folder, path), "utf8"))),
    ),
  );
  const files = pathsIn(folder);
  return [
    ...files
      .filter((path) => lstatSync(join(folder, path)).isSymbolicLink())
      .map((path) => `public/${path} is a symbolic link`),
    ...files.flatMap((path) => {
      const faults = /^(?:blog\/(?:rss|atom)|sitemap-[^/]*)\.xml$/.test(path)
        ? xmlFaults(read(path))
        : /^(?!odd\/|img\/).*\.(?:json|webmanifest)$/.test(path)
          ? jsonFault(read(path))
          : [];
      return faults.map((fault) => `public/${path}: ${fault}`);
    }),
    ...pages.flatMap(({ path }) =>
      htmlFaults(readFileSync(fileOf(folder, path), "utf8"), own).map(
        (fault) => `${path}: ${fault}`,
      ),
    ),
    ...redirectFaults(read("_redirects"), asked).map((fault) => `public/_redirects: ${fault}`),
    ...(read("_headers") === headers ? [] : ["public/_headers is not static/_headers"]),
  ];
}
