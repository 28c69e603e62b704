import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import convert from "npm-to-yarn";
import { attributesOf } from "../jsx";
import { visit } from "../visit";

/** The word behind the language that asks for tabs. It is also their group, as in Docusaurus. */
const WORD = "npm2yarn";

/** Package managers, each with its name. That of npm and pnpm is the value. */
const MANAGERS = [
  ["npm", undefined],
  ["yarn", "Yarn"],
  ["pnpm", undefined],
  ["bun", "Bun"],
] as const;

const element = (
  name: "TabItem" | "Tabs",
  attributes: Record<string, string | undefined>,
  children: MdxJsxFlowElement["children"],
): MdxJsxFlowElement => ({
  type: "mdxJsxFlowElement",
  name,
  attributes: attributesOf(attributes),
  children,
});

/** Returns the tabs of a block, one for each package manager. */
function tabsOf(block: Code, meta: string): MdxJsxFlowElement {
  const items = MANAGERS.map(([value, label]) => {
    const command = value === "npm" ? block.value : convert(block.value, value);
    return element("TabItem", { value, label }, [{ ...block, meta, value: command }]);
  });
  return { ...element("Tabs", { groupId: WORD }, items), position: block.position };
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
