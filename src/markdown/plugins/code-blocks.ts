import type { Root } from "hast";
import { visit } from "../visit";

/** Puts a code block's language and title (` ```ts title="x.ts" `) on its `<pre>`, where the element reads them. */
export function codeBlocks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== "element") return;
      const [code] = node.children;
      if (node.tagName !== "pre" || code?.type !== "element" || code.tagName !== "code") return;
      const classes = code.properties?.className;
      const language = Array.isArray(classes)
        ? classes.map(String).find((name) => name.startsWith("language-"))
        : undefined;
      const title = /\btitle=(["'])(.*?)\1/.exec(String(code.data?.meta ?? ""))?.[2];
      node.properties = {
        ...(language && { dataLanguage: language.slice("language-".length) }),
        ...(title && { dataTitle: title }),
      };
      code.properties = {};
    });
  };
}
