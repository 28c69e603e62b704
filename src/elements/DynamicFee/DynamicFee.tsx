import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of a pool's fee by the distance of the pool's price from the average. */
export const DynamicFee = () => <FigureChart draw={draw} />;
