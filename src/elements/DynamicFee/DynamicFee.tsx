import { dynamicFeeChart } from "../../site/charts/dynamic-fee";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of a pool's fee by the distance of the pool's price from the average. */
export const DynamicFee = () => <FigureChart draw={dynamicFeeChart} />;
