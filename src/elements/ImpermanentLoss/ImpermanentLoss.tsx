import { impermanentLossChart } from "../../site/charts/impermanent-loss";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of what a position in a range loses compared with holding. */
export const ImpermanentLoss = () => <FigureChart draw={impermanentLossChart} />;
