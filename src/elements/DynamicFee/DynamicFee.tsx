import { dynamicFeeChart } from "../../site/charts/dynamic-fee";
import { FigureChart } from "../Chart/FigureChart";

/** The fee of a pool by the distance of its price from the average. */
export const DynamicFee = () => <FigureChart draw={dynamicFeeChart} />;
