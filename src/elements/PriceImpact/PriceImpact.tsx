import { priceImpactChart } from "../../site/charts/price-impact";
import { FigureChart } from "../Chart/FigureChart";

/** Price impact of a swap on the two legacy curves, before fees. */
export const PriceImpact = () => <FigureChart draw={priceImpactChart} />;
