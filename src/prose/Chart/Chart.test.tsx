/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import type { ChartDrawing } from "../../site/charts/chart";
import { Chart } from "./Chart";

const number = (value: number) => value.toFixed(1);

/** Renders a chart of y = 2x and y = 10, for x from 0 to 10. */
const chart = (more: Partial<ChartDrawing> = {}) => {
  render(
    <Chart
      title="Twice"
      description="Both lines meet in the middle."
      x={{
        label: "Amount",
        domain: [0, 10],
        tick: number,
        format: (value) => `${value} sold`,
        step: 0.5,
        start: 2,
      }}
      y={{ label: "Result", domain: [0, 20], tick: number }}
      series={[
        { name: "Double", at: (value) => 2 * value, format: number, nameAt: 5 },
        { name: "Ten", at: () => 10, format: number, nameAt: 9 },
      ]}
      others={[{ name: "Half", at: (value) => value / 2, format: number }]}
      places={[0, 10]}
      rows={[0, 5, 10]}
      {...more}
    />,
  );
  const drawing = screen.getByRole("img", { name: "Twice" });
  drawing.getBoundingClientRect = () => new DOMRect(100, 0, 200, 100);
  return { drawing, slider: screen.getByRole("slider", { name: "Amount" }) };
};

describe("M5 a chart", () => {
  test("is a figure with a title and a description", () => {
    const { drawing } = chart();
    expect(screen.getByRole("figure", { name: "Twice" })).toBeInTheDocument();
    expect(drawing).toHaveAccessibleDescription("Both lines meet in the middle.");
  });

  test("has its values as a table", () => {
    chart();
    const rows = within(screen.getByRole("table", { hidden: true })).getAllByRole("row", {
      hidden: true,
    });
    expect(rows.map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ["Amount", "Double", "Ten", "Half"],
      ["0 sold", "0.0", "10.0", "0.0"],
      ["5 sold", "10.0", "10.0", "2.5"],
      ["10 sold", "20.0", "10.0", "5.0"],
    ]);
  });

  test("has the name of a curve beside its slope, and above it where it is level", () => {
    const { drawing } = chart();
    const name = (text: string) => within(drawing).getByText(text);
    expect(name("Double")).toHaveAttribute("text-anchor", "end");
    expect(Number(name("Double").getAttribute("dx"))).toBeLessThan(0);
    expect(name("Ten")).toHaveAttribute("text-anchor", "middle");
    expect(name("Ten")).not.toHaveAttribute("dx");
  });

  test("may end its table with a row of totals", () => {
    chart({ total: ["In total", "30.0", "30.0", "7.5"] });
    const rows = screen.getAllByRole("row", { hidden: true });
    expect(rows).toHaveLength(5);
    expect(rows.at(-1)).toHaveTextContent("In total30.030.07.5");
  });

  test("has a dot on the first curve at each mark, and the marker's circles above", () => {
    const { drawing } = chart({ marks: [4, 8] });
    const places = Array.from(drawing.querySelectorAll("circle"), (circle) =>
      ["cx", "cy"].map((name) => circle.getAttribute(name)),
    );
    expect(places).toEqual([
      ["40%", "60%"],
      ["80%", "20%"],
      ["20%", "80%"],
      ["20%", "50%"],
    ]);
  });

  test("leaves the name of a curve that has no place for it to the values below", () => {
    const { drawing } = chart({
      series: [{ name: "Alone", at: (value) => value, format: number }],
    });
    expect(drawing).not.toHaveTextContent("Alone");
    expect(screen.getByRole("status")).toHaveTextContent("Alone: 2.0");
  });

  test("says the values at the marker, and draws it there", () => {
    const { drawing, slider } = chart();
    expect(slider).toHaveAttribute("aria-valuetext", "2 sold");
    expect(screen.getByRole("status")).toHaveTextContent("2 soldDouble: 4.0Ten: 10.0Half: 1.0");

    fireEvent.change(slider, { target: { value: "7.5" } });
    expect(slider).toHaveAttribute("aria-valuetext", "7.5 sold");
    expect(screen.getByRole("status")).toHaveTextContent("7.5 soldDouble: 15.0Ten: 10.0Half: 3.8");
    const [double, ten] = drawing.querySelectorAll("circle");
    expect(double).toHaveAttribute("cx", "75%");
    expect(double).toHaveAttribute("cy", "25%");
    expect(ten).toHaveAttribute("cy", "50%");
  });

  test.each([
    [200, "5"],
    [206, "5.5"],
    [90, "0"],
    [900, "10"],
  ])("follows a pointer at %d px in steps, and stops at its ends", (clientX, value) => {
    const { drawing, slider } = chart();
    fireEvent(drawing, new MouseEvent("pointermove", { clientX, bubbles: true }));
    expect(slider).toHaveValue(value);
  });

  test("a tap moves the marker as well", () => {
    const { drawing, slider } = chart();
    fireEvent(drawing, new MouseEvent("pointerup", { clientX: 300, bubbles: true }));
    expect(slider).toHaveValue("10");
  });

  test("X5 moves its curves to new values in 200 ms, and says them at once", () => {
    jest.useFakeTimers();
    jest.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    const drawing = (result: number, corner: number): ChartDrawing => ({
      title: "Level",
      description: "It is level.",
      x: { label: "X", domain: [0, 10], tick: number, format: number, step: 1, start: 0 },
      y: { label: "Y", domain: [0, 20], tick: number },
      series: [{ name: "Line", at: () => result, format: number }],
      places: [0, corner, 10],
      rows: [0],
    });
    const { container, rerender } = render(<Chart {...drawing(0, 5)} />);
    const path = () => container.querySelector("path")?.getAttribute("d");
    rerender(<Chart {...drawing(20, 8)} />);
    expect(path()).toBe("M0 1000L0 1000L500 1000L800 1000L1000 1000L1000 1000");
    expect(screen.getByRole("status")).toHaveTextContent("Line: 20.0");
    act(() => jest.advanceTimersByTime(220));
    expect(path()).toBe("M0 0L800 0L1000 0");
    jest.useRealTimers();
  });
});
