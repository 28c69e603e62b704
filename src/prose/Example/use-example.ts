import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { reveal } from "../../runtime/reveal";
import type { Changed, ExampleData, ExampleValues } from "../../site/worked-examples/example";
import type { Operations } from "../../site/worked-examples/program";
import { type Attempts, attemptsAt } from "../LazyPart/attempts";

const NOTHING: Changed = new Map();

/** What calculates an example, and reads and writes its numbers. */
export type Tools = Omit<typeof import("./logic"), "operations"> & { operations: Operations };

const logic = () => import("./logic");

const plainTools = attemptsAt<Tools>(logic);

/** The same with the site's formulas. Most examples need none of them. */
const toolsWithFormulas = attemptsAt(async (): Promise<Tools> => {
  const [tools, formulas] = await Promise.all([
    logic(),
    import("../../site/worked-examples/operations"),
  ]);
  return { ...tools, ...formulas };
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `prepare` counts itself
  useEffect(() => {
    const follow = () => {
      if (!location.hash.startsWith(`#${id}?`) || !frame.current) return;
      prepare();
      reveal(frame.current);
      frame.current.scrollIntoView();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id, frame]);
  useEffect(
    () => tools?.followLinks(example, id, tools.operations, setChanged),
    [tools, example, id],
  );

  const values = useMemo(
    () =>
      tools && changed.size > 0 ? tools.calculate(example, tools.operations, changed) : undefined,
    [tools, example, changed],
  );
  const change = (name: string, value: number): string | undefined => {
    const made = tools?.withChange(example, tools.operations, changed, [name, value]);
    if (typeof made === "string") return made;
    if (made) setChanged(made);
    return undefined;
  };
  return { changed, tools, values, change, reset: () => setChanged(NOTHING), prepare, attempts };
}
