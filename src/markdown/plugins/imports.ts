import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { Bindings } from "../docusaurus/binding";
import { bindingsOf, drawingsIn, removeUnused } from "../docusaurus/bindings";
import { withoutBlocks } from "../docusaurus/blocks-in-paragraphs";
import {
  attributesOfConverted,
  BLOCKS,
  CARD_LIST,
  converters,
  drawing,
  type JsxElement,
} from "../docusaurus/elements";
import { importRequired } from "../docusaurus/required";
import { staticValue } from "../docusaurus/static-value";
import type { Environment } from "../environment";
import { expressionOf } from "../javascript/estree";
import { ownNames } from "../javascript/own-names";
import { dataExpression } from "../javascript/parse";
import { namesIn } from "../javascript/scope";
import { attributeNamed, isJsx } from "../jsx";
import { isIntrinsic } from "../markup/html";
import { othersThan } from "../markup/markup-faults";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

const TRANSLATE = "@docusaurus/Translate";

/** Docusaurus' elements that every document has without an import, by name. */
const GLOBAL: ReadonlyMap<string, string> = new Map([
  ["CodeBlock", "@theme/CodeBlock"],
  ["Details", "@theme/Details"],
  [CARD_LIST, "@theme/DocCardList"],
  ["Head", "@docusaurus/Head"],
]);

/** Matches documents that import, export, require, or have such an element. */
export const HAS_IMPORTS = new RegExp(
  `^(?:im|ex)port\\s|<(?:${Array.from(GLOBAL.keys()).join("|")})\\b|require\\(`,
  "m",
);

/** Elements whose relative addresses the build resolves. */
const RESOLVED: ReadonlySet<string> = new Set(["a", "img"]);

/** Code that may stand for a text: a name, a call, a part of a module. */
const MAY_BE_KNOWN = /^(?:Identifier|CallExpression|MemberExpression)$/;

/** Replaces code in the attributes of an element by the text that it stands for. */
function fillAttributes(element: JsxElement, bindings: Bindings): void {
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || typeof attribute.value !== "object") continue;
    const expression = expressionOf(attribute.value?.data?.estree);
    if (!expression || !MAY_BE_KNOWN.test(expression.type)) continue;
    const value = staticValue(expression, bindings);
    if (typeof value === "object" && value !== null) attribute.value = dataExpression(value);
    if (typeof value !== "string") continue;
    if (value.startsWith(".") && !RESOLVED.has(element.name ?? "")) continue;
    attribute.value = value;
  }
}

/** Puts the text of `children="a"`, which pages that programs make have, into the element. */
function takeChildren(element: JsxElement, bindings: Bindings): void {
  const given = attributeNamed(element, "children")?.value;
  const value =
    typeof given === "object" ? staticValue(expressionOf(given?.data?.estree), bindings) : given;
  if (typeof value !== "string" || element.children.length > 0) return;
  element.attributes = element.attributes.filter(
    (one) => !("name" in one && one.name === "children"),
  );
  element.children = [{ type: "text", value }] as typeof element.children;
}

/**
 * Returns the names that the code of a document uses, except where it imports them. `settled` are
 * elements of this site.
 */
function usedNames(tree: Root, settled: ReadonlySet<object>): Set<string> {
  const used = new Set<string>();
  const addAll = (code: unknown) => {
    for (const name of namesIn(code)) used.add(name);
  };
  visit(tree, (node) => {
    if (node.type === "mdxjsEsm") {
      addAll(node.data?.estree?.body.filter(({ type }) => type !== "ImportDeclaration"));
    } else if ("data" in node && node.data && "estree" in node.data) addAll(node.data.estree);
    if (!isJsx(node)) return;
    if (!settled.has(node)) used.add((node.name ?? "").split(".")[0] ?? "");
    for (const attribute of node.attributes) {
      const { data } =
        attribute.type === "mdxJsxExpressionAttribute" ? attribute : Object(attribute.value);
      addAll(data?.estree);
    }
  });
  return used;
}

/**
 * Turns what documents import from Docusaurus into elements and texts of this site, where that needs
 * no code (M6). What only running code would show keeps its import, for which the bundler has a
 * module (`src/docusaurus`).
 */
export function imports({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    const bindings = bindingsOf(tree, file, environment);
    const drawings = drawingsIn(tree);

    const settled = new Set<object>();

    const moduleAt = (name: string): string | undefined => {
      const binding = bindings.get(name);
      return binding?.kind === "module" ? binding.module : undefined;
    };
    const moduleOf = (name: string): string | undefined =>
      moduleAt(name) ?? (own.has(name) ? undefined : GLOBAL.get(name));
    const converterOf = (name: string) => {
      const binding = bindings.get(name);
      return binding?.kind === "address" && drawings.has(name)
        ? drawing(binding.address)
        : converters.get(moduleOf(name) ?? "");
    };
    const isOfSite = (name: string): boolean =>
      isIntrinsic(name) || (environment.elements.has(name) && !own.has(name));

    visit(tree, (node, index, parent) => {
      if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
        const expression = expressionOf(node.data?.estree);
        const { name } = Object(expression?.callee);
        const isMessage = moduleAt(String(name)) === TRANSLATE;
        const value = isMessage ? staticValue(expression, bindings) : undefined;
        if (typeof value === "string") parent.children[index] = { type: "text", value } as never;
        return undefined;
      }
      if (node.type === "paragraph") {
        const parts = withoutBlocks(node, (name) => BLOCKS.has(moduleOf(name) ?? ""));
        if (parts) parent.children.splice(index, 1, ...(parts as typeof parent.children));
        return parts && index;
      }
      if (!isJsx(node)) return undefined;
      const name = node.name ?? "";
      const convert = converterOf(name);
      if (isOfSite(name) || convert) takeChildren(node, bindings);
      if (isOfSite(name)) fillAttributes(node, bindings);
      const converted = convert?.(node, { bindings, file });
      const known = converted && attributesOfConverted.get(moduleOf(name) ?? "");
      for (const attribute of known ? node.attributes : []) {
        if (attribute.type !== "mdxJsxAttribute" || known?.includes(attribute.name)) continue;
        const message = `The build removes the attribute \`${attribute.name}\` of \`<${name}>\`. ${othersThan(attribute.name, known ?? [])}`;
        reportWarning(file, "unsafe-markup", message, attribute.position ?? node.position);
      }
      if (!converted && drawings.has(name)) {
        const message = `\`<${name}>\` is a picture and no component. Put the file into \`static/\` or beside the document.`;
        reportError(file, "unknown-element", message, node.position);
      }
      if (!converted) return undefined;
      parent.children.splice(index, 1, ...(converted as typeof parent.children));
      for (const one of converted.filter(isJsx)) {
        settled.add(one);
        fillAttributes(one, bindings);
      }
      return converted.length === 0 ? index : undefined;
    });

    if (!own.has("require")) importRequired(tree, own);
    removeUnused(tree, bindings, usedNames(tree, settled));
  };
}
