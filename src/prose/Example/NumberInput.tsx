import { useEffect, useId, useRef, useState } from "react";
import type { NumberParts } from "../../site/worked-examples/number-format";
import * as styles from "./Example.module.css";
import type { Drag, Field, FieldEvent } from "./field";
import type { Tools } from "./use-example";

interface NumberInputProps extends Pick<Field, "input" | "value" | "change"> {
  /** The value as it was built. */
  built: NumberParts;
  /** Undefined while they are loaded. */
  tools: Tools | undefined;
}

/**
 * A number in a sentence that the reader can change: by typing, with the arrow keys, or by dragging.
 * The number stands in the page as text, which gives the field its size, so nothing moves when the
 * field comes.
 */
export function NumberInput({ input, value, change, built, tools }: NumberInputProps) {
  const { label, format, range } = input;
  const messageId = useId();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState("");
  const drag = useRef<Drag>(undefined);
  /** What the reader has done. It waits here until the tools are there, so its order stays. */
  const waiting = useRef<FieldEvent[]>([]);

  const catchUp = () => {
    if (!tools) return;
    const field = { input, value, drag, setTyped, setMessage, change };
    for (const event of waiting.current.splice(0)) tools.handleField(event, field);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the tools come
  useEffect(catchUp, [tools]);
  const handle = (event: FieldEvent) => {
    waiting.current.push(event);
    catchUp();
  };

  const scaled = (amount: number) =>
    format?.isPercent ? Number((amount * 100).toPrecision(12)) : amount;
  const { before, number, after } = tools?.numberParts(value, format) ?? built;
  const shown = typed ?? number;
  return (
    <span className={styles.value} translate="no">
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
            onChange={(event) => {
              setTyped(event.target.value);
              handle(event);
            }}
            onBlur={handle}
            onKeyDown={handle}
            onPointerDown={(event) => {
              // A drag may leave the field, and the tools may come later.
              event.currentTarget.setPointerCapture(event.pointerId);
              handle(event);
            }}
            onPointerMove={handle}
            onPointerUp={handle}
            onPointerCancel={handle}
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
