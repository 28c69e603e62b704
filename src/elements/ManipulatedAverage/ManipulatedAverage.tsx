import { manipulatedAverageChart } from "../../site/charts/manipulated-average";
import { FigureChart } from "../Chart/FigureChart";

/** How far a false price in one block moves the two averages. */
export const ManipulatedAverage = () => <FigureChart draw={manipulatedAverageChart} />;
