import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of the price impact of a swap on the two legacy curves, before fees. */
export const PriceImpact = () => <FigureChart draw={draw} />;
