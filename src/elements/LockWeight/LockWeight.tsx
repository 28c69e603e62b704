import { lockWeightChart } from "../../site/charts/lock-weight";
import { FigureChart } from "../Chart/FigureChart";

/** Voting weight of a lock as its time runs down. */
export const LockWeight = () => <FigureChart draw={lockWeightChart} />;
