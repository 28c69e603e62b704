import type { Domain } from "./plot";
import { clampTo, domainOf, evenly, percentage, ticksOf, valueAt } from "./scale";

test.each<[Domain, number, number]>([
  [[0, 200], 50, 0.25],
  [[-1, 1], 0, 0.5],
  [[10, 20], 10, 0],
])("of %p, %d is the value at a share of %d", (domain, value, share) => {
  expect(valueAt(domain, share)).toBe(value);
});

test.each([
  [-3, 0],
  [7, 7],
  [30, 10],
])("%d goes to %d between 0 and 10", (value, clamped) => {
  expect(clampTo([0, 10], value)).toBe(clamped);
});

test.each<[number[], Domain]>([
  [[730], [0, 800]],
  [[1000], [0, 1000]],
  [
    [0.0155, 0.06, -0.006],
    [-0.02, 0.06],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])("the values %p have the domain %p, zero included", (values, domain) => {
  const [low, high] = domainOf(values);
  expect(low).toBeCloseTo(domain[0]);
  expect(high).toBeCloseTo(domain[1]);
});

test("ticks are round values inside the domain", () => {
  expect(ticksOf([0, 10_000_000])).toEqual([0, 2_000_000, 4_000_000, 6_000_000, 8_000_000, 1e7]);
  expect(ticksOf([-0.02, 0.06])).toEqual([-0.02, 0, 0.02, 0.04, 0.06]);
});

test("values at equal distances include both ends", () => {
  expect(evenly([0, 208], 5)).toEqual([0, 52, 104, 156, 208]);
});

test("a share as a length of SVG has one decimal at most", () => {
  expect(percentage(0.375)).toBe("37.5%");
  expect(percentage(1 / 3)).toBe("33.33%");
});
