import { useId, useState } from "react";
import { lockWeight, weeksIn } from "../../site/formulas/lock-weight";
import * as styles from "./LockWeight.module.css";

export interface LockWeightProps {
  /** Tokens locked at first. */
  amount: number;
  /** The longest lock, in years. */
  longestYears: number;
}

const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** A calculator of voting weight by amount and time left. */
export function LockWeight({ amount: firstAmount, longestYears }: LockWeightProps) {
  const id = useId();
  const longest = Math.floor(weeksIn(longestYears));
  // As typed: an empty box stays empty.
  const [typed, setTyped] = useState(String(firstAmount));
  const [weeks, setWeeks] = useState(Math.round(longest / 2));
  const amount = Math.max(0, Number(typed) || 0);
  const weight = lockWeight(amount, weeks, longestYears);
  return (
    <section className={styles.calculator} aria-label="Voting weight calculator">
      <div className={styles.fields}>
        <label htmlFor={`${id}-amount`}>Tokens locked</label>
        <input
          id={`${id}-amount`}
          type="number"
          min={0}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <label htmlFor={`${id}-weeks`}>Time left: {weeks} weeks</label>
        <input
          id={`${id}-weeks`}
          type="range"
          min={0}
          max={longest}
          value={weeks}
          onChange={(event) => setWeeks(event.target.valueAsNumber)}
        />
      </div>
      <p className={styles.result}>
        <output htmlFor={`${id}-amount ${id}-weeks`}>{number.format(weight)}</output>
        <span>voting weight</span>
      </p>
    </section>
  );
}
