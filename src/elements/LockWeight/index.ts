import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const LockWeight = lazyPart(STRINGS.parts.votingWeight, () =>
  import(/* webpackChunkName: "lock-weight" */ "./LockWeight").then((module) => module.LockWeight),
);
