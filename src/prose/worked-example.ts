import type { ElementType } from "react";
import type { exampleElements } from "../site/worked-examples/elements";
import * as example from "./Example";
import * as flow from "./Flow";

/** What worked examples are made of. Pages that show nothing else need no other elements. */
export const workedExample: Record<(typeof exampleElements)[number], ElementType> = {
  ...example,
  ...flow,
};
