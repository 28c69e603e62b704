import type { Link, Root, Text } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Position } from "unist";
import type { VFile } from "vfile";
import { fillWords, isContractName, isWordName, unknownWord } from "../../site/words";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { interfaceLanguage } from "../interface-language";
import { ownNames } from "../javascript/own-names";
import { attributesOf } from "../jsx";
import { reportError } from "../report";
import { visit } from "../visit";

const ALT_AS_WRITTEN = /^!\[((?:\\.|[^\]\\])*)\]/;

/**
 * Replaces `{product.…}` and `{figures.…}` in text, links, images and attributes (N4), and
 * `{contract.…}` in text by a link.
 */
export function productWords({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const words = environment.words();
    const used = facts(file).figures;
    const source = String(file);

    const contractLink = (code: string, position: Position | undefined): Link | Text => {
      const name = code.replace(/^contract\./, "").replace(/\s+/g, "");
      const found = environment.contract(name);
      if ("address" in found) {
        const children: Link["children"] = [{ type: "inlineCode", value: name, position }];
        return { type: "link", url: found.address, children, position };
      }
      reportError(file, "unknown-word", found.fault, position);
      return { type: "text", value: `{${code}}`, position };
    };

    const fill = (text: string, position: Position | undefined): string => {
      for (const [, name] of text.matchAll(/\{\s*figures\.([\w.]+)\s*\}/g)) {
        if (name && words.has(`figures.${name}`) && !used.includes(name)) used.push(name);
      }
      return fillWords(text, words, (name) =>
        reportError(file, "unknown-word", unknownWord(name, words), position),
      );
    };

    /** Returns a word. The unit of a figure is in the language of the build. */
    const word = (name: string, position: Position | undefined): MdxJsxTextElement | Text => {
      const shown: Text = { type: "text", value: fill(`{${name}}`, position), position };
      const attributes = attributesOf(interfaceLanguage(environment, file.path));
      return attributes.length > 0 && name.startsWith("figures.") && /\p{L}/u.test(shown.value)
        ? { type: "mdxJsxTextElement", name: "span", attributes, children: [shown], position }
        : shown;
    };

    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case "mdxTextExpression":
        case "mdxFlowExpression": {
          const name = node.value.trim();
          const { position } = node;
          const isContract = isContractName(name) && !ownNames(tree).has("contract");
          if (!isWordName(name) && !isContract) return;
          const shown = isContract ? contractLink(name, position) : word(name, position);
          parent.children[index] =
            node.type === "mdxTextExpression"
              ? shown
              : { type: "paragraph", children: [shown], position };
          return;
        }
        case "link":
        case "definition":
          node.url = fill(node.url, node.position);
          if (node.title) node.title = fill(node.title, node.position);
          return;
        case "image":
        case "imageReference": {
          // The parser has already lost the braces in `alt`, so this reads it again from the
          // source.
          const written = source
            .slice(node.position?.start.offset, node.position?.end.offset)
            .match(ALT_AS_WRITTEN)?.[1];
          if (written?.includes("{")) {
            node.alt = fill(written, node.position).replace(/\\(\W)/g, "$1");
          }
          if (node.type === "imageReference") return;
          node.url = fill(node.url, node.position);
          if (node.title) node.title = fill(node.title, node.position);
          return;
        }
        case "mdxJsxFlowElement":
        case "mdxJsxTextElement":
          for (const attribute of node.attributes) {
            if (attribute.type === "mdxJsxAttribute" && typeof attribute.value === "string") {
              attribute.value = fill(attribute.value, node.position);
            }
          }
          return;
      }
    });
  };
}
