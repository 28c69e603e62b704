import { useEffect, useState } from "react";
import { isCalm } from "./is-calm";

/** How long a change moves, in ms. */
const DURATION = 200;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;

/** How far a drawing has come on its way to a new value. */
interface Change<Value> {
  from: Value;
  /** From 0 to 1. At 1, the drawing shows the new value exactly. */
  share: number;
}

/**
 * Follows a value whose changes are to be seen: after each, the result says for 200 ms how far to go
 * from the value before. A change that comes sooner after another, as in a drag, is there at once,
 * and so is each one for readers who want less motion. Only what is for the eye may follow it. What
 * a screen reader says takes the value itself.
 */
export function useChange<Value>(
  value: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): Change<Value> {
  const [change, setChange] = useState({ from: value, to: value, share: 1, begun: -Infinity });
  const { begun } = change;
  if (!isSame(change.to, value)) {
    const now = performance.now();
    const share = now - begun < DURATION || isCalm() ? 1 : 0;
    setChange({ from: change.to, to: value, share, begun: now });
  }
  const isMoving = change.share < 1;
  useEffect(() => {
    if (!isMoving) return;
    let frame = requestAnimationFrame(function move(now) {
      const share = easeOut(Math.min(1, Math.max(0, (now - begun) / DURATION)));
      setChange((current) => ({ ...current, share }));
      frame = requestAnimationFrame(move);
    });
    return () => cancelAnimationFrame(frame);
  }, [isMoving, begun]);
  return change;
}

/** Returns a number on the way between two others. */
export const between = (from: number, to: number, share: number): number =>
  share === 1 ? to : from + (to - from) * share;

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((one, index) => Object.is(one, others[index]));

/**
 * Returns the numbers of a drawing, which move to new values in 200 ms (see `useChange`). They are
 * the values themselves whenever nothing moves, and if there are more or fewer of them than before.
 */
export function useTween(values: readonly number[]): readonly number[] {
  const { from, share } = useChange(values, areSame);
  if (share === 1 || from.length !== values.length) return values;
  return values.map((value, index) => between(from[index] ?? value, value, share));
}
