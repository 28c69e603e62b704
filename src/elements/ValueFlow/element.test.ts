import { compiled, textsOf } from "../../../test/jest/diagram";
import { elementsIn } from "../../../test/jest/tree";

test("M5 the flow of value has its numbers from the figures", () => {
  const changed = { "fees.unstakedLevy": 12, "emissions.teamShare": 3 };
  const texts = textsOf(compiled("<ValueFlow />", changed).tree);
  expect(texts).toContain("levy of 12%");
  expect(texts).toContain("team, at most 3%");
});

test("M5 the flow of value brings the rebase to all locks and every reward for votes to voters", () => {
  const nodes = elementsIn(compiled("<ValueFlow />").tree);
  const numbers = (node: (typeof nodes)[number], ...keys: string[]) =>
    keys.map((key) => Number.parseFloat(String(node[1][key])));
  const groups = nodes.filter(
    ([, props]) => props["data-flow"] !== undefined || props["data-box"] !== undefined,
  );
  const boxes = groups.flatMap((group) => {
    const [area] = elementsIn([group], "rect");
    const [name = ""] = textsOf([group]);
    if (!area || group[1]["data-box"] === undefined) return [];
    const [x = 0, y = 0, height = 0] = numbers(area, "x", "y", "height");
    return [{ name, x, top: y, bottom: y + height }];
  });
  const recipientsOf = (flow: string) =>
    groups
      .filter(([, props]) => props["data-flow"] === flow)
      .flatMap((group) => elementsIn([group], "line"))
      .flatMap((line) => {
        const [end = 0, y = 0] = numbers(line, "x2", "y2");
        return boxes.filter((box) => box.x === end && box.top < y && y < box.bottom);
      })
      .map(({ name }) => name);
  expect(recipientsOf("rebase")).toEqual(["All locks"]);
  expect(recipientsOf("incentive")).toEqual(["Voters"]);
  expect(new Set(recipientsOf("fee"))).toEqual(new Set(["LPs", "Voters"]));
});
