import type { Content, Root } from "mdast";
import { didYouMean } from "../../site/problems/nearest";
import type { CompiledExample } from "./compile-example";

/** A name in braces: `example.fee`, `example.price.row2`, `example.fee.working`. */
export interface Reference {
  name: string;
  /** The row of a column, from 0. */
  row?: number;
  /** Without its unit, or with what it is calculated from. */
  form?: "number" | "working";
}

/** What stands before the name of a value. */
export const EXAMPLE_WORD = "example";

const REFERENCE = /^example\.(\w+)(?:\.row(\d+))?(?:\.(number|working))?$/;

/** Matches values of examples in TeX. */
export const IN_TEX = /\{\s*(example\.[\w.]+)\s*\}/g;

/** Whether the code between two braces is meant as a value of an example. */
export const isReference = (code: string): boolean => /^example(?:\.\w+)+$/.test(code);

function parse(code: string): Reference | undefined {
  const [, name, row, form] = REFERENCE.exec(code) ?? [];
  if (name === undefined) return undefined;
  return {
    name,
    ...(row !== undefined && { row: Number(row) - 1 }),
    ...((form === "number" || form === "working") && { form }),
  };
}

/** Whether a value of an example is a column of a table. */
export const isColumn = ({ values }: CompiledExample, name: string): boolean =>
  typeof values.get(name) === "object";

/**
 * Reads a name in braces. `row` is the row of the table in which it stands. Returns the reason if
 * the example cannot show it.
 */
export function readReference(
  code: string,
  example: CompiledExample,
  row: number | undefined,
): Reference | { fault: string } {
  const { data, values, expressions } = example;
  const reference = parse(code);
  if (!reference || !values.has(reference.name)) {
    const name = code.split(".")[1] ?? "";
    const fault = values.has(name)
      ? `\`{${code}}\` is not known. Behind a name may stand \`.working\`, \`.number\` or a row like \`.row2\`.`
      : `The example has no value \`${name}\`.${didYouMean(name, values.keys())}`;
    return { fault };
  }
  const { name, form } = reference;
  if (form === "working" && !expressions.has(name))
    return { fault: `\`${name}\` is an input, so there is no working to show.` };
  if (!isColumn(example, name)) {
    const { row: own } = reference;
    return own === undefined
      ? reference
      : { fault: `\`${name}\` has one value only. Remove \`.row${own + 1}\`.` };
  }
  const at = reference.row ?? row;
  if (at === undefined) {
    const fault = `\`${name}\` is a list. Put it into the row of a table, which is then repeated, or name a row: \`{example.${name}.row1}\`.`;
    return { fault };
  }
  return at >= 0 && at < data.rows
    ? { ...reference, row: at }
    : { fault: `\`${name}\` has the rows 1 to ${data.rows}, and no row ${at + 1}.` };
}

/** Returns the code of all values of examples in a node. */
function referencesIn(node: Root | Content): string[] {
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    const code = node.value.trim();
    return isReference(code) ? [code] : [];
  }
  if (node.type === "inlineMath" || node.type === "math")
    return Array.from(node.value.matchAll(IN_TEX), ([, code = ""]) => code);
  return "children" in node ? node.children.flatMap(referencesIn) : [];
}

/** Whether a node shows a column without saying which row of it. */
export const showsColumn = (node: Content, example: CompiledExample): boolean =>
  referencesIn(node).some((code) => {
    const reference = parse(code);
    return reference?.row === undefined && isColumn(example, reference?.name ?? "");
  });
