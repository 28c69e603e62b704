import type { ElementDefinition } from "../../prose/definition";
import { drawPath, figures } from "./chart";
import { faultsOf, pricesIn } from "./prices";

export const RangeStrategy = {
  figures,
  attributes: {
    prices: {
      expected:
        'Write the price at the start and at the end of each epoch: `<RangeStrategy prices="100 104 101" />`.',
      faultsOf,
    },
  },
  chart: ({ prices }) => drawPath(pricesIn(String(prices))),
} satisfies ElementDefinition;
