import { arithmeticAverage, geometricAverage } from "../../site/formulas/average-price";
import { changes, decimals } from "../../site/numbers";
import type { Domain } from "../../site/plot";
import { Chart } from "../Chart/Chart";
import { NumberField } from "../Chart/NumberField";
import { useNumberInput } from "../Chart/number-input";
import { domainOf, evenly } from "../Chart/scale";
import { useFigures } from "../figures";

/** The false price as a power of ten of the true one: from a tenth to ten times. */
const POWERS: Domain = [-1, 1];
const PLACES = evenly(POWERS, 41);
const FACTORS = [0.1, 0.2, 0.5, 1, 2, 5, 10];

const change = changes(2, 2);
const number = decimals(2);
const factor = (power: number): string => `${number(10 ** power)}×`;

/** How far a false price in one block moves the two averages. */
export function ManipulatedAverage() {
  const figure = useFigures<"ManipulatedAverage">();
  const unit = "seconds";
  const span = useNumberInput({ start: figure("oracle.window").value, min: 60, max: 86_400, unit });
  const held = useNumberInput({
    start: figure("oracle.manipulation").value,
    min: 0,
    max: span.value,
    unit,
  });

  const stretches = (power: number) => [
    { price: 1, seconds: span.value - held.value },
    { price: 10 ** power, seconds: held.value },
  ];
  const geometric = (power: number) => geometricAverage(stretches(power)) - 1;
  const arithmetic = (power: number) => arithmeticAverage(stretches(power)) - 1;
  return (
    <Chart
      title="Averages under a false price"
      description="The geometric mean gives way less to a price pushed up, the arithmetic mean less to a price pushed down."
      x={{
        label: "Spot price, as a multiple of the true price",
        domain: POWERS,
        ticks: FACTORS.map(Math.log10),
        tick: factor,
        format: (power) => `Spot price at ${factor(power)}`,
        step: 0.02,
        start: 1,
      }}
      y={{
        label: "Change of the average",
        domain: domainOf(POWERS.flatMap((power) => [geometric(power), arithmetic(power)])),
        tick: changes(1),
      }}
      series={[
        { name: "Geometric mean", at: geometric, format: change, nameAt: 1, nameBelow: 62 },
        { name: "Arithmetic mean", at: arithmetic, format: change, nameAt: 0.75 },
      ]}
      places={PLACES}
      rows={FACTORS.map(Math.log10)}
    >
      <NumberField label="Window (seconds)" input={span} step={60} />
      <NumberField label="False price (seconds)" input={held} />
    </Chart>
  );
}
