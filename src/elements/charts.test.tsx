/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { renderWithFigures } from "../../test/jest/render-with-figures";
import { DynamicFee } from "./DynamicFee/DynamicFee";
import { EmissionSchedule } from "./EmissionSchedule/EmissionSchedule";
import { ImpermanentLoss } from "./ImpermanentLoss/ImpermanentLoss";
import { LiquidityRange } from "./LiquidityRange/LiquidityRange";
import { LockWeight } from "./LockWeight/LockWeight";
import { ManipulatedAverage } from "./ManipulatedAverage/ManipulatedAverage";
import { PriceImpact } from "./PriceImpact/PriceImpact";
import { RangeStrategy } from "./RangeStrategy/RangeStrategy";

/**
 * Each chart, with values of the fixture's figures: where the marker starts, and where the test
 * moves it.
 */
const charts: [string, ComponentType, [string | null, string][]][] = [
  [
    "EmissionSchedule",
    EmissionSchedule,
    [
      [null, "Epoch 105Emission: 3,455,721Without a tail: 3,480,931Supply before: 1,151,906,886"],
      [
        "12",
        "Emission: 8,863,849Without a tail: 8,863,849Supply before: 613,615,128Share of it: 1.44%",
      ],
      ["50", "Emission: 6,050,061"],
    ],
  ],
  [
    "LockWeight",
    LockWeight,
    [[null, "NowThis lock: 498.6Longest lock: 997.3Permanent lock: 1,000"]],
  ],
  [
    "DynamicFee",
    DynamicFee,
    [
      [null, "800 ticksFee: 0.130%Base fee: 0.050%Price above average: +8.33%"],
      ["2000", "Fee: 0.250%Base fee: 0.050%Price above average: +22.14%"],
      ["9500", "Fee: 1.000%"],
      ["12000", "Fee: 1.000%"],
    ],
  ],
  [
    "LiquidityRange",
    LiquidityRange,
    [
      [null, "At a price of 100In the range: 10.48×Over all prices: 1×Held in token 0: 47.6%"],
      ["64", "In the range: 0×Over all prices: 1×Held in token 0: 100%"],
      ["144", "In the range: 0×Over all prices: 1×Held in token 0: 0%"],
      ["0", "Held in token 0: 100%"],
    ],
  ],
  [
    "ImpermanentLoss",
    ImpermanentLoss,
    [
      [null, "Price × 1.21In the range: −4.76%Over all prices: −0.45%"],
      ["1", "Price × 1In the range: 0.00%Over all prices: 0.00%"],
      ["1.44", "In the range: −13.39%"],
      ["2", "Over all prices: −5.72%"],
    ],
  ],
  [
    "ManipulatedAverage",
    ManipulatedAverage,
    [
      [null, "Spot price at 10×Geometric mean: +1.55%Arithmetic mean: +6.00%"],
      ["-1", "Spot price at 0.1×Geometric mean: −1.52%Arithmetic mean: −0.60%"],
      ["0", "Geometric mean: 0.00%Arithmetic mean: 0.00%"],
    ],
  ],
  [
    "PriceImpact",
    PriceImpact,
    [
      [
        null,
        "100 X soldVolatile: 9.09%Correlated: 0.05%Y from volatile: 90.91Y from correlated: 99.95",
      ],
      ["10", "Volatile: 0.99%Correlated: less than 0.01%"],
      ["800", "Volatile: 44.44%Correlated: 16.46%Y from volatile: 444.44Y from correlated: 668.33"],
      ["0", "Volatile: 0.00%Correlated: 0.00%"],
    ],
  ],
  [
    "RangeStrategy",
    () => <RangeStrategy prices="100 100 126" />,
    [
      [
        null,
        "Epoch 2, rebalancedRange strategy: 10,491.66Holding: 11,300.00Full range: 11,228.71Price: 126Fee income: 16.50Rebalancing cost: 22.99LVR: 822.77",
      ],
      ["1", "Epoch 1Range strategy: 10,020.92Holding: 10,000.00"],
      ["0", "StartRange strategy: 10,000.00Holding: 10,000.00Full range: 10,000.00"],
    ],
  ],
];

const drawn = (drawing: Element): string[] =>
  Array.from(drawing.querySelectorAll("path, circle, text, line"), (node) =>
    Array.from(node.attributes, ({ value }) => value).join(" "),
  );

describe.each(charts)("M5 %s", (_, Element, expected) => {
  test("shows the values at its marker", () => {
    renderWithFigures(<Element />);
    for (const [place, values] of expected) {
      if (place !== null)
        fireEvent.change(screen.getByRole("slider"), { target: { value: place } });
      expect(screen.getByRole("status")).toHaveTextContent(values);
    }
  });

  test.each(["", "-1e300", "1e300", "0", "0.000001", "x"])(
    "is drawn whatever is typed: “%s”",
    (typed) => {
      renderWithFigures(<Element />);
      // A search by role takes as long as all changes, so each is made once.
      const fields = screen.getAllByRole("spinbutton");
      const figure = screen.getByRole("figure");
      const drawing = screen.getByRole("img");
      for (const field of [...fields, ...fields.toReversed()]) {
        fireEvent.change(field, { target: { value: typed } });
        expect(drawing).toBeInTheDocument();
        expect(drawn(drawing).join("\n")).not.toMatch(/NaN|Infinity/);
        expect(figure).not.toHaveTextContent(/NaN|∞/);
      }
    },
  );
});

test("M5 a figure that is missing on the page is named", () => {
  const silent = jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<PriceImpact />)).toThrow("The figure `swap.reserve` is missing");
  silent.mockRestore();
});
