import { dirname, resolve } from "node:path";
import type { Definition, Root } from "mdast";
import type { VFile } from "vfile";
import { decodePath } from "../../site/decode-path";
import { isExternal } from "../../site/routes";
import type { Environment } from "../environment";
import { type DocumentLink, facts } from "../facts";
import { setProperties } from "../properties";
import { reportWarning } from "../report";
import { visit } from "../visit";

type Position = Parameters<typeof reportWarning>[3];

const CONTENT_FILE = /\.mdx?$/;

/** Resolves links between content files (`./x.md#part`) to routes, those of cards too, and notes every link of the document. */
export function links({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const known = facts(file);
    const definitions = new Map<string, Definition>();
    visit(tree, (node) => {
      if (node.type === "definition") definitions.set(node.identifier, node);
    });

    const resolveLink = (href: string): Pick<DocumentLink, "target" | "file"> => {
      const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(href) ?? [];
      if (isExternal(href) || !CONTENT_FILE.test(path)) return { target: href, file: null };
      const linked = resolve(dirname(file.path), decodePath(path));
      const route = environment.routeOf(linked);
      return { target: route === undefined ? null : route + rest, file: linked };
    };

    /** Notes a link and answers with where it leads. */
    const note = (href: string, position: Position): string => {
      const { target, file: linked } = resolveLink(href);
      if (target === null) {
        const message = `The link \`${href}\` leads to no content file.`;
        reportWarning(file, "broken-link", message, position);
      }
      known.links.push({
        href,
        target,
        file: linked,
        line: position?.start.line ?? 1,
        column: position?.start.column ?? 1,
      });
      return target ?? href;
    };

    visit(tree, (node) => {
      // As a property and not as the node's `url`: gatsby-plugin-mdx adds the path prefix to `url` in module pages,
      // where our link component adds it in both ways.
      if (node.type === "link") setProperties(node, { href: note(node.url, node.position) });
      if (node.type === "linkReference") {
        const definition = definitions.get(node.identifier);
        if (definition) setProperties(node, { href: note(definition.url, node.position) });
      }
      if (node.type === "mdxJsxFlowElement" && node.name === "Card") {
        for (const attribute of node.attributes) {
          if (attribute.type === "mdxJsxAttribute" && attribute.name === "to") {
            attribute.value = note(String(attribute.value), node.position);
          }
        }
      }
    });
  };
}
