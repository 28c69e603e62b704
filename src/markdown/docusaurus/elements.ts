import type { Root, Text } from "mdast";
import type { VFile } from "vfile";
import { inMode, modeStyles } from "../../site/mode-styles";
import type { Json } from "../../site/tree";
import { facts } from "../facts";
import { expressionOf, isCodeNode, listOfCode } from "../javascript/estree";
import { attributeNamed, attributesOf } from "../jsx";
import { noteContents } from "../plugins/contents";
import { reportError } from "../report";
import type { Bindings } from "./binding";
import { staticValue } from "./static-value";

type Node = Root["children"][number];
/** An element of JSX, on lines of its own or in a line of text. */
export type JsxElement = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Attribute = JsxElement["attributes"][number];

/** The document that an element belongs to. */
interface Context {
  bindings: Bindings;
  file: VFile;
}

/**
 * Returns what stands in place of one of Docusaurus' elements, often the element itself under
 * another name. Undefined if only running code would show it.
 */
type Convert = (element: JsxElement, context: Context) => Node[] | undefined;

/** Returns the value of an attribute, if it is known before any code runs. */
function knownValue(element: JsxElement, name: string, { bindings }: Context): Json | undefined {
  const attribute = attributeNamed(element, name);
  if (!attribute) return undefined;
  const { value } = attribute;
  if (typeof value !== "object") return value ?? true;
  return value === null ? true : staticValue(expressionOf(value.data?.estree), bindings);
}

const textIn = (element: JsxElement, name: string, context: Context): string | undefined => {
  const value = knownValue(element, name, context);
  return typeof value === "string" ? value : undefined;
};

const without = ({ attributes }: JsxElement, ...names: string[]): Attribute[] =>
  attributes.filter((one) => one.type !== "mdxJsxAttribute" || !names.includes(one.name));

/** Returns an element like another one, with another name, attributes and children. */
const like = (
  element: JsxElement,
  name: string | null,
  attributes: readonly Attribute[],
  children: readonly unknown[] = element.children,
): JsxElement => ({ ...element, name, attributes, children }) as JsxElement;

const rename =
  (name: string): Convert =>
  (element) => [like(element, name, element.attributes)];

const text = (value: string): Text => ({ type: "text", value });

const isBlock = (node: Node | undefined): boolean =>
  node?.type === "paragraph" || node?.type === "mdxFlowExpression";

/** Returns the text of a node, with the texts of its braces; undefined if code would have to run. */
function textWithin(node: Node, context: Context): string | undefined {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
    const value = staticValue(expressionOf(node.data?.estree), context.bindings);
    return typeof value === "string" ? value : undefined;
  }
  if ("value" in node) return node.value;
  if (!("children" in node)) return "";
  return textOfAll(node.children as Node[], context);
}

/** Returns the texts of nodes, with a new line between blocks. */
function textOfAll(nodes: readonly Node[], context: Context): string | undefined {
  const parts = nodes.map((node) => textWithin(node, context));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return parts
    .map((part, index) => (index > 0 && isBlock(nodes[index]) ? `\n${part}` : part))
    .join("");
}

/** Turns `<CodeBlock language="js" title="x">` into a fenced block. */
const codeBlock: Convert = (element, context) => {
  if (element.type === "mdxJsxTextElement") return undefined;
  const value = textOfAll(element.children as Node[], context);
  if (value === undefined) {
    if (context.bindings.has(element.name ?? "")) return undefined;
    const message =
      "The text of this `<CodeBlock>` is known only when code runs. Put the code itself into a fenced block.";
    reportError(context.file, "unknown-element", message, element.position);
    return [];
  }
  const [, ofClass] = /\blanguage-(\S+)/.exec(textIn(element, "className", context) ?? "") ?? [];
  const title = textIn(element, "title", context);
  const meta = [
    textIn(element, "metastring", context),
    title && `title="${title}"`,
    attributeNamed(element, "showLineNumbers") && "showLineNumbers",
  ].filter(Boolean);
  return [
    {
      type: "code",
      lang: textIn(element, "language", context) ?? ofClass ?? null,
      meta: meta.join(" ") || null,
      value: value.replace(/^\n|\s*\n$/g, ""),
      position: element.position,
    } as Node,
  ];
};

