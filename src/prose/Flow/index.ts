import { lazyPart } from "../LazyPart/lazy-part";

export const Flow = lazyPart("The flow", () =>
  import(/* webpackChunkName: "flow" */ "./Flow").then((module) => module.Flow),
);
