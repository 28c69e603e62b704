import type { AbiKind } from "../../site/abi";
import { groupBy } from "../../site/group";
import { type Declaration, placeAt, type Sources, type Unit } from "./compile";
import { type Tag, tagsOf } from "./natspec";

/** A declaration with what its source says of it. */
export interface Declared {
  declaration: Declaration;
  file: string;
  /** The contract around it; undefined at the top of a file. */
  contract: Declaration | undefined;
  /** Line and column, from 1. */
  place: { line: number; column: number };
  /** The source, without the body and the indentation of the first line. */
  code: string;
  tags: Tag[];
}

/** A contract with the declarations in it. */
export interface DeclaredContract extends Declared {
  own: Declared[];
}

const KINDS: Readonly<Record<string, AbiKind>> = {
  FunctionDefinition: "function",
  VariableDeclaration: "function",
  EventDefinition: "event",
  ErrorDefinition: "error",
};

const selectorIn = ({ functionSelector, eventSelector, errorSelector }: Declaration) =>
  functionSelector ?? eventSelector ?? errorSelector;

/** Returns a function that reads a place of a source (`start:length:file`), which counts bytes. */
function readerOf(text: string) {
  const bytes = Buffer.from(text);
  return (src: string, before?: string): string => {
    const [start = 0, length = 0] = src.split(":").map(Number);
    const end = before === undefined ? start + length : Number(before);
    return bytes.subarray(start, end).toString();
  };
}

/** Returns a declaration without the indentation of its first line, and with an end. */
function tidy(text: string, indent: number): string {
  const lines = text
    .trimEnd()
    .split(/\r\n?|\n/)
    .map((line, index) => (index > 0 ? line.slice(Math.min(indent, line.search(/\S|$/))) : line));
  const code = lines.join("\n");
  return /[;}]$/.test(code) ? code : `${code};`;
}

/** The declarations of a unit. */
export interface Declarations {
  contracts: DeclaredContract[];
  /** Returns the declarations of a selector, in no order. */
  ofSelector(kind: AbiKind, selector: string): readonly Declared[];
}

/** Reads the declarations of a unit with their comments. */
export function declarationsOf(unit: Unit, sources: Sources): Declarations {
  const contracts: DeclaredContract[] = [];
  const all: Declared[] = [];
  for (const [file, declarations] of unit.declarations) {
    const text = sources.get(file) ?? "";
    const read = readerOf(text);
    const declared = (declaration: Declaration, contract?: Declaration): Declared => {
      const { src, body, documentation } = declaration;
      const place = placeAt(text, Number(src.split(":")[0]));
      const isContract = declaration.nodeType === "ContractDefinition";
      const code = isContract ? "" : tidy(read(src, body?.src.split(":")[0]), place.column - 1);
      // solc's own text of a comment lacks the empty lines between paragraphs.
      const tags = documentation ? tagsOf(read(documentation.src)) : [];
      return { declaration, file, contract, place, code, tags };
    };
    for (const declaration of declarations) {
      const own = (declaration.nodes ?? []).map((node) => declared(node, declaration));
      const top = declared(declaration);
      if (declaration.nodeType === "ContractDefinition") contracts.push({ ...top, own });
      all.push(top, ...own);
    }
  }
  const keyOf = ({ declaration }: Declared): string =>
    `${KINDS[declaration.nodeType]} 0x${selectorIn(declaration)}`;
  const groups = new Map(groupBy(all, keyOf).map(({ key, items }) => [key, items]));
  return {
    contracts,
    ofSelector: (kind, selector) => groups.get(`${kind} ${selector}`) ?? [],
  };
}
