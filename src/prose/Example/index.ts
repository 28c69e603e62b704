import { lazyPart } from "../LazyPart/lazy-part";

export { ExampleValue } from "./ExampleValue";

export const Example = lazyPart(STRINGS.parts.example, () =>
  import(/* webpackChunkName: "example" */ "./Example").then((module) => module.Example),
);
