import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import convert from "npm-to-yarn";
import { visit } from "../visit";
import { tabElement } from "./tab-element";

/** The word behind the language that asks for tabs. It is also their group, as in Docusaurus. */
const WORD = "npm2yarn";

/** Package managers, each with its name. That of npm and pnpm is the value. */
const MANAGERS = [
  ["npm", undefined],
  ["yarn", "Yarn"],
  ["pnpm", undefined],
  ["bun", "Bun"],
] as const;

/** Returns the tabs of a block, one for each package manager. */
function tabsOf(block: Code, meta: string): MdxJsxFlowElement {
  const items = MANAGERS.map(([value, label]) => {
    const command = value === "npm" ? block.value : convert(block.value, value);
    return tabElement("TabItem", { value, label }, [{ ...block, meta, value: command }]);
  });
  return { ...tabElement("Tabs", { groupId: WORD }, items), position: block.position };
}

/** Turns ```` ```bash npm2yarn ```` into tabs with the commands of other package managers. */
export function npm2yarn() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "code") return undefined;
      const words = node.meta?.split(/\s+/) ?? [];
      if (!words.includes(WORD)) return undefined;
      parent.children[index] = tabsOf(node, words.filter((word) => word !== WORD).join(" "));
      // Its blocks are as they should be.
      return index + 1;
    });
  };
}
