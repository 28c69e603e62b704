import type { ElementType } from "react";
import { ExampleValue } from "./Example/ExampleValue";
import { lazyPart } from "./LazyPart/lazy-part";

/** What worked examples are made of. Pages that show nothing else need no other elements. */
export const workedExample: Record<"Example" | "ExampleValue" | "Flow", ElementType> = {
  Example: lazyPart("The worked example", () =>
    import(/* webpackChunkName: "example" */ "./Example/Example").then((module) => module.Example),
  ),
  ExampleValue,
  Flow: lazyPart("The flow", () =>
    import(/* webpackChunkName: "flow" */ "./Flow/Flow").then((module) => module.Flow),
  ),
};
