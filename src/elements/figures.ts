import { createContext } from "react";
import type { ContentFigure } from "../site/charts/figures";

/** The figures of the document that is shown. */
export const ContentFigures = createContext<readonly ContentFigure[]>([]);
