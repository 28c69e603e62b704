import { useFigures } from "../figures";
import { useNumberInput } from "./number-input";

/** The two ends of a range around the example price, as a reader may set them; the upper one up to so many times the price. */
export function usePriceRange(most: number) {
  const figure = useFigures<"LiquidityRange" | "ImpermanentLoss">();
  const price = figure("range.price").value;
  const low = useNumberInput({
    start: figure("range.low").value,
    min: price / 100,
    max: price * 0.99,
  });
  const start = figure("range.high").value;
  const high = useNumberInput({ start, min: price * 1.01, max: price * most });
  return { price, low, high, range: { low: low.value, high: high.value } };
}
