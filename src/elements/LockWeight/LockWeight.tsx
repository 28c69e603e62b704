import { lockWeightChart } from "../../site/charts/lock-weight";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of a lock's voting weight as its time runs down. */
export const LockWeight = () => <FigureChart draw={lockWeightChart} />;
