import { emissionScheduleChart } from "../../site/charts/emission-schedule";
import { FigureChart } from "../Chart/FigureChart";

/** A chart of the emissions of each epoch: the decay, and the tail that takes over. */
export const EmissionSchedule = () => <FigureChart draw={emissionScheduleChart} />;
