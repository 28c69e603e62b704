import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const RangeStrategy = lazyPart("The chart of the range strategy", () =>
  import(/* webpackChunkName: "range-strategy" */ "./RangeStrategy").then(
    (module) => module.RangeStrategy,
  ),
);
