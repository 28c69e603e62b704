import { lazyPart } from "../LazyPart/lazy-part";

export const Flow = lazyPart(STRINGS.parts.flow, () =>
  import(/* webpackChunkName: "flow" */ "./Flow").then((module) => module.Flow),
);
