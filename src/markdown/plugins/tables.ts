import type { Element, Root } from "hast";
import { textOf } from "../../site/node-text";
import { visit } from "../visit";

/** From this many words on, the text of a cell needs room to be readable. */
const PROSE = 4;

/** Matches a number with its sign, and with at most one word behind it: "−40.00 USDC", "+1.5%". */
const NUMBER = /^[-−+~≈]?\s?[$€£]?\d[\d.,]*(?:\s?[%×°]|\s?\p{L}{1,10})?$/u;

const isElement = (node: Element["children"][number]): node is Element => node.type === "element";

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));

/** Returns the rows of each part of a table: those of its head and those of its body. */
function rowsOf(table: Element): { head: Element[]; body: Element[] } {
  const rowsIn = (name: string) =>
    table.children
      .filter(isElement)
      .filter(({ tagName }) => tagName === name)
      .flatMap(({ children }) => children.filter(isElement));
  return { head: rowsIn("thead"), body: rowsIn("tbody") };
}

/**
 * Aligns the columns of a table that hold nothing but numbers, unless the author has aligned them.
 * The first column names the rows, so it stays.
 */
function alignNumbers(table: Element): void {
  const { head, body } = rowsOf(table);
  const rows = body.map(cellsOf);
  for (const column of rows[0]?.keys() ?? []) {
    if (column === 0) continue;
    const cells = rows.flatMap((row) => row[column] ?? []);
    const texts = cells.map((cell) => textOf(cell).trim()).filter(Boolean);
    if (texts.length === 0 || !texts.every((text) => NUMBER.test(text))) continue;
    for (const cell of [...head.flatMap((row) => cellsOf(row)[column] ?? []), ...cells]) {
      if (cell.properties.align === undefined)
        cell.properties = { ...cell.properties, align: "right" };
    }
  }
}

/**
 * Marks cells that contain prose, turns empty header cells into plain cells, and aligns columns of
 * numbers.
 */
export function tables() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "element") return;
      if (node.tagName === "table") alignNumbers(node);
      if (!/^t[dh]$/.test(node.tagName)) return;
      // An empty corner is not a heading.
      if (node.children.length === 0) node.tagName = "td";
      const words = textOf(node).match(/\S+/g) ?? [];
      if (words.length >= PROSE) node.properties = { ...node.properties, dataProse: "" };
    });
  };
}
