import { lazyPart } from "../../prose/LazyPart/lazy-part";

export const Decoder = lazyPart(STRINGS.parts.decoder, () =>
  import(/* webpackChunkName: "decode-call" */ "./Decoder").then((module) => module.Decoder),
);
