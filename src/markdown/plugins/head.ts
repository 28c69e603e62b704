import type { Root } from "mdast";
import type { VFile } from "vfile";
import { addressFault } from "../../site/addresses/address";
import { toUrl } from "../../site/addresses/url";
import { textOf } from "../../site/node-text";
import { quoted } from "../../site/text";
import type { TreeNode, TreeProps } from "../../site/tree";
import { facts } from "../facts";
import { expressionOf, textOfExpression } from "../javascript/estree";
import { isJsx } from "../jsx";
import { attributeOf } from "../markup/html";
import { reportWarning } from "../report";
import { visit } from "../visit";

type Node = Root["children"][number];
type JsxElement = Extract<Node, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Attribute = JsxElement["attributes"][number];

/** What a document may put into the page's head, with the attributes that it may have. */
const ALLOWED: ReadonlyMap<string, readonly string[]> = new Map([
  ["title", []],
  ["meta", ["name", "property", "content", "media"]],
  ["link", ["rel", "href", "hrefLang", "type", "title", "media"]],
]);

/** Relations that say something about the page. Others load, or change the page. */
const RELATIONS = ["alternate", "author", "canonical", "help", "license", "me", "next", "prev"];

/** Names of `<meta>` that the site has set for all pages. */
const SET_BY_SITE = ["viewport", "generator"];

/** Why other elements may not stand in the head. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ["base", "it changes all addresses of the page"],
  ["body", "the site has its own"],
  ["html", "the site has its own"],
  ["script", "it is code"],
  ["style", "it changes the look of the whole page"],
]);

const CHOICE = "Only `<title>`, `<meta>` and `<link>` may stand there.";

const isBlank = (node: Node): boolean => node.type === "text" && node.value.trim() === "";

/** Returns the text of an attribute; undefined if only running code would give it. */
function textOfValue({ value }: Extract<Attribute, { type: "mdxJsxAttribute" }>) {
  if (typeof value !== "object" || value === null) return value ?? "";
  return textOfExpression(expressionOf(value.data?.estree));
}

/** Returns the text of a title; undefined if only running code would give it. */
function titleOf({ children }: JsxElement): string | undefined {
  const parts = (children as Node[]).map((child) =>
    child.type === "mdxFlowExpression" || child.type === "mdxTextExpression"
      ? textOfExpression(expressionOf(child.data?.estree))
      : textOf(child),
  );
  return parts.every((part) => part !== undefined) ? parts.join("").trim() : undefined;
}

/** Returns why an element with these attributes may not stand in the head. */
function faultOf(name: string, { rel, href, name: meta }: TreeProps): string | undefined {
  if (name === "link" && !RELATIONS.includes(String(rel))) {
    return `The build removes \`<link rel="${rel ?? ""}">\` from \`<head>\`, because it may load or change something. \`rel\` may be ${quoted(RELATIONS)}.`;
  }
  const address = name === "link" ? addressFault(String(href ?? ""), "link") : undefined;
  if (address) return `The build removes \`<link>\` from \`<head>\`: ${address}`;
  return SET_BY_SITE.includes(String(meta))
    ? `The build removes \`<meta name="${meta}">\` from \`<head>\`, because the site sets it for all pages.`
    : undefined;
}

/**
 * Takes `<head>` out of the document. What it may hold goes into the page's head, where it replaces
 * the site's own title, description and the like, as in Docusaurus.
 */
export function head() {
  return (tree: Root, file: VFile): void => {
    const warn = (message: string, { position }: Pick<Node, "position">) =>
      reportWarning(file, "unsafe-markup", message, position);

    const warnOfCode = (element: JsxElement, part: string) =>
      warn(
        `The build removes \`<${element.name}>\` from \`<head>\`, because its ${part} is known only when code runs. Write it out.`,
        element,
      );

    /** Returns the attributes that may stay, under React's names; undefined if one is code. */
    const propsOf = (element: JsxElement, allowed: readonly string[]): TreeProps | undefined => {
      const props: TreeProps = {};
      for (const attribute of element.attributes) {
        const written = attribute.type === "mdxJsxAttribute" ? attribute.name : "{...}";
        const name = attributeOf(written, element.name ?? "")?.name ?? written;
        if (attribute.type !== "mdxJsxAttribute" || !allowed.includes(name)) {
          const choice = quoted(allowed) || "no attributes";
          warn(
            `The build removes the attribute \`${written}\` of \`<${element.name}>\` in \`<head>\`. It may have ${choice}.`,
            element,
          );
          continue;
        }
        const text = textOfValue(attribute);
        if (text === undefined) {
          warnOfCode(element, `\`${written}\``);
          return undefined;
        }
        props[name] = text;
      }
      return props;
    };

    /** Returns the element that goes into the head; undefined if it has to stay out. */
    const cleaned = (
      element: JsxElement,
      name: string,
      allowed: readonly string[],
    ): TreeNode | undefined => {
      const props = propsOf(element, allowed);
      if (!props) return undefined;
      const fault = faultOf(name, props);
      if (fault) warn(fault, element);
      if (fault || (name === "meta" && !props.name && !props.property)) return undefined;
      if (name === "link" && props.href) props.href = toUrl(String(props.href)) ?? "";
      if (name !== "title") return [name, props];
      const title = titleOf(element);
      if (title === undefined) warnOfCode(element, "text");
      return title ? [name, props, title] : undefined;
    };

    const take = (node: Node): void => {
      if (node.type === "paragraph") {
        for (const child of node.children) take(child);
        return;
      }
      if (isBlank(node)) return;
      if (!isJsx(node)) {
        warn(`The build removes text from \`<head>\`. ${CHOICE}`, node);
        return;
      }
      const name = node.name ?? "";
      const allowed = ALLOWED.get(name);
      if (!allowed) {
        const reason = REASONS.get(name);
        const because = reason ? `, because ${reason}` : "";
        warn(`The build removes \`<${name}>\` from \`<head>\`${because}. ${CHOICE}`, node);
        return;
      }
      facts(file).head.push(...[cleaned(node, name, allowed)].filter((one) => one !== undefined));
    };

    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== "head") return undefined;
      for (const child of node.children as Node[]) take(child);
      parent.children.splice(index, 1);
      return index;
    });
  };
}
