import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of how far a false price in one block moves the two averages. */
export const ManipulatedAverage = () => <FigureChart draw={draw} />;
