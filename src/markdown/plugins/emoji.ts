import type { Root } from "mdast";
import { get } from "node-emoji";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { visit } from "../visit";

/** The name of an emoji between colons, `:tada:`, apart from a ratio such as 1:100:3. */
export const EMOJI_NAME = /(?<!\w):(?:[+-]1|[\w-]+):(?!\w)/;

const EVERY_NAME = new RegExp(EMOJI_NAME, "g");

const withEmoji = (text: string): string =>
  text.replace(EVERY_NAME, (written) => get(written) ?? written);

/**
 * Replaces names of emoji in prose, as Docusaurus does. Anchors of headings keep the names, because
 * they are made before.
 */
export function emoji() {
  return (tree: Root, file: VFile): void => {
    const known = facts(file);
    if (known.title !== null) known.title = withEmoji(known.title);
    for (const heading of known.headings) heading.text = withEmoji(heading.text);
    visit(tree, (node) => {
      if (node.type === "text") node.value = withEmoji(node.value);
    });
  };
}
