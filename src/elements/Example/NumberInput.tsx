import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from "react";
import type { ExampleInput, InputRange } from "../../site/examples/example";
import type { NumberParts } from "../../site/examples/number-format";
import * as styles from "./Example.module.css";
import type { Tools } from "./use-example";

interface NumberInputProps {
  input: ExampleInput;
  range: InputRange;
  value: number;
  /** The value as it was built. */
  built: NumberParts;
  /** Undefined while they are loaded. What the reader does meanwhile counts when they are there. */
  tools: Tools | undefined;
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
export function NumberInput({ input, range, value, built, tools, onChange }: NumberInputProps) {
  const { format, label } = input;
  const messageId = useId();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  /** What the reader is typing; undefined while the field shows the value. */
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState("");
  const drag = useRef<{ x: number; from: number; isDragging: boolean }>(undefined);
  /** Steps that the reader has gone before the tools were there. */
  const early = useRef(0);

  const set = (next: number) => setMessage(onChange(next) ?? "");
  const type = (text: string) => {
    setTyped(text);
    const read = tools?.readTyped(text, input, range);
    if (!read) return;
    if ("message" in read) setMessage(read.message);
    else set(read.value);
  };
  /** Goes some steps from a value. Before the tools are there, the last call counts. */
  const step = (steps: number, from = value) => {
    if (!tools) {
      early.current = steps;
      return;
    }
    setTyped(undefined);
    set(tools.stepped(from, steps, range));
  };
  const isFocused = useRef(false);
  const finish = () => {
    if (!tools) return;
    setTyped(undefined);
    setMessage("");
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tools come
  useEffect(() => {
    if (!tools) return;
    if (typed !== undefined) type(typed);
    else if (early.current !== 0) step(early.current);
    if (!isFocused.current) finish();
  }, [tools]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const steps = KEYS[event.key];
    if (event.key === "Enter") finish();
    if (steps === undefined) return;
    event.preventDefault();
    step(tools ? steps : early.current + steps);
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
  const { before, number, after } = tools?.numberParts(value, format) ?? built;
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
            aria-valuetext={before + number + after}
            aria-invalid={message !== ""}
            aria-describedby={messageId}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onFocus={() => {
              isFocused.current = true;
            }}
            onBlur={() => {
              isFocused.current = false;
              finish();
            }}
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
