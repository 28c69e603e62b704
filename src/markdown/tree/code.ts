import type { Root } from "hast";
import type { VFile } from "vfile";
import type { ElementDefinition } from "../../prose/definition";
import { didYouMean } from "../../site/problems/nearest";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { type CodeNode, expressionOf, jsxName, visitCode } from "../javascript/estree";
import { importedFile, importFault, isMarkdown } from "../javascript/import-fault";
import { requestsIn } from "../javascript/requests";
import { reachesBeyond, unknownNames } from "../javascript/scope";
import { isIntrinsic } from "../markup/html";
import { noteFigures } from "../note-figures";
import { reportError } from "../report";
import { madeOnly, unknownElement } from "../syntax/faults";
import type { Estree } from "./literal";

type Position = Root["position"];

/** The document that the code belongs to. */
export interface CodeContext {
  environment: Environment;
  /** Names that the document itself imports or exports. */
  ownNames: ReadonlySet<string>;
  file: VFile;
}

/** Whether something else takes the place of an element before any code runs. */
const isReplaced = (element: ElementDefinition | undefined): boolean =>
  element?.diagram !== undefined || element?.replacedBy !== undefined;

/**
 * Notes the figures that an element of the site shows. Returns whether the name is that of a known
 * element. It also reports an element that cannot stand inside braces.
 */
function noteElement(name: string, position: Position, context: CodeContext): boolean {
  const { environment, file, ownNames } = context;
  const [base = name] = name.split(".");
  if (isIntrinsic(name) || ownNames.has(base)) return true;
  const element = environment.elements.get(base);
  if (isReplaced(element)) {
    const message = `The build replaces \`<${name}>\` before any code runs, so it cannot be inside braces. Move it out of the braces.`;
    reportError(file, "element-in-code", message, position);
    return true;
  }
  noteFigures(base, file, environment, position);
  return element !== undefined;
}

/** Returns the names of all elements that authors may use. */
const allNames = ({ elements, ownElements }: Environment): ReadonlyMap<string, unknown> =>
  new Map([...elements, ...Array.from(ownElements(), (name) => [name, {}] as const)]);

/** Reports an element that the site does not have, and notes the figures of one that it has. */
export function checkElement(name: string, position: Position, context: CodeContext): void {
  const { elements } = context.environment;
  if (elements.get(name)?.replacedBy === "data" || noteElement(name, position, context)) return;
  reportError(
    context.file,
    "unknown-element",
    unknownElement(name, allNames(context.environment)),
    position,
  );
}

/**
 * Reports imports of missing files and of files that documents may not read, and notes the files
 * that are imported.
 */
export function noteRequests(code: unknown, { environment, file }: CodeContext): void {
  for (const { request, names, line, column } of requestsIn(code)) {
    const report = (message: string) => {
      const place = { line, column };
      reportError(file, "broken-import", message, { start: place, end: place });
    };
    if (request === null) {
      report("The path in `import(…)` must be plain text in quotation marks.");
      continue;
    }
    const fault = importFault(request, file.path, environment, names);
    if (fault) report(`\`${request}\` cannot be imported: ${fault}`);
    const read = fault ? undefined : importedFile(request, file.path, environment);
    if (read === undefined) continue;
    const { parts, code } = facts(file);
    (isMarkdown(read) ? parts : code).push(read);
  }
}

/**
 * Notes the elements inside code (`{isOpen && <A />}`), and reports names that nothing
 * defines.
 */
export function noteCode(
  code: Estree | null | undefined,
  position: Position,
  context: CodeContext,
) {
  if (!code) return;
  visitCode(code, (node) => {
    if (node.type !== "JSXOpeningElement") return;
    const name = jsxName(node.name) ?? "";
    const isKnown = noteElement(name, position, context);
    const element = context.environment.elements.get(name);
    if (element?.instead && !context.ownNames.has(name))
      reportError(context.file, "unknown-element", madeOnly(name, element.instead), position);
    if (!isKnown || isReplaced(element)) return;
    const [checked] = Object.keys(element?.attributes ?? {});
    if (!checked || context.ownNames.has(name)) return;
    const message = `The build checks \`${checked}\` of \`<${name}>\` before any code runs, so it cannot be inside braces. Move it out of the braces.`;
    reportError(context.file, "element-in-code", message, position);
  });
  noteRequests(code, context);
  const { environment, file, ownNames: own } = context;
  const { elements } = environment;
  for (const { name, isTag, line, column } of unknownNames(code, own, elements)) {
    const place = { start: { line, column }, end: { line, column } };
    if (isTag) {
      if (!isReplaced(elements.get(name)))
        reportError(file, "unknown-element", unknownElement(name, allNames(environment)), place);
      continue;
    }
    const words = Array.from(environment.words().keys(), (word) => word.split(".")[0] ?? "");
    const hint = didYouMean(name, new Set([...own, ...words]));
    const message = reachesBeyond(name)
      ? `Documents may not use \`${name}\`, because it gives access to more than the page itself.`
      : `\`${name}\` is not defined. Import or export it, or write \`\\{\` if you mean the braces themselves.${hint}`;
    reportError(file, "unknown-name", message, place);
  }
}

/**
 * Returns what kind of value an expression gives if React cannot show it and would throw an error.
 * React can show only texts, numbers and elements.
 */
function unshowable(expression: CodeNode | undefined): string | undefined {
  switch (expression?.type) {
    case "ImportExpression":
      return "A promise";
    case "NewExpression":
    case "ObjectExpression":
      return "An object";
    case "Literal":
      return expression.regex ? "A regular expression" : undefined;
    default:
      return undefined;
  }
}

/** Reports braces whose value cannot be shown. */
export function checkContent(
  program: Estree | null | undefined,
  position: Position,
  { file }: CodeContext,
): void {
  const what = unshowable(expressionOf(program));
  if (!what) return;
  const message = `${what} in braces cannot be shown on a page. If you mean the braces themselves, write \`\\{\`.`;
  reportError(file, "syntax", message, position);
}
