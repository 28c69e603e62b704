import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const PriceImpact = lazyPart(STRINGS.parts.priceImpact, () =>
  import(/* webpackChunkName: "price-impact" */ "./PriceImpact").then(
    (module) => module.PriceImpact,
  ),
);
