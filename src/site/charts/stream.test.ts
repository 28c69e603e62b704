import { drawStream, viewOf } from "./stream";

const ROWS = [
  { name: "Deposit", amount: "1,000" },
  { name: "Fees", amount: "+40" },
  { name: "Arbitrage", amount: "−20" },
  { name: "Calls", amount: "−2" },
  { name: "Left", amount: "1,018" },
];

/** Draws a stream with these changes between its first and its last row. */
const changed = (...amounts: string[]) =>
  drawStream([
    { name: "Start", amount: "1,000" },
    ...amounts.map((amount, index) => ({ name: `Change ${index}`, amount })),
    { name: "End", amount: "0" },
  ]);

const sizes = (...amounts: string[]): number[] =>
  changed(...amounts).places.map(({ size }) => size);

/** Returns all numbers of a path. */
const numbersIn = (path: string): number[] => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];

describe("R1 a stream", () => {
  test("has its rows in order: what it starts with, what comes in and leaves, what is left", () => {
    expect(drawStream(ROWS).places.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      "Deposit start",
      "Fees in",
      "Arbitrage out",
      "Calls out",
      "Left end",
    ]);
    const along = drawStream(ROWS).places.map((place) => place.along);
    expect(along).toEqual(along.toSorted((a, b) => a - b));
  });

  test.each([1, 2, 5, 6, 7, 11, 13])("has all of %d changes", (count) => {
    const amounts = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? "+3" : "−2"));
    expect(changed(...amounts).places).toHaveLength(count + 2);
  });

  test("has changes as wide as their amounts, and its end as wide as the start with all of them", () => {
    const [start = 0, fees = 0, arbitrage = 0, calls = 0, end = 0] = drawStream(ROWS).places.map(
      ({ size }) => size,
    );
    expect(fees / arbitrage).toBeCloseTo(2);
    expect(arbitrage / calls).toBeCloseTo(10);
    expect(end).toBeCloseTo(start + fees - arbitrage - calls);
  });

  test("takes from the bed what it did not take in before, but never all of it", () => {
    const [start = 0, , , end = 0] = sizes("+10", "−40");
    expect(end).toBeLessThan(start);
    expect(sizes("−5", "−5", "−5").at(-1)).toBeGreaterThan(0);
    expect(sizes("−1,000,000").at(-1)).toBeGreaterThan(0);
  });

  test.each([
    ["nothing", ["0", "0"]],
    ["gains alone", ["+40", "+40", "+40", "+40"]],
    ["losses alone", ["−40", "−40", "−40", "−40"]],
    ["amounts far apart", ["+1,000,000", "−1"]],
  ])("stays in its box with %s", (_, amounts) => {
    const { places, bands } = changed(...amounts);
    for (const { across, size } of places) {
      expect(across).toBeGreaterThanOrEqual(0);
      expect(across + size).toBeLessThanOrEqual(100);
    }
    for (const path of Object.values(bands))
      expect(numbersIn(path).every(Number.isFinite)).toBe(true);
  });

  test("goes on beyond both ends of the box", () => {
    const along = numbersIn(drawStream(ROWS).bands.bed);
    expect(Math.min(...along)).toBeLessThan(-50);
    expect(Math.max(...along)).toBeGreaterThan(150);
  });
});

test("R1 parts of a picture of a stream follow each other, and then begin anew", () => {
  expect([undefined, 0, 1, 3, 4].map(viewOf)).toEqual([
    "-10 0 120 100",
    "-10 0 30 100",
    "20 0 30 100",
    "80 0 30 100",
    "-10 0 30 100",
  ]);
});
