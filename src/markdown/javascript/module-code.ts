/**
 * The code of a document is one small module: what the document imports and exports, and a list of
 * its holes. A hole is a place in the tree that only running code can fill (`Hole` in
 * `tree/to-tree.ts`). The tree itself stays data.
 */
import { jsx, toJs } from "estree-util-to-js";
import type { VFile } from "vfile";
import type { TreeProps } from "../../site/tree";
import { reportError } from "../report";
import { JsxParser } from "../syntax/code-parser";
import { type CodeNode, listOfCode, startOf, visitCode } from "./estree";
import { isComponent } from "./scope";

/** A hole of a part, which gets attributes. */
export interface PartHole {
  /** How the document imports the part. */
  request: string;
  /** The number of the hole in the part. */
  n: number;
  /** The attributes that the document gives the part. */
  given: TreeProps;
}

/** What fills a hole of the document itself. */
export interface OwnHole {
  /** An expression, as text. */
  text: string;
  /** Its parts as they were parsed. */
  code: unknown;
  /** The attribute of the document that it is: `{props.name}`. */
  prop?: string | undefined;
}

/** What fills a hole. */
export type HoleCode = OwnHole | PartHole;

export const isPartHole = (hole: HoleCode): hole is PartHole => "request" in hole;

/** A place in a Markdown file. Line and column count from 1. */
export interface CodePlace {
  /** Absolute path. */
  path: string;
  line: number;
  column: number;
}

/** The code of a document. */
export interface DocumentCode {
  /** Statements that import and export, in order. */
  statements: CodeNode[];
  /** What fills the holes, in order. */
  holes: HoleCode[];
  /** Where the holes are, in the same order. */
  places: CodePlace[];
}

/** The code of a document as it runs. */
export interface DocumentModule {
  /** A module, in JSX. */
  text: string;
  /** Where its holes are, in order. */
  places: CodePlace[];
  /** The attributes that its holes show, in order; undefined for other holes. */
  props: (string | undefined)[];
}

/** The place of a piece of code in its document. Offsets count from 0. */
interface Place {
  start: { line: number; column: number; offset?: number | undefined };
  end: { offset?: number | undefined };
}

/** Names in the module that are not the document's own. */
const CONTENT = "MDXContent";
const COMPONENTS = "_components";
const DRAW = "_draw";
/** With a number. */
const PART = "_part";
const HOLES = "_holes";
const LAYOUT = "_layout";
/** The second parameter of a hole: a function that makes an element with the hole's children. */
export const ELEMENT = "_element";

/** The map with the owner's elements. */
export const OWN_ELEMENTS = "_own";

const RESERVED: ReadonlySet<string> = new Set([
  CONTENT,
  COMPONENTS,
  DRAW,
  ELEMENT,
  HOLES,
  LAYOUT,
  OWN_ELEMENTS,
]);

type Program = Parameters<typeof toJs>[0];

const print = (statement: CodeNode): string =>
  toJs({ type: "Program", sourceType: "module", body: [statement] } as unknown as Program, {
    handlers: jsx,
  }).value;

/** Returns the text of parsed code. */
export const printExpression = (expression: CodeNode): string =>
  print({ type: "ExpressionStatement", expression }).replace(/;\s*$/, "");

/** Returns a statement of the document as the module has it. MDX calls a default export the layout. */
const printStatement = (statement: CodeNode): string =>
  statement.type === "ExportDefaultDeclaration"
    ? `const ${LAYOUT} = ${printExpression(asExpression(statement.declaration as CodeNode))};\n`
    : print(statement);

/** Returns a declaration of a function or a class as a value. */
const asExpression = (declaration: CodeNode): CodeNode => ({
  ...declaration,
  type: declaration.type.replace(/Declaration$/, "Expression"),
});

/** Returns the names of the site's elements that code uses as tags. */
const elementsIn = (
  { statements, holes }: Pick<DocumentCode, "statements" | "holes">,
  own: ReadonlySet<string>,
  elements: ReadonlyMap<string, unknown>,
): string[] => {
  const names = new Set<string>();
  const codes = holes.map((hole) => (isPartHole(hole) ? undefined : hole.code));
  visitCode([statements, codes], (node) => {
    const name = String(node.name);
    if (isComponent(node) && elements.has(name) && !own.has(name)) names.add(name);
  });
  return Array.from(names);
};

/**
 * Returns the module of a document, in JSX. Its default export is a component. It renders the tree
 * that it gets as `nodes`, and fills the holes. `own` are the names that the document imports or
 * exports.
 */
