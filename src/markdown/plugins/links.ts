import { dirname, join, resolve, sep } from "node:path";
import type { Definition, Root } from "mdast";
import type { Position } from "unist";
import type { VFile } from "vfile";
import { composed } from "../../site/addresses/composed";
import { decodePath } from "../../site/addresses/decode-path";
import { isExternal } from "../../site/routes";
import type { Environment } from "../environment";
import { type DocumentLink, facts } from "../facts";
import { isJsx } from "../jsx";
import { namedFile } from "../named-files/named-file";
import { readFault } from "../named-files/readable";
import { spelledPath } from "../named-files/spelled-path";
import { setProperties } from "../properties";
import { reportError } from "../report";
import { visit } from "../visit";

const CONTENT_FILE = /\.mdx?$/;
/** Docusaurus' prefix for an address that must stay as it is. */
const PATHNAME = /^pathname:\/\//;

/** Returns the folders above a file, from its own to `content/`. */
function foldersAbove(file: string, contentRoot: string): string[] {
  const folder = dirname(file);
  const isInside = folder.startsWith(join(contentRoot, sep));
  return isInside ? [folder, ...foldersAbove(folder, contentRoot)] : [contentRoot];
}

/**
 * Returns where a link to a content file may point, in Docusaurus' order: beside the file, then from
 * the top of its folder (`docs`) or of the content. Documentations may be folders in folders, so
 * each folder above the file counts.
 */
function candidates(path: string, from: string, contentRoot: string): string[] {
  if (path.startsWith("@site/")) {
    const below = path.slice("@site/".length);
    return [join(contentRoot, below), resolve(contentRoot, "..", below)].map(spelledPath);
  }
  return foldersAbove(from, contentRoot).map((folder) => spelledPath(join(folder, path)));
}

/** Returns the route to which a relative address leads. Other addresses stay as they are. */
function fromBase(href: string, base: string | undefined): string {
  if (base === undefined || /^(?:[/?#]|$)/.test(href)) return href;
  const site = "http://site";
  if (!URL.canParse(href, site + base)) return href;
  return new URL(href, site + base).href.slice(site.length);
}

/**
 * Resolves links between content files (`./x.md#part`) to routes, including those of cards and
 * HTML, and notes every link of the document.
 */
export function links({ environment }: { environment: Environment }) {
  const { contentRoot, routeOf, baseOf, elements } = environment;
  return (tree: Root, file: VFile): void => {
    const known = facts(file);
    const definitions = new Map<string, Definition>();
    visit(tree, (node) => {
      if (node.type === "definition") definitions.set(node.identifier, node);
    });

    const resolveLink = (href: string): Pick<DocumentLink, "target" | "file"> => {
      if (PATHNAME.test(href)) return { target: href.replace(PATHNAME, ""), file: null };
      if (isExternal(href)) return { target: href, file: null };
      const address = composed(href);
      const [, written = "", rest = ""] = /^([^?#]*)(.*)$/.exec(address) ?? [];
      const path = decodePath(written);
      if (CONTENT_FILE.test(path)) {
        const [first = "", ...others] = candidates(path, file.path, contentRoot);
        const linked = [first, ...others].find((candidate) => routeOf(candidate)) ?? first;
        const route = routeOf(linked);
        return { target: route === undefined ? null : route + rest, file: linked };
      }
      const named = namedFile(path, file.path, contentRoot);
      return named
        ? { target: named.address + rest, file: named.file }
        : { target: fromBase(address, baseOf(file.path)), file: null };
    };

    /** Notes a link and returns its target. */
    const note = (href: string, position: Position | undefined): string => {
      const resolved = resolveLink(href);
      const served =
        resolved.file === null || CONTENT_FILE.test(resolved.file) ? null : resolved.file;
      const fault = served && readFault(served, dirname(contentRoot));
      if (fault) {
        const message = `The link \`${href}\` cannot be used: ${fault}`;
        reportError(file, "forbidden-file", message, position);
        return href;
      }
      known.links.push({
        href,
        ...resolved,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
      });
      return resolved.target ?? href;
    };

    visit(tree, (node) => {
      // The address becomes a property and not the node's `url`: gatsby-plugin-mdx adds the path
      // prefix to `url` in module pages, but our link component adds it in both kinds of page.
      if (node.type === "link") setProperties(node, { href: note(node.url, node.position) });
      if (node.type === "linkReference") {
        const definition = definitions.get(node.identifier);
        if (definition) setProperties(node, { href: note(definition.url, node.position) });
      }
      if (isJsx(node)) {
        const address = node.name === "a" ? "href" : elements.get(node.name ?? "")?.address;
        for (const attribute of node.attributes) {
          if (attribute.type !== "mdxJsxAttribute" || attribute.name !== address) continue;
          if (typeof attribute.value === "string") {
            attribute.value = note(attribute.value, node.position);
          }
        }
      }
    });
  };
}
