import type { Element } from "hast";
import type { Child } from "./definition";

/** Returns an element of HTML. */
export const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: Child[]
): Element => ({ type: "element", tagName, properties, children });

/** Returns a text. */
export const text = (value: unknown): Child => ({ type: "text", value: String(value) });

/** Returns code in a line of text. */
export const code = (value: string): Element => element("code", {}, text(value));

/** Returns a paragraph of bold text. */
export const strongLine = (value: unknown): Element =>
  element("p", {}, element("strong", {}, text(value)));

const row = (cell: "td" | "th", cells: readonly Child[][]): Element =>
  element("tr", {}, ...cells.map((children) => element(cell, {}, ...children)));

/** Returns a table, given the texts of its head and the cells of its rows. */
export const table = (head: readonly string[], rows: readonly (readonly Child[][])[]): Element =>
  element(
    "table",
    {},
    element(
      "thead",
      {},
      row(
        "th",
        head.map((title) => [text(title)]),
      ),
    ),
    element("tbody", {}, ...rows.map((cells) => row("td", cells))),
  );
