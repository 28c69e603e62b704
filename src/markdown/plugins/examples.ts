import GithubSlugger from "github-slugger";
import type { Code, Content, Root, RootContentMap } from "mdast";
import type { Position } from "unist";
import type { VFile } from "vfile";
import { quoted } from "../../site/text";
import { numberText } from "../../site/worked-examples/number-format";
import type { Environment } from "../environment";
import { type ExampleFacts, facts } from "../facts";
import { dataExpression } from "../javascript/parse";
import { attributeNamed, attributesOf, isJsx } from "../jsx";
import { setProperties } from "../properties";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";
import { wordsOfNode } from "../words-of-node";
import { type CompiledExample, compileExample } from "../worked-examples/compile-example";
import { fillValues, leaveValues, reportOutside } from "../worked-examples/fill-values";
import { liveData } from "../worked-examples/live-data";
import { formatOf } from "../worked-examples/read-input";
import type { ExampleFault } from "../worked-examples/read-yaml";
import { type ExampleEnvironment, figureKind } from "../worked-examples/scope";

const NAME = "example";
const FIGURES = "figures.";

/** An anchor begins with this, unless the author has given one. Headings have other anchors. */
const ANCHOR = "example";

const isYaml = (node: Content | undefined): node is Code =>
  node?.type === "code" && /^ya?ml$/i.test(node.lang ?? "");

/** Returns the place in the document of an index in a block of code. */
function placeIn(code: Code, source: string, { offset }: ExampleFault): Position | undefined {
  if (!code.position) return undefined;
  const before = code.value.slice(0, offset).split("\n");
  const own = code.value.split("\n")[before.length - 1] ?? "";
  const line = code.position.start.line + before.length;
  const whole = source.split(/\r\n?|\n/)[line - 1] ?? "";
  const indent = Math.max(0, whole.length - own.length);
  const point = { line, column: indent + (before.at(-1)?.length ?? 0) + 1 };
  return { start: point, end: point };
}

/** Returns what finds the figures of a document. One that nobody has translated has its own units. */
function figuresFor(environment: Environment, { path }: VFile): Environment["figure"] {
  if (!environment.isForeign(path)) return environment.figure;
  return (key) => {
    const figure = environment.figure(key);
    return figure && { ...figure, unit: figure.ownUnit };
  };
}

function exampleEnvironment(
  environment: Environment,
  figure: Environment["figure"],
): ExampleEnvironment {
  const words = environment.words();
  return {
    words,
    figure,
    figureKeys: Array.from(words.keys()).flatMap((name) =>
      name.startsWith(FIGURES) ? name.slice(FIGURES.length) : [],
    ),
  };
}

/** Returns the texts of a value, or of all values of a column. */
function textsOf({ data, values }: CompiledExample, name: string): string[] {
  const { format } = data.inputs[name] ?? data.results[name] ?? {};
  return [values.get(name) ?? []]
    .flat()
    .map((value) => (typeof value === "string" ? value : numberText(value, format)));
}

function factsOf(
  example: CompiledExample,
  id: string,
  title: string | undefined,
  line: number,
): ExampleFacts {
  const { data, expressions, figures, formulas } = example;
  return {
    id,
    title: title ?? null,
    line,
    inputs: Object.entries(data.inputs).map(([name, { label = name, format, range, figure }]) => ({
      name,
      label,
      values: textsOf(example, name),
      unit: format?.unit ?? null,
      range: range
        ? { from: numberText(range.least, format), to: numberText(range.most, format) }
        : null,
      figure: figure ?? null,
    })),
    results: Object.entries(data.results).map(([name, { label = name, format }]) => ({
      name,
      label,
      values: textsOf(example, name),
      unit: format?.unit ?? null,
      expression: expressions.get(name)?.text ?? "",
    })),
    figures: [...figures],
    formulas: [...formulas],
  };
}

/** Returns the inputs that a reader could change if the text showed them as numbers of their own. */
function hiddenInputs(content: Content[], { data }: CompiledExample): string[] {
  const shown = new Set<unknown>();
  visit<Content>({ children: content }, (node) => {
    if (node.type !== "mdxJsxTextElement" || node.name !== "ExampleValue") return;
    if (attributeNamed(node, "number")) shown.add(attributeNamed(node, "name")?.value);
  });
  return Object.keys(data.inputs).filter((name) => data.inputs[name]?.range && !shown.has(name));
}

