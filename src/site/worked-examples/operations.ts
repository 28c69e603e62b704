import { FORMULAS } from "./formulas";
import { OPERATIONS, type Operations } from "./program";

/** Everything that an example may call, by name: operators, functions and the site's formulas. */
export const operations: Operations = { ...OPERATIONS, ...FORMULAS };
