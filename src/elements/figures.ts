import { createContext, useContext } from "react";
import type { ElementName, elementFigures } from "../site/elements";

/** A figure of `content/figures.yml`, as the page's data delivers it. */
export interface ContentFigure {
  key: string;
  value: number;
  /** Null for a bare count. */
  unit: string | null;
}

/** The figures of the document that is shown. */
export const ContentFigures = createContext<readonly ContentFigure[]>([]);

type FigureKey<Name extends ElementName> = (typeof elementFigures)[Name][number];

/** Looks up the figures that an element has declared in `src/site/elements.ts`; the compile sees to it that each is there. */
export function useFigures<Name extends ElementName>(): (key: FigureKey<Name>) => ContentFigure {
  const figures = useContext(ContentFigures);
  return (key) => {
    const figure = figures.find((candidate) => candidate.key === key);
    if (!figure) throw new Error(`The figure \`${key}\` is missing on this page.`);
    return figure;
  };
}
