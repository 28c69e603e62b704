import { manipulatedAverageChart } from "../../site/charts/manipulated-average";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of how far a false price in one block moves the two averages. */
export const ManipulatedAverage = () => <FigureChart draw={manipulatedAverageChart} />;
