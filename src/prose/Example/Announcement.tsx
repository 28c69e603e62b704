import { useEffect, useState } from "react";
import type { ExampleData, ExampleValues } from "../../site/worked-examples/example";
import { numberText } from "../../site/worked-examples/number-format";

/** How long the reader has to rest before the results are announced, in ms. */
const REST = 700;

const inWords = ({ results }: ExampleData, values: ExampleValues): string =>
  Object.entries(results)
    .filter(([, { isColumn }]) => !isColumn)
    .map(
      ([name, { label = name, format }]) =>
        `${label}: ${numberText(Number(values.get(name)), format)}`,
    )
    .join(STRINGS.common.listSeparator);

/** Says the results in one sentence, for readers who do not see them change. */
export function Announcement({ example, values }: { example: ExampleData; values: ExampleValues }) {
  const [text, setText] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setText(inWords(example, values)), REST);
    return () => clearTimeout(timer);
  }, [example, values]);
  return text;
}
