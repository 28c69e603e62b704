import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const ImpermanentLoss = lazyPart(STRINGS.parts.loss, () =>
  import(/* webpackChunkName: "impermanent-loss" */ "./ImpermanentLoss").then(
    (module) => module.ImpermanentLoss,
  ),
);
