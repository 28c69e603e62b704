import { otherNames } from "./other-names";

test.each([
  ["Tick", ["ticks"], []],
  ["Liquidity provider", ["liquidity providers", "LP", "LPs"], ["LP"]],
  ["Strategy", ["strategies"], []],
  ["Levy", ["levies", "charge"], ["charge"]],
  ["Tax", ["taxes"], []],
  ["Vote escrow", ["vote-escrowed"], ["vote-escrowed"]],
])("of %s, also %j, a reader is told %j", (term, aliases, expected) => {
  expect(otherNames(term, aliases)).toEqual(expected);
});
