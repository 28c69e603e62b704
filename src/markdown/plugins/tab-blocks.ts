import type { Code, Root } from "mdast";
import type { MdxJsxFlowElement } from "mdast-util-mdx-jsx";
import { visit } from "../visit";
import { tabElement } from "./tab-element";

type Node = Root["children"][number];

/** What a block says about its tab. */
interface Tab {
  label?: string;
  /** The number of blocks that stand in the tab. */
  span: number;
}

const GROUP = "code-examples";
const LABELS: ReadonlyMap<string, string> = new Map([
  ["js", "JavaScript"],
  ["ts", "TypeScript"],
]);

/** Matches what spaces part, unless they stand within quotes or braces. */
const WORDS = /(?:[^\s"'{]|"[^"]*"|'[^']*'|\{[^}]*\})+/g;
const isTab = (word: string): boolean => /^tab(?:=\{.*\})?$/.test(word);

/** Returns what follows the language of a block: the word for the tab, and the others. */
function wordsOf({ meta }: Code): { tab: string | undefined; others: string } {
  const words = meta?.match(WORDS) ?? [];
  return { tab: words.find(isTab), others: words.filter((word) => !isTab(word)).join(" ") };
}

/** Reads the options of a tab. Those that are not JSON count as none. */
function readTab(word: string): Tab {
  try {
    const { label, span } = Object(JSON.parse(word.slice("tab=".length) || "{}"));
    return {
      ...(typeof label === "string" && { label }),
      span: Number.isInteger(span) && span > 0 ? span : 1,
    };
  } catch {
    return { span: 1 };
  }
}

/** Returns the tab that begins at a block, with the blocks in it; undefined if there is none. */
function tabAt(nodes: readonly Node[], index: number) {
  const first = nodes[index];
  const word = first?.type === "code" ? wordsOf(first).tab : undefined;
  if (first?.type !== "code" || word === undefined) return undefined;
  const { label, span } = readTab(word);
  const after = nodes.slice(index, index + span);
  const end = after.findIndex(({ type }) => type !== "code");
  const blocks = after.slice(0, end < 0 ? span : end) as Code[];
  const value = label?.toLowerCase().replace(" ", "-") ?? first.lang ?? "text";
  const shown = label ?? LABELS.get(value);
  const children = blocks.map((block) => ({ ...block, meta: wordsOf(block).others || null }));
  return { item: tabElement("TabItem", { value, label: shown }, children), count: blocks.length };
}

/**
 * Turns blocks of code with the word `tab` that follow each other into tabs, as the plugin
 * `docusaurus-remark-plugin-tab-blocks` does.
 */
export function tabBlocks() {
  return (tree: Root): void => {
    visit<Node>(tree, (node, index, parent) => {
      const items: MdxJsxFlowElement[] = [];
      let end = index;
      for (let tab = tabAt(parent.children, end); tab; tab = tabAt(parent.children, end)) {
        items.push(tab.item);
        end += tab.count;
      }
      if (items.length === 0) return undefined;
      const tabs = tabElement("Tabs", { groupId: GROUP }, items);
      parent.children.splice(index, end - index, { ...tabs, position: node.position } as Node);
      // Its blocks are as they should be.
      return index + 1;
    });
  };
}
