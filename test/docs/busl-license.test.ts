import { expectNumbers } from "./expect-numbers";

const YEARS = 4;

const versions = [
  { name: "One", published: 0, change: 36 },
  { name: "Two", published: 18, change: 80 },
].map((version) => {
  const anniversary = version.published + YEARS * 12;
  return { ...version, anniversary, opens: Math.min(version.change, anniversary) };
});
const [one, two] = versions;
const asked = 40;

test("M5 in the month of the example one version is open and the other is not", () => {
  expect(one?.opens).toBeLessThanOrEqual(asked);
  expect(two?.opens).toBeGreaterThan(asked);
});

const expected = {
  "worked-example": [
    [
      ["Version", "Published", "Change Date", "Fourth anniversary", "Opens"],
      ...versions.map(({ name, published, change, anniversary, opens }) => [
        name,
        ...[published, change, anniversary, opens].map((month) => `Month ${month}`),
      ]),
    ],
    `In month ${asked} you may use version one`,
    `Version two stays restricted until month ${two?.opens}`,
    // Facts about another licensor.
    "named the first of April 2023",
    "GPL version 2.0 or later",
  ],
};

expectNumbers("docs/core/busl-license.md", expected, "all others");
