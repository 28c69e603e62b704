import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Problem } from "../site/problem";
import type { Words } from "../site/words";
import { cachedFile } from "./cached-file";
import { contentRoot, fromRoot } from "./project";
import { readProductWords } from "./site-file";
import { readYaml } from "./yaml";

const figuresPath = join(contentRoot, "figures.yml");

const figureSchema = z.strictObject({
  name: z.string().min(1),
  value: z.number(),
  unit: z.string().optional(),
  description: z.string().min(1),
  source: z.string().min(1),
  status: z.enum(["illustrative"]),
});

/** The shape of `content/figures.yml`: groups of figures. */
const figuresSchema = z.record(z.string(), z.record(z.string(), figureSchema));

/** A number of the product, with its key (`lock.longest`) and how prose shows it ("4 years"). */
export type Figure = z.infer<typeof figureSchema> & { key: string; text: string };

const format = new Intl.NumberFormat("en", { maximumFractionDigits: 8 });

/** "0.05%", "10,000,000 STRA", "4 years" */
export function figureText({ value, unit }: Pick<Figure, "value" | "unit">): string {
  const number = format.format(value);
  if (unit === undefined) return number;
  return unit === "percent" ? `${number}%` : `${number} ${unit}`;
}

const readFiguresFile = cachedFile((text, path): { figures: Figure[]; problems: Problem[] } => {
  const { value = {}, problems } = readYaml(
    text,
    fromRoot(path),
    figuresSchema,
    readProductWords(),
  );
  const figures = Object.entries(value).flatMap(([group, members]) =>
    Object.entries(members).map(([name, figure]) => ({
      ...figure,
      key: `${group}.${name}`,
      text: figureText(figure),
    })),
  );
  return { figures, problems };
}, readProductWords);

/** The figures as they are on disk now, and what is wrong with the file. */
export const readFigures = (): { figures: Figure[]; problems: Problem[] } =>
  readFiguresFile(figuresPath) ?? { figures: [], problems: [] };

let words: { of: readonly Figure[]; product: Words; all: Words } | undefined;

/** All that authors may write in braces (N4). The same map as long as nothing has changed. */
export function readWords(): Words {
  const product = readProductWords();
  const { figures } = readFigures();
  if (words?.of !== figures || words.product !== product) {
    const entries = figures.map(({ key, text }) => [`figures.${key}`, text] as const);
    words = { of: figures, product, all: new Map([...product, ...entries]) };
  }
  return words.all;
}

/** Reads a YAML file of the content with all words filled in. */
export const readContentYaml = <Schema extends z.ZodType>(path: string, schema: Schema) =>
  readYaml(readFileSync(path, "utf8"), fromRoot(path), schema, readWords());
