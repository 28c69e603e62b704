import { lazyPart } from "../LazyPart/lazy-part";

export { ExampleValue } from "./ExampleValue";

export const Example = lazyPart("The worked example", () =>
  import(/* webpackChunkName: "example" */ "./Example").then((module) => module.Example),
);
