import { type Domain, pathThrough, rounded, shareOf } from "./plot";

test.each<[Domain, number, number]>([
  [[0, 200], 50, 0.25],
  [[-1, 1], 0, 0.5],
  [[10, 20], 10, 0],
])("of %p, %d lies at a share of %d", (domain, value, share) => {
  expect(shareOf(domain, value)).toBe(share);
});

test("a drawing's numbers have one decimal at most", () => {
  expect([33.333, 33.37, -0.06].map(rounded)).toEqual([33.3, 33.4, -0.1]);
});

test("a path goes through its points, up being less", () => {
  const square = { x: [0, 10], y: [0, 30], side: 1000 } as const;
  expect(
    pathThrough(
      [
        [0, 0],
        [5, 10],
        [10, 30],
      ],
      square,
    ),
  ).toBe("M0 1000L500 666.7L1000 0");
});
