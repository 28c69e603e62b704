import { useEffect, useId, useRef } from "react";
import type { ChartField } from "../../site/charts/field";
import * as styles from "./Chart.module.css";
import { readNumber } from "./number-input";

interface NumberFieldProps {
  field: ChartField;
  /** The text in the field. */
  typed: string;
  onType: (typed: string) => void;
}

/**
 * A field for a number. The reader may type anything. If the field cannot use the text, a message
 * below says which number is used instead.
 */
export function NumberField({ field, typed, onType }: NumberFieldProps) {
  const id = useId();
  const messageId = `${id}message`;
  const box = useRef<HTMLInputElement>(null);
  // The reader may have typed before this script was loaded. That text counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script comes
  useEffect(() => {
    if (box.current && box.current.value !== typed) onType(box.current.value);
  }, []);
  const { label, min, max, step = 1 } = field;
  const { message } = readNumber(typed, field);
  return (
    <div className={styles.field}>
      {/* Printed in place of the field. */}
      <label htmlFor={id} data-typed={typed.replace(".", STRINGS.numbers.decimal)}>
        {label}
      </label>
      <input
        id={id}
        ref={box}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        aria-invalid={message !== ""}
        aria-describedby={messageId}
      />
      <p id={messageId} aria-live="polite">
        {message}
      </p>
    </div>
  );
}
