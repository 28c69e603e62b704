import type { Content, Root, Table, TableCell } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { amountIn, decimalsIn, inPageNotation } from "../../site/charts/amount";
import { columnsOf, type FlowLink } from "../../site/charts/flow";
import type { StreamRow } from "../../site/charts/stream";
import { countOf } from "../../site/text";
import type { Environment } from "../environment";
import { ownNames } from "../javascript/own-names";
import { dataExpression } from "../javascript/parse";
import { attributesOf, isJsx, textsOf } from "../jsx";
import { reportError } from "../report";
import { visit } from "../visit";
import { wordsOfNode } from "../words-of-node";

const NAME = "Flow";
const EXPECTED = `Write between \`<${NAME}>\` and \`</${NAME}>\` a table with three columns (from where, to where, how much), or with two (what happens, how much). The head of the last one names the unit.`;
type Value = Record<string, string>;

/** Returns the first value of an example in a cell, as the attributes of its element. */
function valueIn(cell: TableCell): Value | undefined {
  let value: Value | undefined;
  visit<Content>(cell, (node) => {
    if (value || node.type !== "mdxJsxTextElement" || node.name !== "ExampleValue") return;
    value = textsOf(node);
  });
  return value;
}

/** Returns what is wrong with the rows of a flow; undefined if nothing is. */
function linksFault(links: readonly FlowLink[]): string | undefined {
  if (links.length === 0) return `The table has no rows. ${EXPECTED}`;
  if (columnsOf(links)) return undefined;
  return "The rows lead in a circle. An amount can only pass on, so remove the row that leads back.";
}

/** Returns what is wrong with the rows of a stream; undefined if nothing is. */
function stepsFault(steps: readonly StreamRow[]): string | undefined {
  if (steps.length < 3)
    return "A table with two columns starts with an amount, says what comes in (+) or leaves (−), and ends with what is left.";
  const amounts = steps.map(({ amount }) => amountIn(amount));
  const last = amounts.pop() ?? 0;
  const sum = amounts.reduce((all, one) => all + one, 0);
  const decimals = decimalsIn(steps.at(-1)?.amount ?? "");
  // Each amount is rounded.
  if (Math.abs(sum - last) <= (steps.length / 2) * 10 ** -decimals) return undefined;
  return `The last row says ${last}, but the rows before it add up to ${Number(sum.toFixed(decimals))}.`;
}

/** Reads the table of a flow as attributes of its element. Reports what is wrong with it. */
function dataOf(
  table: Table,
  file: VFile,
  isForeign: boolean,
): Parameters<typeof attributesOf>[0] | undefined {
  const [head, ...body] = table.children;
  const unitCell = head?.children.at(-1);
  const isStream = head?.children.length === 2;
  const columns = isStream ? 2 : 3;
  let isGood = true;
  const report = (message: string, position: Content["position"]) => {
    reportError(file, "flow", message, position);
    isGood = false;
  };
  const rows = body.flatMap(({ children: cells, position }, index) => {
    const amount = cells[columns - 1];
    if (!amount || cells.length > columns) {
      report(`This row has ${countOf(cells.length, "cell")}. ${EXPECTED}`, position);
      return [];
    }
    const written = wordsOfNode(amount);
    const text = isForeign ? inPageNotation(written) : written;
    const number = amountIn(text);
    if (Number.isNaN(number) || (number < 0 && !(isStream && index > 0))) {
      report(
        `The amount of a flow: expected a number that is not negative, found \`${text}\`.`,
        amount.children[0]?.position ?? amount.position,
      );
    }
    const value = valueIn(amount);
    return [{ words: cells.map(wordsOfNode), amount: text, ...(value && { value }) }];
  });
  const links = rows.map(({ words: [from = "", to = ""], ...row }) => ({ from, to, ...row }));
  const steps = rows.map(({ words: [name = ""], ...row }) => ({ name, ...row }));
  const fault = isGood ? (isStream ? stepsFault(steps) : linksFault(links)) : undefined;
  if (fault) report(fault, table.position);
  if (!isGood) return undefined;
  const unit = unitCell ? wordsOfNode(unitCell) : "";
  return isStream ? { steps: dataExpression(steps), unit } : { links: dataExpression(links), unit };
}

/**
 * Reads the table within `<Flow>`, and adds its rows as data. A faulty flow stays a table.
 */
export function flows({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    if (ownNames(tree).has(NAME)) return;
    visit<Content>(tree, (node, index, parent) => {
      if (!isJsx(node)) return undefined;
      if (node.name !== NAME) return undefined;
      const [table, ...others] = (node as MdxJsxFlowElement | MdxJsxTextElement).children;
      if (table?.type !== "table" || others.length > 0) {
        reportError(file, "flow", `\`<${NAME}>\` holds no table alone. ${EXPECTED}`, node.position);
        parent.children.splice(index, 1, ...(node.children as Content[]));
        return index;
      }
      const data = dataOf(table, file, environment.isForeign(file.path));
      if (data) node.attributes = attributesOf(data);
      else parent.children.splice(index, 1, table);
      return undefined;
    });
  };
}