/** Warns about charts that would show other numbers than the example in which they stand. */
function warnOfCharts(
  content: Content[],
  { inputs }: ExampleFacts,
  file: VFile,
  { elements }: Environment,
): void {
  const given = new Set(inputs.map(({ figure }) => figure));
  visit({ type: "root", children: content } as Root, (node) => {
    if (!isJsx(node)) return;
    const { chart, figures = [] } = elements.get(node.name ?? "") ?? {};
    if (!chart || figures.length === 0 || figures.some((key) => given.has(key))) return;
    const message = `\`<${node.name}>\` shows other numbers than this example: no input is one of its figures, ${quoted(figures.map((key) => `figures.${key}`))}. Write one as an input, or put the chart outside of the example.`;
    reportWarning(file, "example", message, node.position);
  });
}

const titleLine = (title: string): Content => ({
  type: "paragraph",
  children: [{ type: "strong", children: [{ type: "text", value: title }] }],
});

/**
 * Compiles examples: `:::example[Title]` with a first block of YAML that names inputs and results.
 * Puts their values into the text. An example that a reader can change becomes the element
 * `Example`, any other is text.
 */
export function examples({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const known = facts(file);
    const slugger = new GithubSlugger();

    function compile(node: RootContentMap["containerDirective"]): Content[] {
      const [first, ...others] = node.children;
      const isLabelled = first?.type === "paragraph" && first.data?.directiveLabel === true;
      const title = isLabelled ? wordsOfNode(first) : undefined;
      const [code, ...content] = isLabelled ? others : node.children;
      if (!isYaml(code)) {
        const message =
          "An example begins with a block of code in the language `yaml`, which has `inputs:` and `results:`.";
        reportError(file, "example", message, code?.position ?? node.position);
        return code ? [code, ...content] : content;
      }
      const faults: ExampleFault[] = [];
      const figureOf = figuresFor(environment, file);
      const example = compileExample(code.value, exampleEnvironment(environment, figureOf), faults);
      for (const fault of faults)
        reportError(file, "example", fault.message, placeIn(code, String(file), fault));
      if (!example) {
        leaveValues(content);
        return content;
      }

      for (const key of example.figures) if (!known.figures.includes(key)) known.figures.push(key);
      const messages = file.messages.length;
      fillValues(content, example, file, (key) => {
        const figure = figureOf(key);
        if (!figure) return undefined;
        const { value, ...kind } = figureKind(figure);
        return { value, format: formatOf(kind) };
      });
      // A faulty value might have been the one that shows it.
      const isGood = file.messages.length === messages;
      for (const name of isGood ? hiddenInputs(content, example) : []) {
        const message = `A reader cannot change \`${name}\`, because the text shows it nowhere as a number of its own. Write \`{example.${name}}\` outside of formulas, or remove its range.`;
        const offset = example.inputOffsets.get(name) ?? 0;
        reportWarning(file, "example", message, placeIn(code, String(file), { message, offset }));
      }
      const asked = node.attributes?.id ?? slugger.slug(title ? `${ANCHOR} ${title}` : ANCHOR);
      const id = asked.normalize("NFC");
      const made = factsOf(example, id, title, node.position?.start.line ?? 1);
      known.examples.push(made);
      warnOfCharts(content, made, file, environment);
      if (example.live.size > 0) {
        const attributes = attributesOf({ id, title, data: dataExpression(liveData(example)) });
        const { position } = node;
        return [
          { type: "mdxJsxFlowElement", name: "Example", attributes, children: content, position },
        ] as Content[];
      }
      const blocks: Content[] = title === undefined ? content : [titleLine(title), ...content];
      const [start] = blocks;
      if (start && start.type !== "heading") setProperties(start, { id });
      return blocks;
    }

    visit(tree, (node, index, parent) => {
      if (node.type !== "containerDirective" || node.name !== NAME) return undefined;
      visit<Content>(node, (inner, at, above) => {
        if (inner.type !== "containerDirective" || inner.name !== NAME) return undefined;
        const message = "An example cannot be within another one. Close the first one before it.";
        reportError(file, "example", message, inner.position);
        above.children.splice(at, 1);
        return at;
      });
      const made = compile(node);
      parent.children.splice(index, 1, ...(made as typeof parent.children));
      return index + made.length;
    });
    reportOutside(tree, file);
  };
}
