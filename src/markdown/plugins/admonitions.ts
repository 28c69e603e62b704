import type { Root } from "mdast";
import type { VFile } from "vfile";
import { didYouMean } from "../../site/problems/nearest";
import { attributeNamed, attributesOf } from "../jsx";
import { reportError } from "../report";
import { visit } from "../visit";
import { wordsOfNode } from "../words-of-node";

const KINDS = ["note", "tip", "info", "warning", "danger"];
/** All kinds, for a message. */
const CHOICE = `${KINDS.slice(0, -1)
  .map((kind) => `\`${kind}\``)
  .join(", ")} and \`${KINDS.at(-1)}\``;

/** Other words that Docusaurus knows, each with its kind and title on this site. */
const ALIASES: ReadonlyMap<string, { kind: string; title: string }> = new Map([
  ["caution", { kind: "warning", title: "Caution" }],
  ["important", { kind: "info", title: "Important" }],
  ["secondary", { kind: "note", title: "Note" }],
  ["success", { kind: "tip", title: "Success" }],
]);

/** Returns an admonition's kind and title. */
function kindOf(word: string, title?: string) {
  const alias = ALIASES.get(word);
  return { kind: alias?.kind ?? word, title: title ?? alias?.title };
}

/**
 * Turns `:::note[Title]`, `:::note Title` and Docusaurus' `<Admonition type="note">` into the
 * element `Admonition` (M1).
 */
export function admonitions() {
  return (tree: Root, file: VFile): void => {
    const check = (word: string, position: Parameters<typeof reportError>[3]): void => {
      if (KINDS.includes(word) || ALIASES.has(word)) return;
      const message = `\`:::${word}\` is not an admonition. The admonitions are ${CHOICE}.`;
      const hint = didYouMean(word, [...KINDS, ...ALIASES.keys()]);
      reportError(file, "unknown-admonition", message + hint, position);
    };

    visit(tree, (node, index, parent) => {
      if (node.type === "mdxJsxFlowElement" && node.name === "Admonition") {
        const type = attributeNamed(node, "type");
        if (typeof type?.value !== "string") return;
        check(type.value, node.position);
        const others = node.attributes.filter((attribute) => attribute !== type);
        const { kind, title } = kindOf(type.value);
        const own = attributesOf(attributeNamed(node, "title") ? { kind } : { kind, title });
        node.attributes = [...own, ...others];
        return;
      }
      if (node.type !== "containerDirective") return;
      check(node.name, node.position);
      const [first, ...rest] = node.children;
      const label = first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "Admonition",
        attributes: attributesOf({
          ...kindOf(node.name, label && (wordsOfNode(label) || undefined)),
          id: node.attributes?.id || undefined,
        }),
        children: label ? rest : node.children,
        position: node.position,
      };
    });
  };
}
