import type { Construct, ParseContext } from "micromark-util-types";

/** Constructs as extensions give them: none, one, or several. */
export const listOf = (constructs: Construct | Construct[] | undefined): Construct[] =>
  constructs === undefined ? [] : [constructs].flat();

/** A construct of text that the parser itself has, by the code of its first sign and its name. */
export const parsersOwn = (
  { constructs }: ParseContext,
  code: number,
  name: string,
): Construct | undefined =>
  listOf(constructs.text[code]).find((construct) => construct.name === name);
