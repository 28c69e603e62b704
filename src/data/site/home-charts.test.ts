import { chartNames, drawChart } from "./home-charts";

const last = ({ lines }: ReturnType<typeof drawChart>) => lines[lines.length - 1]?.path ?? "";

describe("R1 the small charts of the home page", () => {
  test.each(chartNames)(
    "%s stays in its box, has a label for each line and words for those who do not see it",
    (name) => {
      const { lines, description, start, end } = drawChart(name);
      expect(lines).toHaveLength(2);
      for (const { label, path } of lines) {
        expect(label).not.toBe("");
        const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
        expect(numbers.length).toBeGreaterThanOrEqual(4);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
      }
      expect(description).toMatch(/^[A-Z].*\.$/);
      expect(start && end).toBeTruthy();
    },
  );

  test("a lock falls in a straight line from its whole amount to nothing", () => {
    expect(last(drawChart("lockWeights"))).toBe("M0 5.7L100 100");
  });

  test("a fee is lowest in the middle and flat beyond its cap", () => {
    expect(last(drawChart("dynamicFees"))).toBe("M0 5.7L10 5.7L50 95.3L90 5.7L100 5.7");
  });

  test.each([
    ["liquidityRange", "times the depth in a range from −19% to +21%"],
    ["averagePrices", "moves by 0.3%"],
    [
      "emissions",
      "10M tokens an epoch, shrink by 1% each epoch and follow the supply from epoch 106 on",
    ],
  ] as const)("%s says: %s", (name, words) => {
    expect(drawChart(name).description).toContain(words);
  });
});
