import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const ManipulatedAverage = lazyPart("The chart of averages", () =>
  import(/* webpackChunkName: "manipulated-average" */ "./ManipulatedAverage").then(
    (module) => module.ManipulatedAverage,
  ),
);
