import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const ImpermanentLoss = lazyPart("The chart of loss", () =>
  import(/* webpackChunkName: "impermanent-loss" */ "./ImpermanentLoss").then(
    (module) => module.ImpermanentLoss,
  ),
);
