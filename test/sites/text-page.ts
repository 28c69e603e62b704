import { readFileSync } from "node:fs";

/** A row of the table in docs/writing/text.md: what a document holds, and what outputs make of it. */
export interface TextRow {
  name: string;
  source: string;
  text: string;
  copy: string;
  /** The words that Chromium gives to screen readers. */
  spoken: string;
}

/** Returns what the code in a cell of a table is. */
const codeIn = (cell: string): string =>
  cell
    .trim()
    .replace(/^(`+) ?(.*?) ?\1$/, "$2")
    .replaceAll("\\|", "|")
    .replaceAll("⏎", "\n");

export const textRows: readonly TextRow[] = readFileSync("docs/writing/text.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (?:of|--)/.test(line))
  .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
  .map(([name = "", source = "", text = "", copy = "", spoken = ""]) => ({
    name: name.trim(),
    source: codeIn(source),
    text: codeIn(text),
    copy: codeIn(copy),
    spoken: codeIn(spoken),
  }));

/** The folder of the fixture's page that has all rows. */
export const TEXT_PAGE = "content/pages/text";

/** The id of a row on the page. */
export const idOfRow = (index: number): string => `row-${index}`;

/** Returns the source of the page. */
export const textPage = (): string =>
  [
    "---\ntitle: The text of a document\ndescription: All rows of a table.\nunlisted: true\n---",
    ...textRows.map(({ source }, index) => `<div id="${idOfRow(index)}">\n\n${source}\n\n</div>`),
  ].join("\n\n");
