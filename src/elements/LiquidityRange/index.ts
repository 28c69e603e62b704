import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const LiquidityRange = lazyPart("The chart of liquidity", () =>
  import(/* webpackChunkName: "liquidity-range" */ "./LiquidityRange").then(
    (module) => module.LiquidityRange,
  ),
);
