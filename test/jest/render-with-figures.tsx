import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { ContentFigures } from "../../src/prose/figures";
import { figuresWith } from "./figures";

/** Renders an element inside a document that has these figures. */
export const renderWithFigures = (element: ReactElement, changed?: Record<string, number>) =>
  render(<ContentFigures.Provider value={figuresWith(changed)}>{element}</ContentFigures.Provider>);
