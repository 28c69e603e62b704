import type { CDPSession } from "@playwright/test";
import { idOfRow, textRows } from "../sites/text-page";
import { open } from "./loading";
import { expect, test } from "./site";

interface AxNode {
  nodeId: string;
  backendDOMNodeId?: number;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

/** What stands before and after the words of what is within a line. Around all else is a space. */
const INLINE: ReadonlyMap<string, readonly [before: string, after: string]> = new Map([
  ["Abbr", ["", ""]],
  ["Ruby", ["", ""]],
  ["code", ["", ""]],
  ["deletion", ["", ""]],
  ["link", ["[", "]"]],
  ["subscript", ["_", ""]],
  ["superscript", ["^", ""]],
]);

/** Returns the words of a node and of all nodes below it, in the order of the page. */
function wordsBelow(node: AxNode, nodes: ReadonlyMap<string, AxNode>): string {
  const { role, name, ignored, childIds = [] } = node;
  const kind = role?.value ?? "";
  // It repeats the text around it, line by line.
  if (kind === "InlineTextBox") return "";
  if (!ignored && ["StaticText", "image"].includes(kind)) return name?.value ?? "";
  const words = childIds
    .map((id) => nodes.get(id))
    .map((child) => (child ? wordsBelow(child, nodes) : ""))
    .join("");
  const [before, after] = INLINE.get(kind) ?? [" ", " "];
  return `${before}${words}${after}`;
}

/** Returns the words within an element, as Chromium gives them to screen readers. */
async function spoken(session: CDPSession, selector: string): Promise<string> {
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { node } = await session.send("DOM.describeNode", { nodeId });
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId);
  const byId = new Map(nodes.map((one) => [one.nodeId, one]));
  return start ? wordsBelow(start, byId).replace(/\s+/g, " ").trim() : "";
}

test("X7 what screen readers say of a document is what docs/writing/text.md says", async ({
  page,
  context,
}) => {
  await open(page, "/text");
  const session = await context.newCDPSession(page);
  const said: string[] = [];
  for (const [index] of textRows.entries()) said.push(await spoken(session, `#${idOfRow(index)}`));
  expect(said.map((words, index) => `${textRows[index]?.name}: ${words}`)).toEqual(
    textRows.map(({ name, spoken: words }) => `${name}: ${words}`),
  );
});
