import { FigureChart } from "../../prose/Chart/FigureChart";
import { drawPath } from "./chart";
import { pricesIn } from "./prices";

interface RangeStrategyProps {
  /** At the start and at the end of each epoch, with spaces in between. */
  prices: string;
}

/** A chart of a range strategy over epochs, beside holding and beside a position over all prices. */
export const RangeStrategy = ({ prices }: RangeStrategyProps) => (
  <FigureChart draw={drawPath(pricesIn(prices))} />
);
