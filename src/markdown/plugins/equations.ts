import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { Environment } from "../environment";
import { typedEquations } from "../examples/equations";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

/** Prints a result with ten digits, more than needed, but without the error of binary fractions. */
const shown = (value: number): string => String(Number(value.toPrecision(10)));

/**
 * Reports equations of numbers that an author has typed: an error if one is not true. The check also
 * warns about those that could be an example, whose numbers would follow the figures. In
 * development, such advice would always be in the way.
 */
export function equations({ environment: { isCheck } }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== "inlineMath" && node.type !== "math") return;
      for (const { written, result, value, isTrue } of typedEquations(node.value)) {
        if (isTrue && !isCheck) continue;
        if (isTrue) {
          const message = `\`${written} = ${result}\` is typed by hand, so it does not follow the figures. Write it as an example (\`:::example\`).`;
          reportWarning(file, "typed-equation", message, node.position);
        } else {
          const message = `The formula says that \`${written}\` is \`${result}\`. The result is ${shown(value)}.`;
          reportError(file, "wrong-equation", message, node.position);
        }
      }
    });
  };
}
