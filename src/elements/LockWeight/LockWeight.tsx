import { lockWeight, weeksIn } from "../../site/formulas/lock-weight";
import { decimals, short } from "../../site/numbers";
import { Chart } from "../Chart/Chart";
import { NumberField } from "../Chart/NumberField";
import { useNumberInput } from "../Chart/number-input";
import { domainOf, evenly } from "../Chart/scale";
import { useFigures } from "../figures";

const weight = decimals(1);

const weeksFromNow = (weeks: number): string => {
  if (weeks === 0) return "Now";
  return `In ${weeks} ${weeks === 1 ? "week" : "weeks"}`;
};

/** Voting weight of a lock as its time runs down, beside that of the longest and of a permanent lock. */
export function LockWeight() {
  const figure = useFigures<"LockWeight">();
  const years = figure("lock.longest").value;
  const longest = Math.floor(weeksIn(years));
  const example = figure("lock.example");
  const amount = useNumberInput({ start: example.value, min: 0, max: 1e12 });
  const length = useNumberInput({
    start: Math.round(longest / 2),
    min: figure("lock.shortest").value,
    max: longest,
    unit: "weeks",
  });

  const yearly = evenly([0, longest], 5).map(Math.floor);
  const locked = Math.floor(length.value);
  const weightAfter = (weeks: number) => (passed: number) =>
    lockWeight(amount.value, weeks - passed, years);
  return (
    <Chart
      title="Voting weight of a lock over time"
      description="The weight falls in a straight line and is zero when the lock ends. A permanent lock does not fall."
      x={{
        label: "Weeks from now",
        domain: [0, longest],
        ticks: yearly,
        tick: decimals(0),
        format: weeksFromNow,
        step: 1,
        start: 0,
      }}
      y={{ label: "Voting weight", domain: domainOf([amount.value]), tick: short }}
      series={[
        { name: "This lock", at: weightAfter(locked), format: weight, nameAt: locked * 0.3 },
        {
          name: "Longest lock",
          at: weightAfter(longest),
          format: weight,
          nameAt: longest * 0.55,
        },
        {
          name: "Permanent lock",
          at: () => amount.value,
          format: weight,
          nameAt: longest,
        },
      ]}
      places={[0, locked, longest]}
      rows={yearly}
    >
      <NumberField label={`Locked ${example.unit ?? "tokens"}`} input={amount} />
      <NumberField label="Locked for (weeks)" input={length} />
    </Chart>
  );
}
