import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const ManipulatedAverage = lazyPart(STRINGS.parts.averages, () =>
  import(/* webpackChunkName: "manipulated-average" */ "./ManipulatedAverage").then(
    (module) => module.ManipulatedAverage,
  ),
);
