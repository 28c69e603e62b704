import { pricesIn, rangeStrategyChart } from "../../site/charts/range-strategy";
import { FigureChart } from "../Chart/FigureChart";

interface RangeStrategyProps {
  /** At the start and at the end of each epoch, with spaces in between. */
  prices: string;
}

/** A chart of a range strategy over epochs, beside holding and beside a position over all prices. */
export const RangeStrategy = ({ prices }: RangeStrategyProps) => (
  <FigureChart draw={rangeStrategyChart(pricesIn(prices))} />
);
