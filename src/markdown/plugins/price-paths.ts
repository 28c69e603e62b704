import type { Root } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { countFault, priceFault, wordsIn } from "../../site/charts/price-path";
import { PRICE_PATH } from "../../site/elements";
import { ownNames } from "../javascript/own-names";
import { placeAt } from "../place-at";
import { reportError } from "../report";
import { visit } from "../visit";

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

const EXPECTED = `Write the price at the start and at the end of each epoch: \`<${PRICE_PATH} prices="100 104 101" />\`.`;

/** Returns the place of a word of `prices`. If it is not found in the source, that of the element. */
function placeOf(word: string, index: number, { position }: JsxElement, source: string) {
  const start = position?.start.offset ?? 0;
  const written = source
    .slice(start, position?.end.offset)
    .match(/(?<before>\sprices\s*=\s*["'])(?<value>[^"']*)/);
  const found = wordsIn(written?.groups?.value ?? "")[index];
  if (found?.[0] !== word) return position;
  const before = (written?.index ?? 0) + (written?.groups?.before?.length ?? 0);
  const place = placeAt(source, start + before + found.index);
  return { start: place, end: place };
}

interface Fault {
  message: string;
  position: JsxElement["position"];
}

/** Returns what is wrong with an element's prices. */
function faultsOf(element: JsxElement, source: string): Fault[] {
  const { attributes, position } = element;
  const prices = attributes.find(
    (one) => one.type === "mdxJsxAttribute" && one.name === "prices",
  )?.value;
  if (prices === null || prices === undefined)
    return [{ message: `\`<${PRICE_PATH}>\` has no \`prices\`. ${EXPECTED}`, position }];
  const subject = `\`prices\` of \`<${PRICE_PATH}>\`:`;
  if (typeof prices !== "string") {
    const message = `${subject} expected plain text in quotation marks, found code. ${EXPECTED}`;
    return [{ message, position }];
  }
  const words = wordsIn(prices).map(([word]) => word);
  const fault = countFault(words.length);
  if (fault) return [{ message: `${subject} ${fault}.`, position }];
  return words.flatMap((word, index) => {
    const message = priceFault(word);
    return message
      ? [{ message: `${subject} ${message}.`, position: placeOf(word, index, element, source) }]
      : [];
  });
}

/**
 * Checks the prices of `<RangeStrategy prices="100 104 101" />`. If they are faulty, there is
 * nothing to draw, and the element is left out.
 */
export function pricePaths() {
  return (tree: Root, file: VFile): void => {
    if (ownNames(tree).has(PRICE_PATH)) return;
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
      if (node.name !== PRICE_PATH) return undefined;
      const faults = faultsOf(node, String(file));
      for (const { message, position } of faults) {
        reportError(file, "wrong-prices", message, position);
      }
      if (faults.length === 0) return undefined;
      parent.children.splice(index, 1);
      return index;
    });
  };
}
