import { useContext, useState } from "react";
import type { DrawChart } from "../../site/charts/chart";
import type { ChartField } from "../../site/charts/field";
import { figureIn } from "../../site/charts/figures";
import { ContentFigures } from "../figures";
import { Chart } from "./Chart";
import { NumberField } from "./NumberField";
import { readNumber } from "./number-input";

interface FigureChartProps {
  draw: DrawChart;
}

/**
 * A chart of the document's figures, with a number field for each value that a reader may change.
 */
export function FigureChart({ draw }: FigureChartProps) {
  const figures = useContext(ContentFigures);
  // The texts of the fields, by label. They stay as the reader typed them, so an empty box stays
  // empty.
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const typedIn = ({ label, start }: ChartField) => texts[label] ?? String(start);

  const { fields, ...drawing } = draw(
    figureIn(figures),
    (field) => readNumber(typedIn(field), field).value,
  );
  return (
    <Chart {...drawing}>
      {fields.map((field) => (
        <NumberField
          key={field.label}
          field={field}
          typed={typedIn(field)}
          onType={(typed) => setTexts((others) => ({ ...others, [field.label]: typed }))}
        />
      ))}
    </Chart>
  );
}
