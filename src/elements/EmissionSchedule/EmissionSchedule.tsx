import { emissionScheduleChart } from "../../site/charts/emission-schedule";
import { FigureChart } from "../Chart/FigureChart";

/** What each epoch emits: the decay, and the tail that takes over. */
export const EmissionSchedule = () => <FigureChart draw={emissionScheduleChart} />;
