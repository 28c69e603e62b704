import type { Element, Root } from "hast";
import { textOf } from "../../site/node-text";
import { visit } from "../visit";

/** From this many words on, the text of a cell needs room to be readable. */
const PROSE = 4;

/** Matches a number with its sign, and with at most one word behind it: "−40.00 USDC", "+1.5%". */
const NUMBER = /^[-−+~≈]?\s?[$€£]?\d[\d.,]*(?:\s?[%×°]|\s?\p{L}{1,10})?$/u;

const isElement = (node: Element["children"][number]): node is Element => node.type === "element";

const wordsOf = (node: Element | undefined): string[] => textOf(node).match(/\S+/g) ?? [];

const cellsOf = (row: Element | undefined): Element[] =>
  (row?.children ?? []).filter(isElement).filter(({ tagName }) => /^t[dh]$/.test(tagName));

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

/** Roles of what a table is made of, for when a phone shows its rows as blocks. */
const ROLES: Readonly<Record<string, string>> = {
  thead: "rowgroup",
  tbody: "rowgroup",
  tr: "row",
  th: "columnheader",
  td: "cell",
};

/** From this many columns on, cells of a table of words are too narrow on a phone. */
const MANY_COLUMNS = 3;

/** How many letters a phone has room for, in all columns of a table together. */
const LETTERS = 32;

/**
 * Whether a table of words cannot be read on a phone: it has prose, or its longest words do not fit.
 * A table of numbers is compared by columns, so it stays.
 */
function isWordy(head: readonly Element[], rows: readonly (readonly Element[])[]): boolean {
  const cells = rows.flatMap((row) => row.slice(1)).map((cell) => textOf(cell).trim());
  const filled = cells.filter(Boolean);
  if (filled.filter((text) => NUMBER.test(text)).length * 2 >= filled.length) return false;
  const longest = head.map((_, column) =>
    Math.max(...rows.flatMap((row) => wordsOf(row[column]).map(({ length }) => length)), 0),
  );
  return (
    cells.some((text) => text.split(/\s+/).length >= PROSE) ||
    longest.reduce((sum, length) => sum + length, 0) > LETTERS
  );
}

/**
 * Lets a phone show each row of a table of words as a block, in which each cell has the head of its
 * column as its label.
 */
function labelCells(table: Element): void {
  const { head, body } = rowsOf(table);
  const heads = cellsOf(head[0]);
  const rows = body.map(cellsOf);
  if (heads.length < MANY_COLUMNS || !isWordy(heads, rows)) return;
  table.properties = { ...table.properties, dataRows: "", role: "table" };
  visit(table, (node) => {
    if (node.type !== "element") return;
    const isEmptyHead = node.tagName === "th" && node.children.length === 0;
    const role = ROLES[isEmptyHead ? "td" : node.tagName];
    if (role) node.properties = { ...node.properties, role };
  });
  for (const row of rows)
    for (const [column, cell] of row.entries()) {
      const label = textOf(heads[column]).trim();
      if (label && column > 0) cell.properties = { ...cell.properties, dataLabel: label };
    }
}

/**
 * Marks cells that contain prose, turns empty header cells into plain cells, and aligns columns of
 * numbers. Tables of words get what phones need to show their rows as blocks.
 */
export function tables() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "element") return;
      if (node.tagName === "table") {
        alignNumbers(node);
        labelCells(node);
      }
      if (!/^t[dh]$/.test(node.tagName)) return;
      // An empty corner is not a heading.
      if (node.children.length === 0) node.tagName = "td";
      if (wordsOf(node).length >= PROSE) node.properties = { ...node.properties, dataProse: "" };
    });
  };
}
