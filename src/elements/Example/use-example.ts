import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { reveal } from "../../runtime/reveal";
import {
  calculate,
  type ExampleData,
  type ExampleValues,
  impossible,
} from "../../site/examples/example";
import { changedIn } from "../../site/examples/example-hash";
import { OPERATIONS, type Operations } from "../../site/examples/program";
import { attemptsAt } from "../LazyPart/attempts";

/** The inputs that the reader has changed, by name. */
export type Changed = ReadonlyMap<string, number>;

const NOTHING: Changed = new Map();

/** Loads the site's formulas. Most examples need none of them. */
export const formulas = attemptsAt(() =>
  import(/* webpackChunkName: "formulas" */ "../../site/examples/operations").then(
    ({ operations }) => operations,
  ),
);

/** What an example's parts need to show it and to change it. */
interface LiveExample {
  changed: Changed;
  /** Undefined until the reader changes something, and while the formulas are loaded. */
  values: ExampleValues | undefined;
  /** Changes an input. Returns why the example cannot have this value; undefined if it can. */
  change: (name: string, value: number) => string | undefined;
  reset: () => void;
  /** Loads what a change will need. The reader is about to make one. */
  prepare: () => void;
}

/** Keeps what a reader changes in an example, and calculates its values. */
export function useExample(
  example: ExampleData,
  id: string,
  frame: RefObject<HTMLElement | null>,
): LiveExample {
  const [changed, setChanged] = useState(NOTHING);
  const [operations, setOperations] = useState<Operations | undefined>(
    example.needsFormulas ? undefined : OPERATIONS,
  );
  const isPrepared = useRef(false);
  const prepare = () => {
    if (isPrepared.current || operations) return;
    isPrepared.current = true;
    formulas.success.then(setOperations);
    formulas.start();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` counts itself
  useEffect(() => {
    const follow = () => {
      const found = changedIn(location.hash, id, example);
      if (!found) return;
      prepare();
      setChanged(found);
      if (!frame.current) return;
      reveal(frame.current);
      frame.current.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [example, id, frame]);

  const values = useMemo(
    () => (operations && changed.size > 0 ? calculate(example, operations, changed) : undefined),
    [example, operations, changed],
  );
  const bad = values && impossible(example, values);
  // What a link says may be impossible, and so may be what was typed before the formulas came.
  useEffect(() => {
    if (bad !== undefined) setChanged(NOTHING);
  }, [bad]);

  const change = (name: string, value: number): string | undefined => {
    prepare();
    const next = new Map(changed).set(name, value);
    if (value === example.inputs[name]?.value) next.delete(name);
    const found = operations && impossible(example, calculate(example, operations, next));
    if (found !== undefined) return `With this, ${example.results[found]?.label} is no number.`;
    setChanged(next);
    return undefined;
  };
  return {
    changed,
    values: bad === undefined ? values : undefined,
    change,
    reset: () => setChanged(NOTHING),
    prepare,
  };
}
