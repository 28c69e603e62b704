import type { Root, Text } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import type { VFile } from "vfile";
import { expressionOf, isCodeNode, textOfExpression, visitCode } from "../javascript/estree";
import { reportError } from "../report";
import { visit } from "../visit";

type Node = Root["children"][number];
type JsxElement = Extract<Node, { type: "mdxJsxFlowElement" }>;
type Statement = NonNullable<
  NonNullable<Extract<Node, { type: "mdxjsEsm" }>["data"]>["estree"]
>["body"][number];

/** Docusaurus' elements, each with its name on this site. */
const THEME: ReadonlyMap<string, string> = new Map([
  ["@theme/Admonition", "Admonition"],
  ["@theme/CodeBlock", "CodeBlock"],
  ["@theme/Details", "details"],
  ["@theme/TabItem", "TabItem"],
  ["@theme/Tabs", "Tabs"],
]);

const attributeOf = (element: JsxElement, name: string) =>
  element.attributes.find(
    (attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === name,
  );

const BASE_URL = "@docusaurus/useBaseUrl";

/**
 * Returns the address in `require("./x.png").default` or `useBaseUrl("/x.png")`, as Docusaurus
 * writes it. This site resolves the address without these calls.
 */
function addressIn(expression: unknown, functions: ReadonlySet<string>): string | undefined {
  if (!isCodeNode(expression)) return undefined;
  if (expression.type === "MemberExpression") return addressIn(expression.object, functions);
  const { type, callee, arguments: given } = expression;
  if (type !== "CallExpression" || !isCodeNode(callee) || !Array.isArray(given)) return undefined;
  return functions.has(String(callee.name)) ? textOfExpression(given[0]) : undefined;
}

/**
 * Turns Docusaurus' `<CodeBlock language="js" title="x">` into a fenced block. Returns undefined if
 * only running code would give the text.
 */
function codeBlock(element: JsxElement): Node | undefined {
  const parts = (element.children as Node[]).map((child) =>
    child.type === "mdxFlowExpression" || child.type === "mdxTextExpression"
      ? textOfExpression(expressionOf(child.data?.estree))
      : textOf(child),
  );
  if (!parts.every((part) => part !== undefined)) return undefined;
  const textIn = (name: string): string => {
    const value = attributeOf(element, name)?.value;
    return typeof value === "string" ? value : "";
  };
  const title = textIn("title") && `title="${textIn("title")}"`;
  const numbers = attributeOf(element, "showLineNumbers") ? "showLineNumbers" : "";
  return {
    type: "code",
    lang: textIn("language") || null,
    meta: [textIn("metastring"), title, numbers].filter(Boolean).join(" ") || null,
    value: parts.join("\n").replace(/^\n|\n$/g, ""),
    position: element.position,
  };
}

/** Turns the attribute of `<Details summary="x">` into a `<summary>` element. */
function withSummary(element: JsxElement): void {
  const summary = attributeOf(element, "summary");
  if (typeof summary?.value !== "string") return;
  element.attributes = element.attributes.filter((attribute) => attribute !== summary);
  const text: Text = { type: "text", value: summary.value };
  const child: unknown = {
    type: "mdxJsxFlowElement",
    name: "summary",
    attributes: [],
    children: [text],
  };
  element.children.unshift(child as JsxElement);
}

/**
 * Removes imports such as `import Tabs from "@theme/Tabs"` (M6). The elements exist without them,
 * under this site's names.
 */
export function imports() {
  return (tree: Root, file: VFile): void => {
    /** Names in the document that stand for elements of the site. */
    const names = new Map([
      ["CodeBlock", "CodeBlock"],
      ["Details", "details"],
    ]);

    const addressFunctions = new Set(["require"]);

    const isNeeded = (statement: Statement): boolean => {
      if (!("source" in statement) || !statement.source) return true;
      const name = String(statement.source.value);
      const element = THEME.get(name);
      if (element && statement.type === "ImportDeclaration") {
        for (const { local } of statement.specifiers) names.set(local.name, element);
        return false;
      }
      if (name === BASE_URL && statement.type === "ImportDeclaration") {
        for (const { local } of statement.specifiers) addressFunctions.add(local.name);
        return false;
      }
      for (const { local } of "specifiers" in statement ? statement.specifiers : []) {
        if ("name" in local) names.delete(local.name);
      }
      return true;
    };

    visit(tree, (node, index, parent) => {
      const program = node.type === "mdxjsEsm" ? node.data?.estree : undefined;
      if (!program) return undefined;
      program.body = program.body.filter(isNeeded);
      if (program.body.length > 0) return undefined;
      parent.children.splice(index, 1);
      return index;
    });

    visit(tree, (node, index, parent) => {
      if ("data" in node && node.data && "estree" in node.data) {
        visitCode(node.data.estree, (code) => {
          if (code.type === "JSXIdentifier") code.name = names.get(String(code.name)) ?? code.name;
        });
      }
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
      for (const attribute of node.attributes) {
        if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "object") continue;
        const expression = expressionOf(attribute.value?.data?.estree);
        attribute.value = addressIn(expression, addressFunctions) ?? attribute.value;
      }
      const name = names.get(node.name ?? "");
      if (name === undefined) return undefined;
      node.name = name;
      if (node.type === "mdxJsxTextElement") return undefined;
      if (name === "details") withSummary(node);
      if (name !== "CodeBlock") return undefined;
      const block = codeBlock(node);
      if (!block) {
        const message =
          "The text of this `<CodeBlock>` is known only when code runs. Put the code itself into a fenced block.";
        reportError(file, "unknown-element", message, node.position);
      }
      parent.children.splice(index, 1, ...(block ? [block] : []));
      return index + (block ? 1 : 0);
    });
  };
}
