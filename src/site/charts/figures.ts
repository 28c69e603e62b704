/** A figure of `content/figures.yml`, as it is in the page's data. */
export interface ContentFigure {
  key: string;
  value: number;
  /** Null for a bare count. */
  unit: string | null;
}

/** The parts of a figure of `content/figures.yml` that a diagram shows. */
export interface ShownFigure {
  name: string;
  value: number;
  /** "percent" or a word. Missing for a bare count. */
  unit?: string | undefined;
  /** The unit in the site's own language, if the words of another one take its place. */
  ownUnit?: string | undefined;
  /** For example "4 years". */
  text: string;
}

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
