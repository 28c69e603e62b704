import { impermanentLoss, rangeLoss } from "../../site/formulas/impermanent-loss";
import { decimals, percents } from "../../site/numbers";
import { Chart } from "../Chart/Chart";
import { NumberField } from "../Chart/NumberField";
import { usePriceRange } from "../Chart/price-range";
import { domainOf, evenly } from "../Chart/scale";
import { useFigures } from "../figures";

/** Half and twice the first price. */
const RATIOS = [0.5, 2] as const;

const number = decimals(2);
const loss = percents(2, 2);

/** What a position in a range loses against holding by the change of the price, beside one over all prices. */
export function ImpermanentLoss() {
  const figure = useFigures<"ImpermanentLoss">();
  const { price, low, high, range } = usePriceRange(100);
  const inRange = (ratio: number) => rangeLoss(price, ratio * price, range);
  const ends = [low.value, high.value].map((end) => end / price);
  return (
    <Chart
      title="Loss against holding"
      description={`A position that is opened at a price of ${number(price)}, without fees. The narrower the range, the steeper its curve.`}
      x={{
        label: "New price ÷ first price",
        domain: RATIOS,
        tick: number,
        format: (ratio) => `Price × ${number(ratio)}`,
        step: 0.01,
        start: figure("range.high").value / price,
      }}
      y={{
        label: "Impermanent loss",
        domain: domainOf(RATIOS.map(inRange)),
        tick: percents(1),
      }}
      series={[
        { name: "In the range", at: inRange, format: loss, nameAt: 0.62, nameBelow: 22 },
        {
          name: "Over all prices",
          at: impermanentLoss,
          format: loss,
          nameAt: RATIOS[1],
          nameBelow: 18,
        },
      ]}
      places={[
        ...evenly(RATIOS, 61),
        ...ends.filter((end) => end > RATIOS[0] && end < RATIOS[1]),
      ].sort((one, other) => one - other)}
      rows={[0.5, 0.64, 0.81, 1, 1.21, 1.44, 2]}
    >
      <NumberField label="Lowest price" input={low} />
      <NumberField label="Highest price" input={high} />
    </Chart>
  );
}
