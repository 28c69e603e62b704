import type { Content, Root, Table, TableCell } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { amountIn } from "../../site/charts/amount";
import { columnsOf, type FlowLink } from "../../site/charts/flow";
import { ownNames } from "../javascript/own-names";
import { dataExpression } from "../javascript/parse";
import { attributesOf, isJsx, textsOf } from "../jsx";
import { reportError } from "../report";
import { visit } from "../visit";
import { wordsOfNode } from "../words-of-node";

const NAME = "Flow";
const EXPECTED = `Write between \`<${NAME}>\` and \`</${NAME}>\` a table with three columns: from where, to where, and how much. The head of the third names the unit.`;

type Value = Record<string, string>;
type Link = FlowLink & { value?: Value };

/** Returns the first value of an example in a cell, as the attributes of its element. */
function valueIn(cell: TableCell): Value | undefined {
  let value: Value | undefined;
  visit<Content>(cell, (node) => {
    if (value || node.type !== "mdxJsxTextElement" || node.name !== "ExampleValue") return;
    value = textsOf(node);
  });
  return value;
}

/** Returns the links of a flow's table. Reports what is wrong with it. */
function linksOf(table: Table, file: VFile): Link[] | undefined {
  const links: Link[] = [];
  let isGood = true;
  const report = (message: string, position: Content["position"]) => {
    reportError(file, "flow", message, position);
    isGood = false;
  };
  for (const { children: cells, position } of table.children.slice(1)) {
    const [from, to, amount] = cells;
    if (!from || !to || !amount || cells.length > 3) {
      report(`This row has ${cells.length} cells. ${EXPECTED}`, position);
      continue;
    }
    const text = wordsOfNode(amount);
    const number = amountIn(text);
    if (Number.isNaN(number) || number < 0) {
      report(
        `The amount of a flow: expected a number that is not negative, found \`${text}\`.`,
        amount.children[0]?.position ?? amount.position,
      );
      continue;
    }
    const value = valueIn(amount);
    links.push({
      from: wordsOfNode(from),
      to: wordsOfNode(to),
      amount: text,
      ...(value && { value }),
    });
  }
  if (!isGood) return undefined;
  if (links.length === 0) report(`The table has no rows. ${EXPECTED}`, table.position);
  else if (!columnsOf(links))
    report(
      "The rows lead in a circle. An amount can only pass on, so remove the row that leads back.",
      table.position,
    );
  return isGood ? links : undefined;
}

/**
 * Reads the table within `<Flow>`, and adds its rows as data. A faulty flow stays a table.
 */
export function flows() {
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
      const links = linksOf(table, file);
      const unit = table.children[0]?.children[2];
      if (links)
        node.attributes = attributesOf({
          links: dataExpression(links),
          unit: unit ? wordsOfNode(unit) : "",
        });
      else parent.children.splice(index, 1, table);
      return undefined;
    });
  };
}
