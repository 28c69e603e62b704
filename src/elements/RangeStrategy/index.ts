import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const RangeStrategy = lazyPart(STRINGS.parts.rangeStrategy, () =>
  import(/* webpackChunkName: "range-strategy" */ "./RangeStrategy").then(
    (module) => module.RangeStrategy,
  ),
);
