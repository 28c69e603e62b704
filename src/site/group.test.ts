import { yearOf } from "./dates";
import { groupBy, groupByLetter } from "./group";

describe("R9: groupByLetter", () => {
  const labels = ["tag1", "Tag2", "zxy", "Abc", "def", "aaa"];
  const expected = [
    ["A", ["aaa", "Abc"]],
    ["D", ["def"]],
    ["T", ["tag1", "Tag2"]],
    ["Z", ["zxy"]],
  ];

  test.each([
    ["as given", labels],
    ["reversed", labels.toReversed()],
    ["by code unit", labels.toSorted()],
  ])("gives the same groups whatever the order: %s", (_, some) => {
    const groups = groupByLetter(some.map((label) => ({ label })));
    expect(groups.map(({ key, items }) => [key, items.map(({ label }) => label)])).toEqual(
      expected,
    );
  });

  test("leaves its input as it was", () => {
    const items = [{ label: "b" }, { label: "a" }];
    groupByLetter(items);
    expect(items).toEqual([{ label: "b" }, { label: "a" }]);
  });

  test("has no groups when there are no items", () => {
    expect(groupByLetter([])).toEqual([]);
  });
});

describe("R4, B2: groupBy", () => {
  const yearsOf = (dates: string[]) =>
    groupBy(dates, yearOf).map(({ key, items }) => [key, items.length]);

  test("keeps keys in the order in which they first appear", () => {
    expect(yearsOf(["2024-05-01", "2022-01-01", "2024-01-01", "2019-05-28"])).toEqual([
      ["2024", 2],
      ["2022", 1],
      ["2019", 1],
    ]);
  });

  test("keeps the items of a group in their order", () => {
    expect(groupBy([3, 1, 4, 1, 5], (item) => (item % 2 ? "odd" : "even"))).toEqual([
      { key: "odd", items: [3, 1, 1, 5] },
      { key: "even", items: [4] },
    ]);
  });

  test("takes a key that is also the name of a method", () => {
    expect(groupBy(["constructor"], (item) => item)).toEqual([
      { key: "constructor", items: ["constructor"] },
    ]);
  });
});
