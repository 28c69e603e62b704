import type { Root } from "mdast";
import type { VFile } from "vfile";
import { didYouMean, nearest } from "../../site/problems/nearest";
import type { Environment } from "../environment";
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
  ["caution", { kind: "warning", title: STRINGS.prose.otherAdmonitions.caution }],
  ["important", { kind: "info", title: STRINGS.prose.otherAdmonitions.important }],
  ["secondary", { kind: "note", title: STRINGS.prose.otherAdmonitions.secondary }],
  ["success", { kind: "tip", title: STRINGS.prose.otherAdmonitions.success }],
]);

/** The words for admonitions that every site has. */
export const ADMONITIONS: readonly string[] = [...KINDS, ...ALIASES.keys()];

/** Returns an admonition's kind and title. A word of the site's own looks like that nearest to it. */
function kindOf(word: string, own: readonly string[], title?: string) {
  const isOwn = own.includes(word) && !ADMONITIONS.includes(word);
  const known = isOwn ? (nearest(word, ADMONITIONS) ?? "note") : word;
  const alias = ALIASES.get(known);
  const name = isOwn ? word.charAt(0).toUpperCase() + word.slice(1) : alias?.title;
  return { kind: alias?.kind ?? known, title: title ?? name };
}

/**
 * Turns `:::note[Title]`, `:::note Title` and Docusaurus' `<Admonition type="note">` into the
 * element `Admonition` (M1).
 */
export function admonitions({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const words = environment.admonitions();
    const check = (word: string, position: Parameters<typeof reportError>[3]): void => {
      if (ADMONITIONS.includes(word) || words.includes(word)) return;
      const message = `\`:::${word}\` is not an admonition. The admonitions are ${CHOICE}.`;
      const hint = didYouMean(word, [...ADMONITIONS, ...words]);
      reportError(file, "unknown-admonition", message + hint, position);
    };

    visit(tree, (node, index, parent) => {
      if (node.type === "mdxJsxFlowElement" && node.name === "Admonition") {
        const type = attributeNamed(node, "type");
        if (typeof type?.value !== "string") return;
        check(type.value, node.position);
        const others = node.attributes.filter((attribute) => attribute !== type);
        const { kind, title } = kindOf(type.value, words);
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
          ...kindOf(node.name, words, label && (wordsOfNode(label) || undefined)),
          id: node.attributes?.id || undefined,
        }),
        children: label ? rest : node.children,
        position: node.position,
      };
    });
  };
}
