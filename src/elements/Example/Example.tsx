import { type ReactNode, useContext, useEffect, useMemo, useRef, useState } from "react";
import type { ExampleData, ExampleValues } from "../../site/examples/example";
import { ContentFigures } from "../figures";
import { LoadFailure } from "../LazyPart/LoadFailure";
import * as styles from "./Example.module.css";
import { type ExampleValueProps, LiveValues } from "./live-values";
import { NumberInput } from "./NumberInput";
import { type Changed, type Tools, useExample } from "./use-example";

interface ExampleProps {
  id: string;
  title?: string;
  /** `ExampleData` as JSON. */
  data: string;
  children?: ReactNode;
}

/** How long the reader has to rest before the results are announced, in ms. */
const REST = 700;

/** Says the results in one sentence, for readers who do not see them change. */
const inWords = ({ results }: ExampleData, values: ExampleValues, { numberText }: Tools): string =>
  Object.entries(results)
    .filter(([, { isColumn }]) => !isColumn)
    .map(([name, { label, format }]) => `${label}: ${numberText(Number(values.get(name)), format)}`)
    .join(", ");

/** Returns the figures of the document, with the reader's numbers for those that inputs stand for. */
function useFigures({ inputs }: ExampleData, changed: Changed) {
  const figures = useContext(ContentFigures);
  return useMemo(() => {
    const own = new Map<string, number>();
    for (const [name, value] of changed) {
      const { figure, format } = inputs[name] ?? {};
      if (figure) own.set(figure, format?.isPercent ? value * 100 : value);
    }
    return own.size === 0
      ? figures
      : figures.map((figure) => ({ ...figure, value: own.get(figure.key) ?? figure.value }));
  }, [inputs, changed, figures]);
}

/**
 * A worked example, whose inputs the reader can change where they stand in the text. All values
 * within follow, and so do the charts of figures that an input stands for.
 */
export function Example({ id, title, data, children }: ExampleProps) {
  const example: ExampleData = useMemo(() => JSON.parse(data), [data]);
  const frame = useRef<HTMLElement>(null);
  const live = useExample(example, id, frame);
  const { changed, values, tools, change, reset, prepare, attempts } = live;
  const figures = useFigures(example, changed);

  const [announcement, setAnnouncement] = useState("");
  useEffect(() => {
    if (!values || !tools) return;
    const timer = setTimeout(() => setAnnouncement(inWords(example, values, tools)), REST);
    return () => clearTimeout(timer);
  }, [example, values, tools]);

  const show = ({ name, row, form, children: text, ...built }: ExampleValueProps): ReactNode => {
    const input = example.inputs[name];
    if (input?.range && form === undefined) {
      const { before = "", number = "", after = "" } = built;
      return (
        <NumberInput
          input={input}
          range={input.range}
          value={changed.get(name) ?? Number(input.value)}
          built={{ before, number, after }}
          tools={tools}
          onChange={(next) => change(name, next)}
        />
      );
    }
    const value = values && tools?.valueAt(values, name, Number(row ?? 0));
    if (typeof value !== "number") return text;
    const format = (input ?? example.results[name])?.format ?? {};
    return form === "number"
      ? tools?.numberParts(value, format).number
      : tools?.numberText(value, format);
  };

  return (
    <section
      ref={frame}
      id={id}
      className={styles.example}
      aria-label={title ?? "Worked example"}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      {title && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      <LiveValues.Provider value={show}>
        <ContentFigures.Provider value={figures}>{children}</ContentFigures.Provider>
      </LiveValues.Provider>
      {/* Copies of a module leave this out (src/output/print/page-tree.ts). */}
      <div className={styles.foot} data-controls>
        <span>Change an underlined number, and the rest follows.</span>
        <span className={styles.controls} data-changed={changed.size > 0 || undefined}>
          <a href={tools?.exampleHash(id, changed) ?? `#${id}`}>Link to these numbers</a>
          <button type="button" onClick={reset}>
            Reset
          </button>
        </span>
        <span className={styles.announcement} role="status">
          {announcement}
        </span>
      </div>
      <LoadFailure name="What calculates this example" attempts={attempts} />
    </section>
  );
}