export function moduleText(
  code: Pick<DocumentCode, "statements" | "holes">,
  own: ReadonlySet<string>,
  elements: ReadonlyMap<string, unknown>,
): string {
  const used = elementsIn(code, own, elements);
  const hasLayout = code.statements.some(({ type }) => type === "ExportDefaultDeclaration");
  const start = used.length
    ? `import { components as ${COMPONENTS} } from "@site/src/prose/components";\nconst { ${used.join(", ")} } = ${COMPONENTS};\n`
    : "";
  const requests = Array.from(
    new Set(code.holes.flatMap((hole) => (isPartHole(hole) ? hole.request : []))),
  );
  const parts = requests.map(
    (request, index) => `import { ${HOLES} as ${PART}${index} } from ${JSON.stringify(request)};\n`,
  );
  const holes = code.holes.map((hole) => {
    if (!isPartHole(hole)) return `  (props, ${ELEMENT}) => (${hole.text}),\n`;
    const ofPart = `${PART}${requests.indexOf(hole.request)}[${hole.n}]`;
    return `  (_, ${ELEMENT}) => ${ofPart}(${JSON.stringify(hole.given)}, ${ELEMENT}),\n`;
  });
  return `import { draw as ${DRAW} } from "@site/src/prose/Tree/draw";
${parts.join("")}${start}${code.statements.map(printStatement).join("")}
const ${HOLES} = [
${holes.join("")}];
export { ${HOLES} };
export default function ${CONTENT}(props) {
  return ${DRAW}(props, ${HOLES}, ${CONTENT}.nodes${hasLayout ? `, ${LAYOUT}` : ""});
}
`;
}

/** Returns a module with a tree of its own, which a part of other documents needs. */
export const withNodes = (module: string, tree: string): string =>
  `${module}${CONTENT}.nodes = ${tree};\n`;

/** acorn's message for two default exports. */
const TWO_DEFAULTS = /^Duplicate export 'default'/;

/** Returns the text of a document with blanks in place of everything but these pieces. */
function blankBetween(source: string, pieces: readonly Place[]): string {
  let text = "";
  for (const { start, end } of pieces) {
    text += source.slice(text.length, start.offset).replaceAll(/[^\n]/g, " ");
    text += source.slice(start.offset, end.offset);
  }
  return text;
}

/**
 * Reports why the imports and exports of a document are not valid together: for example, the
 * document exports a name twice. Without this check, the bundler would find the error first, during
 * a build. It would report a place in code that the author has never seen.
 */
export function checkStatements(
  file: VFile,
  statements: readonly CodeNode[],
  pieces: readonly Place[],
  own: ReadonlySet<string>,
): void {
  const report = (reason: string, place: { line: number; column: number }) => {
    const message = `The \`import\`, \`export\` and braces of a document form one JavaScript module. This module is not valid: ${reason}.`;
    reportError(file, "syntax", message, { start: place, end: place });
  };
  const [first] = pieces;
  const reserved = Array.from(own).find((name) => RESERVED.has(name));
  if (first && reserved) {
    report(`\`${reserved}\` is a name of the build`, first.start);
    return;
  }
  const named = statements.find(({ specifiers }) =>
    listOfCode(specifiers).some(({ exported }) => Object(exported).name === "default"),
  );
  if (named) {
    report("its layout has to follow `export default`", startOf(named));
    return;
  }
  try {
    JsxParser.parse(blankBetween(String(file.value), pieces), {
      ecmaVersion: "latest",
      sourceType: "module",
      locations: true,
    });
  } catch (error) {
    if (!(error instanceof SyntaxError && "loc" in error)) throw error;
    const { line, column } = error.loc as { line: number; column: number };
    const reason = error.message.replace(/ \(\d+:\d+\)$/, "");
    report(reason.replace(TWO_DEFAULTS, "there is a second `export default`"), {
      line,
      column: column + 1,
    });
  }
}

/** Returns the first `await` of an expression that is not in a function of its own. */
export function awaitIn(code: unknown): CodeNode | undefined {
  if (Array.isArray(code)) return code.map(awaitIn).find((found) => found !== undefined);
  if (typeof code !== "object" || code === null) return undefined;
  const node = code as CodeNode;
  if (node.type === "AwaitExpression") return node;
  if (/Function/.test(node.type ?? "")) return undefined;
  return awaitIn(Object.values(node));
}
