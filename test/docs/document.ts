import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { environment } from "../../src/data/environment";
import { contentRoot } from "../../src/data/project";
import { readFigures, readWords } from "../../src/data/words-file";
import { compile } from "../../src/markdown/compile";
import { splitFrontMatter } from "../../src/markdown/front-matter";
import { plainText } from "../../src/markdown/sections";
import type { Tree, TreeNode } from "../../src/site/tree";

/** A part of a document as a reader sees it, from one heading to the next. */
export interface Section {
  /** All but tables and code. A formula is its signs in a row: `x^2` is "x2". */
  text: string;
  /** Cells of each table, row by row, the header first. */
  tables: string[][][];
  /** What needs no test here, as it is in the text: formulas, which have their own, and figures of `content/figures.yml`. */
  known: string[];
}

/** Signs of MathML that nobody sees. */
const INVISIBLE = /[\u200B\u2061-\u2064]/g;

const HEADING = /^h[1-6]$/;

function signsOf(node: TreeNode): string {
  if (typeof node === "string") return node.replace(INVISIBLE, "");
  const [, , ...children] = node;
  return children.map(signsOf).join("");
}

/** Puts a text in the place of each formula. */
function withoutMath(node: TreeNode, formulas: string[]): TreeNode {
  if (typeof node === "string") return node;
  const [name, props, ...children] = node;
  if (name !== "math")
    return [name, props, ...children.map((child) => withoutMath(child, formulas))];
  const signs = signsOf(node).replace(/\s+/g, " ").trim();
  formulas.push(signs);
  return signs;
}

function elementsNamed(name: string, nodes: Tree): Exclude<TreeNode, string>[] {
  return nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [own, , ...children] = node;
    return own === name ? [node] : elementsNamed(name, children);
  });
}

const rowsOf = (table: TreeNode): string[][] =>
  elementsNamed("tr", [table]).map(([, , ...cells]) => cells.map((cell) => plainText([cell])));

function without(names: readonly string[], nodes: Tree): Tree {
  return nodes.flatMap((node): Tree => {
    if (typeof node === "string") return [node];
    const [name, props, ...children] = node;
    return names.includes(name) ? [] : [[name, props, ...without(names, children)]];
  });
}

function sectionOf(nodes: Tree, figures: readonly string[]): Section {
  const formulas: string[] = [];
  const readable = nodes.map((node) => withoutMath(node, formulas));
  return {
    text: plainText(without(["table", "pre"], readable)),
    tables: elementsNamed("table", readable).map(rowsOf),
    known: [...formulas.filter((formula) => /\d/.test(formula)), ...figures],
  };
}

/** The sections of a file below `content/`, by their anchors, with product words and figures filled in. The first has no anchor. */
export function sectionsOf(name: string): Map<string, Section> {
  const path = join(contentRoot, name);
  const { body } = splitFrontMatter(readFileSync(path, "utf8"));
  const { tree, figures } = compile(body, path, environment);
  let current: Tree = [];
  const parts = new Map([["", current]]);
  for (const node of tree) {
    if (typeof node !== "string" && HEADING.test(node[0])) {
      current = [];
      parts.set(String(node[1].id), current);
    } else current.push(node);
  }
  // A figure without a unit is shown as a bare number, which could be any other.
  const shown = readFigures().figures.filter(({ key, unit }) => unit && figures.includes(key));
  const texts = shown.map(({ text }) => text);
  return new Map(Array.from(parts, ([anchor, nodes]) => [anchor, sectionOf(nodes, texts)]));
}

/** Docs and posts, by their names below `content/`. */
export const documents = (): string[] =>
  ["docs", "blog"]
    .flatMap((folder) =>
      readdirSync(join(contentRoot, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((name) => /\.mdx?$/.test(name));

/** The value of a figure of `content/figures.yml`. */
export function figure(key: string): number {
  const found = readFigures().figures.find((candidate) => candidate.key === key);
  if (!found) throw new Error(`content/figures.yml has no ${key}.`);
  return found.value;
}

/** The value of a figure that is given in percent, as a share: 0.05 for 5%. */
export const share = (key: string): number => figure(key) / 100;

/** A number as formulas write it: no signs between thousands, and not what binary fractions add. */
export const plain = (value: number): string => String(Number(value.toFixed(9)));

/** The short name of the product. */
export const productShort = (): string => readWords().get("product.short") ?? "";
