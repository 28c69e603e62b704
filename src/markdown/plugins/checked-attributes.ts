import type { Root } from "hast";
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import {
  attributeNames,
  type CheckedAttribute,
  type ElementDefinition,
  type TableName,
} from "../../prose/definition";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { interfaceLanguage } from "../interface-language";
import { ownNames } from "../javascript/own-names";
import { attributeNamed, attributesOf, isJsx, textsOf } from "../jsx";
import { attributeFaults } from "../markup/markup-faults";
import { placeAt } from "../place-at";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Returns the place of a word of an attribute. If it is not found in the source, that of the element. */
function placeOf(word: number, name: string, text: string, element: JsxElement, source: string) {
  const { position } = element;
  const start = position?.start.offset ?? 0;
  const written = new RegExp(`(?<before>\\s${name}\\s*=\\s*["'])(?<value>[^"']*)`).exec(
    source.slice(start, position?.end.offset),
  );
  const wordsOf = (words: string) => Array.from(words.matchAll(/\S+/g));
  const found = wordsOf(written?.groups?.value ?? "")[word];
  if (!found || found[0] !== wordsOf(text)[word]?.[0]) return position;
  const before = (written?.index ?? 0) + (written?.groups?.before?.length ?? 0);
  const place = placeAt(source, start + before + found.index);
  return { start: place, end: place };
}

interface Fault {
  message: string;
  position: JsxElement["position"];
}

/** Returns what is wrong with an attribute of an element. */
function faultsOfText(
  element: JsxElement,
  name: string,
  { expected, isOptional, faultsOf }: CheckedAttribute,
  source: string,
): Fault[] {
  const { position } = element;
  const text = attributeNamed(element, name)?.value;
  if (isOptional && text === undefined) return [];
  if (text === null || text === undefined)
    return [{ message: `\`<${element.name}>\` has no \`${name}\`. ${expected}`, position }];
  const subject = `\`${name}\` of \`<${element.name}>\`:`;
  if (typeof text !== "string") {
    const message = `${subject} expected plain text in quotation marks, found code. ${expected}`;
    return [{ message, position }];
  }
  return faultsOf(text).map(({ message, word }) => ({
    message: `${subject} ${message}.`,
    position: word === undefined ? position : placeOf(word, name, text, element, source),
  }));
}

/** Returns the table that an element shows, and what is wrong with the attributes that choose it. */
function tableFor(element: JsxElement, name: TableName, file: VFile, environment: Environment) {
  const { content, sources, fault } = environment.table(name, textsOf(element));
  facts(file).sources.push(...sources);
  if (!fault) {
    const language = interfaceLanguage(environment, file.path);
    const shown = content.map((node) =>
      node.type === "element" ? { ...node, properties: { ...node.properties, ...language } } : node,
    );
    return { content: shown, faults: [] };
  }
  const faultsOf = () => [{ message: fault.message, word: 0 }];
  const faults = faultsOfText(element, fault.attribute, { expected: "", faultsOf }, String(file));
  return { content, faults };
}

/** Warns of attributes that an element does not have, before something else takes its place. */
function warnOfUnknown(element: JsxElement, definition: ElementDefinition, file: VFile): void {
  const known = attributeNames(definition);
  for (const attribute of element.attributes) {
    if (attribute.type !== "mdxJsxAttribute" || known?.includes(attribute.name)) continue;
    for (const fault of attributeFaults(element.name ?? "", attribute.name, [], known))
      reportWarning(file, "unsafe-markup", fault, element.position);
  }
}

/**
 * Checks the attributes of elements that say what these may hold. An element with a faulty one is
 * left out: there is nothing to draw. What an element makes of them, and of a table of the data
 * layer, takes its place.
 */
export function checkedAttributes({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const own = ownNames(tree);
    visit(tree, (node, index, parent) => {
      if (!isJsx(node)) return undefined;
      const name = node.name ?? "";
      const definition = environment.elements.get(name) ?? {};
      const { attributes: checked, table, replacedBy } = definition;
      if ((!checked && !table) || own.has(name)) return undefined;
      const faults = Object.entries(checked ?? {}).flatMap(([attribute, check]) =>
        faultsOfText(node, attribute, check, String(file)),
      );
      const shown =
        table && faults.length === 0 ? tableFor(node, table, file, environment) : undefined;
      faults.push(...(shown?.faults ?? []));
      for (const { message, position } of faults)
        reportError(file, "wrong-attribute", message, position);
      if (faults.length > 0) {
        parent.children.splice(index, 1);
        return index;
      }
      if (typeof replacedBy !== "function") return undefined;
      warnOfUnknown(node, definition, file);
      const {
        name: replacement,
        attributes,
        children,
      } = replacedBy(textsOf(node), shown?.content ?? []);
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: replacement,
        attributes: attributesOf(attributes),
        children,
        position: node.position,
      };
      return undefined;
    });
  };
}
