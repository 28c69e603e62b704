import { FigureChart } from "../../prose/Chart/FigureChart";
import { draw } from "./chart";

/** A chart of a lock's voting weight as its time runs down. */
export const LockWeight = () => <FigureChart draw={draw} />;
