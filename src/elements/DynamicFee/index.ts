import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const DynamicFee = lazyPart("The chart of the dynamic fee", () =>
  import(/* webpackChunkName: "dynamic-fee" */ "./DynamicFee").then((module) => module.DynamicFee),
);
