import { createContext } from "react";
import type { ContentFigure } from "../site/charts/figures";

/** The figures of the current document. */
export const ContentFigures = createContext<readonly ContentFigure[]>([]);
