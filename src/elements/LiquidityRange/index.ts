import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const LiquidityRange = lazyPart(STRINGS.parts.liquidity, () =>
  import(/* webpackChunkName: "liquidity-range" */ "./LiquidityRange").then(
    (module) => module.LiquidityRange,
  ),
);
