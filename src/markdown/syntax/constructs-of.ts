import type { Construct } from "micromark-util-types";

/**
 * Returns the constructs of an extension as a list. The extension may give none, one or several.
 */
export const constructsOf = (constructs: Construct | Construct[] | undefined): Construct[] =>
  constructs === undefined ? [] : [constructs].flat();
