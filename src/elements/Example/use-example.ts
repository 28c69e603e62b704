import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { reveal } from "../../runtime/reveal";
import type { ExampleData, ExampleValues } from "../../site/examples/example";
import type { Operations } from "../../site/examples/program";
import { type Attempts, attemptsAt } from "../LazyPart/attempts";

/** The inputs that the reader has changed, by name. */
export type Changed = ReadonlyMap<string, number>;

const NOTHING: Changed = new Map();

/** What calculates an example, and reads and writes its numbers. */
export type Tools = typeof import("./logic") & { operations: Operations };

const logic = () => import(/* webpackChunkName: "example-logic" */ "./logic");

const plainTools = attemptsAt(async (): Promise<Tools> => {
  const loaded = await logic();
  return { ...loaded, operations: loaded.OPERATIONS };
});

/** The same with the site's formulas. Most examples need none of them. */
const toolsWithFormulas = attemptsAt(async (): Promise<Tools> => {
  const [loaded, { operations }] = await Promise.all([
    logic(),
    import(/* webpackChunkName: "formulas" */ "../../site/examples/operations"),
  ]);
  return { ...loaded, operations };
});

/** What an example's parts need to show it and to change it. */
interface LiveExample {
  changed: Changed;
  /** Undefined until the reader is about to change something. */
  tools: Tools | undefined;
  /** Undefined until the reader changes something. */
  values: ExampleValues | undefined;
  /** Changes an input. Returns why the example cannot have this value; undefined if it can. */
  change: (name: string, value: number) => string | undefined;
  reset: () => void;
  /** Loads the tools. The reader is about to make a change. */
  prepare: () => void;
  /** The load of the tools, which may fail. */
  attempts: Attempts<Tools>;
}

/** Keeps what a reader changes in an example, and calculates its values. */
export function useExample(
  example: ExampleData,
  id: string,
  frame: RefObject<HTMLElement | null>,
): LiveExample {
  const [changed, setChanged] = useState(NOTHING);
  const [tools, setTools] = useState<Tools>();
  const attempts = example.needsFormulas ? toolsWithFormulas : plainTools;
  const isPrepared = useRef(false);
  const prepare = () => {
    if (isPrepared.current) return;
    isPrepared.current = true;
    attempts.success.then(setTools);
    attempts.start();
  };

  /** The hash of a link to this example with changed numbers. */
  const [hash, setHash] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` counts itself
  useEffect(() => {
    const follow = () => {
      if (!location.hash.startsWith(`#${id}?`)) return;
      prepare();
      setHash(location.hash);
      if (!frame.current) return;
      reveal(frame.current);
      frame.current.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id, frame]);
  useEffect(() => {
    const found = tools?.changedIn(hash, id, example);
    if (found) setChanged(found);
  }, [tools, hash, id, example]);

  const values = useMemo(
    () =>
      tools && changed.size > 0 ? tools.calculate(example, tools.operations, changed) : undefined,
    [example, tools, changed],
  );
  const bad = values && tools?.impossible(example, values);
  // What a link says may be impossible.
  useEffect(() => {
    if (bad !== undefined) setChanged(NOTHING);
  }, [bad]);

  const change = (name: string, value: number): string | undefined => {
    if (!tools) return undefined;
    const next = new Map(changed).set(name, value);
    if (value === example.inputs[name]?.value) next.delete(name);
    const found = tools.impossible(example, tools.calculate(example, tools.operations, next));
    if (found !== undefined) return `With this, ${example.results[found]?.label} is no number.`;
    setChanged(next);
    return undefined;
  };
  return {
    changed,
    tools,
    values: bad === undefined ? values : undefined,
    change,
    reset: () => setChanged(NOTHING),
    prepare,
    attempts,
  };
}
