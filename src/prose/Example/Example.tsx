import { type ReactNode, useContext, useMemo, useRef } from "react";
import type { ExampleData } from "../../site/worked-examples/example";
import { ContentFigures } from "../figures";
import { htmlUrl } from "../html-url";
import { LoadFailure } from "../LazyPart/LoadFailure";
import { interfaceLanguage, wordLanguage } from "../page-languages";
import * as styles from "./Example.module.css";
import { type ExampleValueProps, LiveValues } from "./live-values";
import { NumberInput } from "./NumberInput";
import { useExample } from "./use-example";

interface ExampleProps {
  id: string;
  title?: string;
  data: ExampleData;
  children?: ReactNode;
}

/**
 * A worked example, whose inputs the reader can change where they stand in the text. All values
 * within follow, and so do the charts of figures that an input stands for.
 */
export function Example({ id, title, data, children }: ExampleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { changed, values, tools, change, reset, prepare, attempts } = useExample(data, id, frame);
  const known = useContext(ContentFigures);
  const figures = useMemo(
    () => tools?.figuresWith(known, data, changed) ?? known,
    [tools, known, data, changed],
  );

  const show = (props: ExampleValueProps): ReactNode => {
    const { name, form, before = "", number = "", after = "", isText, children: text } = props;
    const input = data.inputs[name];
    if (input?.range && form === undefined)
      return (
        <NumberInput
          input={{ label: name, ...input, range: input.range }}
          value={changed.get(name) ?? Number(input.value)}
          built={{ before, number, after }}
          tools={tools}
          change={(value) => change(name, value)}
        />
      );
    const shown = tools && values ? tools.valueText(data, values, props) : text;
    if (isText || typeof shown !== "string") return shown;
    // The outer element stays when the tools come. See `ExampleValue`.
    return <span>{tools ? <tools.MovingAmount>{shown}</tools.MovingAmount> : shown}</span>;
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      ref={frame}
      id={id}
      role="group"
      className={styles.example}
      aria-label={title ?? STRINGS.example.name}
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
      <div className={styles.foot} data-changed={changed.size > 0 || undefined}>
        <span {...(HAS_LANGUAGES && interfaceLanguage())}>{STRINGS.example.hint}</span>
        <span className={styles.controls} {...(HAS_LANGUAGES && wordLanguage())}>
          <a
            href={tools?.exampleHash(id, changed) ?? htmlUrl(`#${id}`, "link")}
            suppressHydrationWarning
          >
            {STRINGS.example.link}
          </a>
          <button type="button" onClick={reset}>
            {STRINGS.example.reset}
          </button>
        </span>
        <span className={styles.announcement} role="status">
          {tools && values && <tools.Announcement example={data} values={values} />}
        </span>
      </div>
      <LoadFailure name={STRINGS.parts.calculation} attempts={attempts} />
    </div>
  );
}
