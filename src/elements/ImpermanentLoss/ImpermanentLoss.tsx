import { impermanentLossChart } from "../../site/charts/impermanent-loss";
import { FigureChart } from "../Chart/FigureChart";

/** What a position in a range loses against holding. */
export const ImpermanentLoss = () => <FigureChart draw={impermanentLossChart} />;
