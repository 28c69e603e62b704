import type { ChangeEvent, FocusEvent, KeyboardEvent, PointerEvent } from "react";
import type { FreeInput } from "../../site/worked-examples/example";
import { readTyped, stepped } from "../../site/worked-examples/typed-number";

/** What a reader does in a field. */
export type FieldEvent =
  | ChangeEvent<HTMLInputElement>
  | FocusEvent<HTMLInputElement>
  | KeyboardEvent<HTMLInputElement>
  | PointerEvent<HTMLInputElement>;

/** Where a pointer went down, and the value that the field had then. */
export interface Drag {
  x: number;
  from: number;
  isDragging: boolean;
}

/** A field and what it can do. */
export interface Field {
  input: FreeInput;
  value: number;
  drag: { current: Drag | undefined };
  /** Shows what the reader is typing. Undefined: shows the value. */
  setTyped: (typed: string | undefined) => void;
  setMessage: (message: string) => void;
  /** Returns why the example cannot have this value; undefined if it can. */
  change: (value: number) => string | undefined;
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

function set(field: Field, value: number): void {
  const fault = field.change(value);
  if (fault === undefined) field.value = value;
  field.setMessage(fault ?? "");
}

function type(field: Field, text: string): void {
  field.setTyped(text);
  const read = readTyped(text, field.input);
  if ("message" in read) field.setMessage(read.message);
  else set(field, read.value);
}

function step(field: Field, steps: number, from = field.value): void {
  field.setTyped(undefined);
  set(field, stepped(from, steps, field.input.range));
}

/** Shows the last good value. */
function finish({ setTyped, setMessage }: Field): void {
  setTyped(undefined);
  setMessage("");
}

function press(field: Field, event: KeyboardEvent): void {
  if (event.key === "Enter") finish(field);
  const steps = KEYS[event.key];
  if (steps === undefined) return;
  event.preventDefault();
  step(field, steps);
}

function point(field: Field, event: PointerEvent<HTMLInputElement>): void {
  const { drag } = field;
  if (event.type === "pointerdown") {
    if (event.button === 0)
      drag.current = { x: event.clientX, from: field.value, isDragging: false };
  } else if (event.type !== "pointermove") drag.current = undefined;
  else if (drag.current) {
    const distance = event.clientX - drag.current.x;
    if (!drag.current.isDragging && Math.abs(distance) < DRAG_START) return;
    drag.current.isDragging = true;
    step(field, Math.round(distance / DRAG_STEP), drag.current.from);
  }
}

/** Does what a reader wants: types, goes steps with keys, drags, or leaves the field. */
export function handleField(event: FieldEvent, field: Field): void {
  if ("key" in event) press(field, event);
  else if ("pointerId" in event) point(field, event);
  else if (event.type === "change") type(field, event.target.value);
  else if (event.type === "blur") finish(field);
}