/** Turns `<Mermaid value="x">` into a fenced block. */
const mermaid: Convert = (element, context) => {
  const value = textIn(element, "value", context);
  const { position } = element;
  return value === undefined ? undefined : [{ type: "code", lang: "mermaid", value, position }];
};

/** Turns the attribute of `<Details summary="x">` into a `<summary>` element. */
const details: Convert = (element, context) => {
  const summary = textIn(element, "summary", context);
  if (summary === undefined) return [like(element, "details", element.attributes)];
  const heading = like(element, "summary", [], [text(summary)]);
  return [like(element, "details", without(element, "summary"), [heading, ...element.children])];
};

/** Turns `<Link to="x">` into a link, which is resolved and checked like one of Markdown. */
const link: Convert = (element) => {
  const to = attributeNamed(element, "to") ?? attributeNamed(element, "href");
  const address = to ? [{ ...to, name: "href" }] : [];
  return [like(element, "a", [...address, ...without(element, "to", "href")])];
};

const heading: Convert = (element, context) => {
  const name = textIn(element, "as", context);
  return name && /^h[1-6]$/.test(name) ? [like(element, name, without(element, "as"))] : undefined;
};

/** Returns an image whose address is known. */
const image = (element: JsxElement, src: string, ...names: string[]): JsxElement =>
  like(element, "img", [...attributesOf({ src }), ...without(element, "src", ...names)], []);

/** Turns `<IdealImage img={require("./x.png")}>` into an image. */
const idealImage: Convert = (element, context) => {
  const src = textIn(element, "img", context);
  return src === undefined ? undefined : [image(element, src, "img")];
};

/** Turns `<Logo title="A" />`, whose name stands for the address of a drawing, into an image. */
export const drawing =
  (src: string): Convert =>
  (element, context) => {
    const texts = ["alt", "title", "aria-label"];
    const alt = texts.map((name) => textIn(element, name, context)).find(Boolean);
    const shown = image(element, src, ...texts, "role");
    return [like(shown, "img", [...shown.attributes, ...attributesOf({ alt })])];
  };

/** Turns `<ThemedImage sources={{ light, dark }}>` into two images, of which the page shows one. */
const themedImage: Convert = (element, context) => {
  const { light, dark } = Object(knownValue(element, "sources", context));
  if (typeof light !== "string" || typeof dark !== "string") return undefined;
  const shown = (mode: keyof typeof inMode, src: string) =>
    like(element, "span", attributesOf({ className: inMode[mode] }), [
      image(element, src, "sources"),
    ]);
  const style = like(element, "style", [], [text(modeStyles)]);
  return [like(element, null, [], [style, shown("light", light), shown("dark", dark)])];
};

/** Turns `<Translate>text</Translate>` into its text: each language has a document of its own. */
const translate: Convert = (element, context) => {
  if (attributeNamed(element, "values")) return undefined;
  const [only] = element.children as Node[];
  const isCode = only?.type === "mdxTextExpression" || only?.type === "mdxFlowExpression";
  if (!only || !isCode) return [like(element, null, [])];
  const written = textWithin(only, context);
  return written === undefined ? undefined : [like(element, null, [], [text(written)])];
};

/** Turns `<DocCard item={{ label, href }}>` into a card. */
const docCard: Convert = (element, context) => {
  const { label, href, description } = Object(knownValue(element, "item", context));
  if (typeof href !== "string") return undefined;
  const children = typeof description === "string" ? [text(description)] : [];
  const title = typeof label === "string" ? label : href;
  return [like(element, "Card", attributesOf({ title, to: href }), children)];
};

