import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { parse } from "yaml";
import { ContentFigures } from "../../src/elements/figures";

type FiguresFile = Record<string, Record<string, { value: number; unit?: string }>>;

const shipped: FiguresFile = parse(readFileSync("content/figures.yml", "utf8"));

/** Renders an element inside a document that has the shipped figures, some of them with other values. */
export function renderWithFigures(element: ReactElement, changed: Record<string, number> = {}) {
  const figures = Object.entries(shipped).flatMap(([group, members]) =>
    Object.entries(members).map(([name, { value, unit = null }]) => {
      const key = `${group}.${name}`;
      return { key, value: changed[key] ?? value, unit };
    }),
  );
  return render(<ContentFigures.Provider value={figures}>{element}</ContentFigures.Provider>);
}
