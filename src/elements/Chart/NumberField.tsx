import { useEffect, useId, useRef } from "react";
import * as styles from "./Chart.module.css";
import type { NumberInput } from "./number-input";

interface NumberFieldProps {
  label: string;
  input: NumberInput;
  /** By how much the arrow keys change it. */
  step?: number;
}

/** A number that the reader may change. Anything may be typed; what is used instead is said below. */
export function NumberField({ label, input, step = 1 }: NumberFieldProps) {
  const id = useId();
  const messageId = `${id}message`;
  const box = useRef<HTMLInputElement>(null);
  const { setTyped } = input;
  // What the reader has typed before this script came counts.
  useEffect(() => {
    if (box.current) setTyped(box.current.value);
  }, [setTyped]);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={box}
        type="number"
        inputMode="decimal"
        autoComplete="off"
        min={input.min}
        max={input.max}
        step={step}
        value={input.typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={input.message !== ""}
        aria-describedby={messageId}
      />
      <p id={messageId} aria-live="polite">
        {input.message}
      </p>
    </div>
  );
}
