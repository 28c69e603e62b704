import type { Construct, ParseContext } from "micromark-util-types";

/**
 * Returns the constructs of an extension as a list. The extension may give none, one or several.
 */
export const constructsOf = (constructs: Construct | Construct[] | undefined): Construct[] =>
  constructs === undefined ? [] : [constructs].flat();

/**
 * Returns one of the parser's own text constructs, by the code of its first character and its name;
 * undefined if there is none.
 */
export const textConstruct = (
  { constructs }: ParseContext,
  code: number,
  name: string,
): Construct | undefined =>
  constructsOf(constructs.text[code]).find((construct) => construct.name === name);
