import type { Root, Text } from "mdast";
import type { VFile } from "vfile";
import { fillWords, isWordName, unknownWord } from "../../site/words";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { reportError } from "../report";
import { visit } from "../visit";

const ALT_AS_WRITTEN = /^!\[((?:\\.|[^\]\\])*)\]/;

/** Replaces `{product.…}` and `{figures.…}` in text, links, images and attributes (N4). */
export function productWords({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const words = environment.words();
    const used = facts(file).figures;
    const source = String(file);

    const fill = (text: string, position: Parameters<typeof reportError>[3]): string => {
      for (const [, name] of text.matchAll(/\{\s*figures\.([\w.]+)\s*\}/g)) {
        if (name && words.has(`figures.${name}`) && !used.includes(name)) used.push(name);
      }
      return fillWords(text, words, (name) =>
        reportError(file, "unknown-word", unknownWord(name, words), position),
      );
    };

    visit(tree, (node, index, parent) => {
      switch (node.type) {
        case "mdxTextExpression":
        case "mdxFlowExpression": {
          const name = node.value.trim();
          if (!isWordName(name)) return;
          const value = fill(`{${name}}`, node.position);
          const text: Text = { type: "text", value, position: node.position };
          parent.children[index] =
            node.type === "mdxTextExpression"
              ? text
              : { type: "paragraph", children: [text], position: node.position };
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
