import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of a deposit's liquidity in a range, compared with the same value over all prices. */
export const LiquidityRange = () => <FigureChart draw={draw} />;
