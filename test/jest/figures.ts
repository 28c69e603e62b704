import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { ContentFigure } from "../../src/site/charts/figures";
import { contentRoot } from "./roots";

type FiguresFile = Record<string, Record<string, { value: number; unit?: string }>>;

const sample: FiguresFile = parse(readFileSync(join(contentRoot, "figures.yml"), "utf8"));

/**
 * Returns the figures of the fixture site as a page's data contains them. `changed` replaces some
 * values.
 */
export const figuresWith = (changed: Record<string, number> = {}): ContentFigure[] =>
  Object.entries(sample).flatMap(([group, members]) =>
    Object.entries(members).map(([name, { value, unit = null }]) => {
      const key = `${group}.${name}`;
      return { key, value: changed[key] ?? value, unit };
    }),
  );