/** Whether an expression is `useCurrentSidebarCategory().items`, which is what is shown anyway. */
const isOfSidebar = (expression: unknown): boolean =>
  isCodeNode(expression) &&
  expression.type === "MemberExpression" &&
  isCodeNode(expression.object) &&
  /^useCurrentSidebar/.test(String(Object(expression.object.callee).name));

/** The element for the cards of a doc's category. */
export const CARD_LIST = "DocCardList";

/** Notes such an element. The data layer puts the cards of the category in. */
const docCardList: Convert = (element, { file }) => {
  const items = attributeNamed(element, "items")?.value;
  if (typeof items === "object" && !isOfSidebar(expressionOf(items?.data?.estree))) {
    return undefined;
  }
  const { line = 1, column = 1 } = element.position?.start ?? {};
  facts(file).cardLists.push({ line, column });
  return [like(element, CARD_LIST, [], [])];
};

/** Returns how many headings `toc` or `toc.slice(1)` leaves out; undefined for any other code. */
function leftOut(expression: unknown): number | undefined {
  if (!isCodeNode(expression)) return undefined;
  if (expression.type === "Identifier") return expression.name === "toc" ? 0 : undefined;
  const { callee, arguments: given } = expression;
  if (!isCodeNode(callee) || leftOut(callee.object) !== 0) return undefined;
  const [first, ...others] = listOfCode(given);
  const isSlice = Object(callee.property).name === "slice" && others.length === 0;
  return isSlice && typeof first?.value === "number" ? first.value : undefined;
}

/** Turns `<TOCInline toc={toc} />` into a list of the document's headings. */
const tocInline: Convert = (element, context) => {
  const value = attributeNamed(element, "toc")?.value;
  const skipped =
    typeof value === "object" ? leftOut(expressionOf(value?.data?.estree)) : undefined;
  if (skipped === undefined) {
    const message =
      "The headings of this `<TOCInline>` are known only when code runs. Write `toc={toc}`, or `toc={toc.slice(1)}` to leave the first one out.";
    reportError(context.file, "unknown-element", message, element.position);
    return [];
  }
  const level = (name: string, otherwise: number) =>
    Number(knownValue(element, name, context) ?? otherwise);
  const place = like(element, null, [], []);
  noteContents(place, {
    skipped,
    least: level("minHeadingLevel", 2),
    most: level("maxHeadingLevel", 3),
  });
  return [place];
};

/** The attributes of elements of which the page shows something else. */
export const attributesOfConverted: ReadonlyMap<string, readonly string[]> = new Map([
  ["@docusaurus/Translate", ["description", "id", "values"]],
  ["@theme/CodeBlock", ["className", "language", "metastring", "showLineNumbers", "title"]],
  ["@theme/DocCard", ["item"]],
  ["@theme/DocCardList", ["items"]],
  ["@theme/Mermaid", ["value"]],
  ["@theme/TOCInline", ["maxHeadingLevel", "minHeadingLevel", "toc"]],
]);

/** Elements that become blocks of Markdown, which a paragraph cannot contain. */
export const BLOCKS: ReadonlySet<string> = new Set([
  "@theme/CodeBlock",
  "@theme/Mermaid",
  "@theme/TOCInline",
]);

/** Docusaurus' elements, by the module whose default export they are. */
export const converters: ReadonlyMap<string, Convert> = new Map([
  ["@docusaurus/Head", rename("head")],
  ["@docusaurus/Link", link],
  ["@docusaurus/Translate", translate],
  ["@theme/Admonition", rename("Admonition")],
  ["@theme/CodeBlock", codeBlock],
  ["@theme/Details", details],
  ["@theme/DocCard", docCard],
  ["@theme/DocCardList", docCardList],
  ["@theme/Heading", heading],
  ["@theme/Mermaid", mermaid],
  ["@theme/IdealImage", idealImage],
  ["@theme/TOCInline", tocInline],
  ["@theme/TabItem", rename("TabItem")],
  ["@theme/Tabs", rename("Tabs")],
  ["@theme/ThemedImage", themedImage],
]);
