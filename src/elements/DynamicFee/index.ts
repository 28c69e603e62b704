import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const DynamicFee = lazyPart(STRINGS.parts.dynamicFee, () =>
  import(/* webpackChunkName: "dynamic-fee" */ "./DynamicFee").then((module) => module.DynamicFee),
);
