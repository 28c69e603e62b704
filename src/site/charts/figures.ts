import type { ElementName, elementFigures } from "../elements";

/** A figure of `content/figures.yml`, as it is in the page's data. */
export interface ContentFigure {
  key: string;
  value: number;
  /** Null for a bare count. */
  unit: string | null;
}

/** Key of a figure that an element has declared in `src/site/elements.ts`. */
export type FigureKey<Name extends ElementName> = (typeof elementFigures)[Name][number];

/**
 * Returns a function that looks up a figure by its key. The Markdown compiler ensures that a page
 * has the figures of its elements.
 */
export const figureIn =
  (figures: readonly ContentFigure[]) =>
  (key: string): ContentFigure => {
    const figure = figures.find((candidate) => candidate.key === key);
    if (!figure) throw new Error(`The figure \`${key}\` is missing on this page.`);
    return figure;
  };
