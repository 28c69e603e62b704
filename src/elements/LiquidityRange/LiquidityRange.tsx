import { liquidityRangeChart } from "../../site/charts/liquidity-range";
import { FigureChart } from "../Chart/FigureChart";

/** Liquidity of a deposit in a range, against that of the same value over all prices. */
export const LiquidityRange = () => <FigureChart draw={liquidityRangeChart} />;
