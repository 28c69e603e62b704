import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of the emissions of each epoch: the decay, and the tail that takes over. */
export const EmissionSchedule = () => <FigureChart draw={draw} />;
