import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Problem } from "../../site/problems/problem";
import { shortText } from "../../site/short-text";
import type { Words } from "../../site/words";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { readYaml, type YamlResult } from "../yaml/yaml";
import { readProductWords } from "./site-file";

const figuresPath = join(contentRoot, "figures.yml");

const figureSchema = z.strictObject({
  name: shortText.describe("What it is called."),
  value: z.number().describe("The number."),
  unit: z.string().optional().describe("`percent`, or a word that prose puts after the number."),
  description: shortText.describe("What it says."),
  source: shortText.describe("Where the number comes from."),
  status: z.enum(["illustrative"]).describe("Whether it is true of a live product."),
});

/** The shape of `content/figures.yml`: groups of figures. */
export const figuresSchema = z.record(z.string(), z.record(z.string(), figureSchema));

/** A number of the product, with its key (`lock.longest`) and how prose shows it ("4 years"). */
export type Figure = z.infer<typeof figureSchema> & { key: string; text: string };

const format = new Intl.NumberFormat(PAGE_LANGUAGE.lang, {
  maximumFractionDigits: 8,
  numberingSystem: "latn",
});

/** Formats a figure: "0.05%", "10,000,000 STRA", "4 years". */
export function figureText({ value, unit }: Pick<Figure, "value" | "unit">): string {
  const number = format.format(value);
  if (unit === undefined) return number;
  return unit === "percent" ? STRINGS.numbers.percent(number) : `${number} ${unit}`;
}

interface FiguresFile {
  figures: Figure[];
  problems: Problem[];
}

const readFiguresFile = cachedFile((text, path, last: FiguresFile | undefined): FiguresFile => {
  const { value, problems } = readYaml(text, fromRoot(path), figuresSchema, readProductWords());
  if (last && problems.length > 0) return { figures: last.figures, problems };
  if (!value) return { figures: [], problems };
  const figures = Object.entries(value).flatMap(([group, members]) =>
    Object.entries(members).map(([name, figure]) => ({
      ...figure,
      key: `${group}.${name}`,
      text: figureText(figure),
    })),
  );
  return { figures, problems };
}, readProductWords);

const NONE: FiguresFile = { figures: [], problems: [] };

/** Reads the figures from disk, and what is wrong with the file. */
export const readFigures = (): FiguresFile => readFiguresFile(figuresPath) ?? NONE;

let words: { of: readonly Figure[]; product: Words; all: Words } | undefined;

/**
 * Returns all words that authors may write in braces (N4). Returns the same map as long as nothing
 * has changed.
 */
export function readWords(): Words {
  const product = readProductWords();
  const { figures } = readFigures();
  if (words?.of !== figures || words.product !== product) {
    const entries = figures.map(({ key, text }) => [`figures.${key}`, text] as const);
    words = { of: figures, product, all: new Map([...product, ...entries]) };
  }
  return words.all;
}

const lastValues = new Map<string, unknown>();

/**
 * Reads a YAML file of the content and fills in all words. If the file has errors, the value is the
 * last valid one. That of an empty text does not count, as `cachedFile` explains.
 */
export function readContentYaml<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): YamlResult<z.infer<Schema>> {
  const text = readFileSync(path, "utf8");
  const read = readYaml(text, fromRoot(path), schema, readWords());
  if (read.problems.length > 0) {
    const last = lastValues.get(path) as typeof read.value;
    return { ...read, value: last ?? read.value };
  }
  if (text.trim() !== "") lastValues.set(path, read.value);
  return read;
}
