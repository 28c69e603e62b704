import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import type { ExampleInput, InputRange } from "../../site/examples/example";
import { numberParts, numberText } from "../../site/examples/number-format";
import { readTyped, stepped } from "../../site/examples/typed-number";
import * as styles from "./Example.module.css";

interface NumberInputProps {
  input: ExampleInput;
  range: InputRange;
  value: number;
  /** Returns why the example cannot have this value; undefined if it can. */
  onChange: (value: number) => string | undefined;
}

/** How many steps a key goes. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** How far the pointer moves for one step, in pixels, and before it drags at all. */
const DRAG_STEP = 6;
const DRAG_START = 4;

/**
 * A number in a sentence that the reader can change: by typing, with the arrow keys, or by dragging.
 * The number stands in the page as text, which gives the field its size, so nothing moves when the
 * field comes.
 */
export function NumberInput({ input, range, value, onChange }: NumberInputProps) {
  const { format, label } = input;
  const messageId = useId();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  /** What the reader is typing; undefined while the field shows the value. */
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState("");
  const drag = useRef<{ x: number; from: number; isDragging: boolean }>(undefined);

  const set = (next: number) => setMessage(onChange(next) ?? "");
  const type = (text: string) => {
    setTyped(text);
    const read = readTyped(text, input, range);
    if ("message" in read) setMessage(read.message);
    else set(read.value);
  };
  const step = (steps: number, from = value) => {
    setTyped(undefined);
    set(stepped(from, steps, range));
  };
  const finish = () => {
    setTyped(undefined);
    setMessage("");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = KEYS[event.key];
    if (event.key === "Enter") finish();
    if (steps === undefined) return;
    event.preventDefault();
    step(steps);
  };
  const onPointerDown = ({ clientX, button }: PointerEvent<HTMLInputElement>) => {
    if (button === 0) drag.current = { x: clientX, from: value, isDragging: false };
  };
  const onPointerMove = (event: PointerEvent<HTMLInputElement>) => {
    const { current } = drag;
    if (!current) return;
    const distance = event.clientX - current.x;
    if (!current.isDragging && Math.abs(distance) < DRAG_START) return;
    if (!current.isDragging) event.currentTarget.setPointerCapture(event.pointerId);
    current.isDragging = true;
    step(Math.round(distance / DRAG_STEP), current.from);
  };
  const onPointerEnd = () => {
    drag.current = undefined;
  };

  const scaled = (amount: number) =>
    format.isPercent ? Number((amount * 100).toPrecision(12)) : amount;
  const { before, number, after } = numberParts(value, format);
  const shown = typed ?? number;
  return (
    <span className={styles.value}>
      {before}
      <span className={styles.input}>
        <span aria-hidden={isAwake || undefined}>{shown}</span>
        {isAwake && (
          <input
            type="text"
            role="spinbutton"
            inputMode="decimal"
            autoComplete="off"
            aria-label={label}
            aria-valuenow={scaled(value)}
            aria-valuemin={scaled(range.least)}
            aria-valuemax={scaled(range.most)}
            aria-valuetext={numberText(value, format)}
            aria-invalid={message !== ""}
            aria-describedby={messageId}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={finish}
            onKeyDown={onKeyDown}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerEnd}
            onPointerCancel={onPointerEnd}
          />
        )}
      </span>
      {after}
      {isAwake && (
        <span id={messageId} className={styles.message} aria-live="polite">
          {message}
        </span>
      )}
    </span>
  );
}
