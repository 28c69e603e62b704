import { deviationAtCap, dynamicFee } from "../../site/formulas/dynamic-fee";
import { priceAtTick } from "../../site/formulas/ticks";
import { changes, decimals, percents } from "../../site/numbers";
import type { Domain } from "../../site/plot";
import { Chart } from "../Chart/Chart";
import { NumberField } from "../Chart/NumberField";
import { useNumberInput } from "../Chart/number-input";
import { clampTo, domainOf } from "../Chart/scale";
import { useFigures } from "../figures";

const DEVIATIONS: Domain = [0, 12_000];

const fee = percents(4, 3);
const whole = decimals(0);

/** The fee of a pool by the distance of its price from the average. Fees are shares. */
export function DynamicFee() {
  const figure = useFigures<"DynamicFee">();
  const unit = "percent";
  const base = useNumberInput({ start: figure("dynamicFee.base").value, min: 0, max: 3, unit });
  const perTick = useNumberInput({
    start: figure("dynamicFee.perTick").value,
    min: 0,
    max: 0.01,
    unit,
  });
  const cap = useNumberInput({ start: figure("dynamicFee.cap").value, min: 0, max: 5, unit });

  const rules = { base: base.value / 100, perTick: perTick.value / 100, cap: cap.value / 100 };
  const baseFee = dynamicFee(rules, 0);
  return (
    <Chart
      title="Fee by deviation"
      description="The fee starts at the base and rises in a straight line with the distance from the average, until the cap ends it."
      x={{
        label: "Deviation, in ticks",
        domain: DEVIATIONS,
        ticks: [0, 3000, 6000, 9000, 12_000],
        tick: whole,
        format: (ticks) => `${whole(ticks)} ticks`,
        step: 100,
        start: 800,
      }}
      y={{ label: "Swap fee", domain: domainOf([rules.cap]), tick: percents(2) }}
      series={[
        { name: "Fee", at: (ticks) => dynamicFee(rules, ticks), format: fee, nameAt: 4500 },
        { name: "Base fee", at: () => baseFee, format: fee, nameAt: 10_000 },
      ]}
      others={[
        {
          name: "Price above average",
          at: (ticks) => priceAtTick(ticks) - 1,
          format: changes(2, 2),
        },
      ]}
      places={[0, clampTo(DEVIATIONS, deviationAtCap(rules)), DEVIATIONS[1]]}
      rows={[0, 100, 500, 1000, 2000, 5000, 9500, 12_000]}
    >
      <NumberField label="Base fee (%)" input={base} step={0.01} />
      <NumberField label="Fee per tick (%)" input={perTick} step={0.0001} />
      <NumberField label="Cap (%)" input={cap} step={0.1} />
    </Chart>
  );
}
