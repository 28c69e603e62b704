import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const Decoder = lazyPart("The decoder", () =>
  import(/* webpackChunkName: "decode-call" */ "./Decoder").then((module) => module.Decoder),
);
