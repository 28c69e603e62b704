import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const LockWeight = lazyPart("The voting weight calculator", () =>
  import(/* webpackChunkName: "lock-weight" */ "./LockWeight").then((module) => module.LockWeight),
);
