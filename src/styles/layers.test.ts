import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LAYERS } from "./layers";

/** The layers that style sheets may use, by the start of their paths. */
const LAYERS_OF: Record<string, readonly string[]> = {
  "src/elements/": ["elements"],
  "src/prose/": ["elements"],
  "src/layout/": ["layout"],
  "src/views/": ["layout"],
  // Also styles the elements that a document's Markdown becomes. They have no classes.
  "src/views/document/Document/": ["layout", "prose"],
  "src/search/": ["layout"],
  // The styles that an imported page brings itself are in no layer, and so stronger.
  "src/docusaurus/": ["prose"],
  "src/docusaurus/openapi/": ["elements"],
  "src/pages/": ["page"],
  "src/templates/": ["page"],
  "src/styles/base.css": ["base"],
  "src/styles/tokens.css": ["tokens"],
};

const layersOf = (file: string): readonly string[] =>
  LAYERS_OF[
    Object.keys(LAYERS_OF).findLast((start) => file.startsWith(start)) ?? "no such folder"
  ] ?? [];

/** Returns the first lines of the rules that are in no other rule. */
const outermost = (file: string): string[] =>
  readFileSync(file, "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => /^[^\s}]/.test(line));

/** Where an owner's styles are. They are in no layer, and so stronger. */
const OWNERS = /^src\/(?:slots|theme|components|css)\//;

const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map((file) => join("src", file))
  .filter((file) => !OWNERS.test(file));

describe("layers of styles", () => {
  it.each(sheets)("%s has all its rules in the layers of its folder", (file) => {
    const lines = outermost(file);
    const allowed = layersOf(file).map((layer) => `@layer ${layer} {`);
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => !allowed.includes(line))).toEqual([]);
  });

  it("are all in the statement of their order, and all used", () => {
    const used = sheets.flatMap(outermost).map((line) => line.split(" ")[1]);
    expect(new Set(used)).toEqual(new Set(LAYERS));
  });
});
