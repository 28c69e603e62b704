import { compiled, problemsOf } from "../../../test/jest/diagram";
import { elementsIn } from "../../../test/jest/tree";

describe("M5 the allocation", () => {
  test("has a bar for each part, beginning where the one before it ends", () => {
    const bars = elementsIn(compiled("<Allocation />").tree)
      .filter(([, props]) => props["data-bar"] === "part")
      .map(([, { x, width }]) => [x, width]);
    expect(bars).toEqual([
      ["0%", "40%"],
      ["40%", "20%"],
      ["60%", "15%"],
      ["75%", "15%"],
      ["90%", "10%"],
    ]);
  });

  test("of parts that are no whole is an error that names them", () => {
    expect(problemsOf("First.\n\n<Allocation />", { "allocation.team": 12.5 })).toEqual([
      "3:1 error wrong-figures: The figures `allocation.lockers` (40%), `allocation.ecosystem` (20%), `allocation.treasury` (15%), `allocation.team` (12.5%), `allocation.liquidity` (10%) are parts of one whole, but add up to 97.5% and not to 100%. Correct them in `content/figures.yml`.",
    ]);
  });

  test("may have parts of tenths", () => {
    const changed = { "allocation.lockers": 40.1, "allocation.team": 14.9 };
    expect(problemsOf("<Allocation />", changed)).toEqual([]);
  });
});
