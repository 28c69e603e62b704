import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const PriceImpact = lazyPart("The chart of price impact", () =>
  import(/* webpackChunkName: "price-impact" */ "./PriceImpact").then(
    (module) => module.PriceImpact,
  ),
);
