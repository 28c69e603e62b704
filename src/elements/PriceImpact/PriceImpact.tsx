import { priceImpactChart } from "../../site/charts/price-impact";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of the price impact of a swap on the two legacy curves, before fees. */
export const PriceImpact = () => <FigureChart draw={priceImpactChart} />;
