import { liquidityRangeChart } from "../../site/charts/liquidity-range";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of a deposit's liquidity in a range, compared with the same value over all prices. */
export const LiquidityRange = () => <FigureChart draw={liquidityRangeChart} />;
