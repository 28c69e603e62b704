import type { Root } from "mdast";
import type { VFile } from "vfile";
import { textOf } from "../../site/node-text";
import type { Environment } from "../environment";
import { ownNames } from "../javascript/own-names";
import { attributeNamed, isJsx } from "../jsx";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

/** Reports what `<Tabs>` could not show: tabs without a name of their own, and what is in no tab. */
export function tabs({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    if (own.has("Tabs") || environment.ownElements().has("Tabs")) return;
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== "Tabs") return;
      const known = new Set<string>();
      for (const child of node.children) {
        if (isJsx(child) && (child.name === "TabItem" || own.has(child.name ?? ""))) {
          const value = attributeNamed(child, "value")?.value;
          const isSpread = child.attributes.some(({ type }) => type !== "mdxJsxAttribute");
          const isNew =
            typeof value === "object" || (typeof value === "string" && !known.has(value));
          if (typeof value === "string") known.add(value);
          if (child.name !== "TabItem" || isSpread || (isNew && value !== null)) continue;
          const fault = value
            ? `Another tab beside it has the \`value\` \`${value}\`.`
            : "It has no `value`.";
          const message = `\`<TabItem>\`: ${fault} Each tab needs one of its own: \`value="…"\`.`;
          reportError(file, "wrong-attribute", message, child.position);
        } else if (isJsx(child) || (child.type !== "mdxFlowExpression" && textOf(child).trim())) {
          const message =
            "`<Tabs>` shows only what is in a `<TabItem>`. Write this inside of one, or outside of `<Tabs>`.";
          reportWarning(file, "html-nesting", message, child.position ?? node.position);
        }
      }
    });
  };
}
