import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of what a position in a range loses compared with holding. */
export const ImpermanentLoss = () => <FigureChart draw={draw} />;
