import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { shortText } from "../../site/short-text";
import type { Words } from "../../site/words";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot, language } from "../files/project";
import { keyLocator, readYaml, type YamlResult } from "../yaml/yaml";
import { languageFile } from "./language-files";
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

/**
 * The shape of `content/i18n/<language>/figures.yml`: the words of figures. Their numbers are the same
 * in all languages.
 */
export const figureWordsSchema = z.record(
  z.string(),
  z.record(
    z.string(),
    figureSchema.pick({ name: true, unit: true, description: true, source: true }).partial(),
  ),
);

/**
 * A number of the product, with its key (`lock.longest`) and how prose shows it ("4 years", "4 Jahre").
 * `ownUnit` is the unit in the site's own language.
 */
export type Figure = z.infer<typeof figureSchema> & {
  key: string;
  text: string;
  ownUnit: string | undefined;
};

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

type FigureWords = z.infer<typeof figureWordsSchema>;

/** Reads the words of figures in the language of the build. Reports those of no figure. */
function readFigureWords(figures: z.infer<typeof figuresSchema>): YamlResult<FigureWords> {
  const path = languageFile("figures.yml");
  if (language === undefined || !existsSync(path)) return { value: {}, problems: [] };
  const text = readFileSync(path, "utf8");
  const read = readYaml(text, fromRoot(path), figureWordsSchema, readProductWords());
  const known = Object.entries(figures).flatMap(([group, members]) =>
    Object.keys(members).map((name) => `${group}.${name}`),
  );
  const unknown = Object.entries(read.value ?? {}).flatMap(([group, members]) =>
    Object.keys(members)
      .filter((name) => !known.includes(`${group}.${name}`))
      .map((name) => [group, name]),
  );
  const placeOf = keyLocator(text);
  const problems = unknown.map(
    (key): Problem => ({
      code: "unknown-key",
      severity: "error",
      message: `\`${key.join(".")}\` is not a figure of \`content/figures.yml\`.${didYouMean(key.join("."), known)}`,
      file: fromRoot(path),
      ...placeOf(key),
    }),
  );
  return { ...read, problems: [...read.problems, ...problems] };
}

const readFiguresFile = cachedFile((text, path, last: FiguresFile | undefined): FiguresFile => {
  const { value, problems } = readYaml(text, fromRoot(path), figuresSchema, readProductWords());
  if (last && problems.length > 0) return { figures: last.figures, problems };
  if (!value) return { figures: [], problems };
  const words = readFigureWords(value);
  const figures = Object.entries(value).flatMap(([group, members]) =>
    Object.entries(members).map(([name, figure]) => {
      const own = words.value?.[group]?.[name];
      const { value: number, status } = figure;
      const unit = own?.unit ?? figure.unit;
      return {
        key: `${group}.${name}`,
        text: figureText({ value: number, unit }),
        name: own?.name ?? figure.name,
        value: number,
        unit,
        ownUnit: figure.unit,
        description: own?.description ?? figure.description,
        source: own?.source ?? figure.source,
        status,
      };
    }),
  );
  return { figures, problems: [...problems, ...words.problems] };
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
