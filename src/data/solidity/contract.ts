import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type AbiKind, type AbiParameter, signatureOf } from "../../site/abi";
import { type AbiEntry, type Declaration, placeAt, type Unit } from "./compile";
import { splitName, type Tag, tagsOf, textOfTag } from "./natspec";

/** A parameter, a result, or a member of a struct. */
export interface Parameter {
  /** Empty if it has none. */
  name: string;
  /** As the source has it, such as `IStrategy.Terms` and `uint256[]`. */
  type: string;
  isIndexed: boolean;
  /** What its comment says; an empty text if there is none. */
  text: string;
}

/** An error or event that a comment names, with what the comment says of it. */
export interface Named {
  name: string;
  text: string;
}

export type MemberKind = AbiKind;

/** A function, event or error of a contract. */
export interface Member {
  kind: MemberKind;
  name: string;
  /** As `{contract.…}` names it: the name, with its types if others of the kind share it. */
  key: string;
  /** On the contract's page. */
  anchor: string;
  /** What the selector is a hash of: `swap(address,uint256)`. */
  signature: string;
  /** Four bytes in hex; of an event its topic, of 32 bytes. */
  selector: string;
  /** Of a function; otherwise null. */
  mutability: string | null;
  /** The declaration in the source. */
  code: string;
  notice: string;
  details: string;
  parameters: Parameter[];
  returns: Parameter[];
  reverts: Named[];
  emits: Named[];
  /** Line and column in the source, from 1. */
  line: number;
  column: number;
}

/** A struct, an enum, or a type of its own. */
export interface TypeDeclaration {
  name: string;
  anchor: string;
  code: string;
  notice: string;
  details: string;
  /** Members of a struct with their types, those of an enum without. */
  members: Parameter[];
}

/** A member of another contract, which has its part of a page there. */
export interface Inherited {
  contract: string;
  kind: MemberKind;
  selector: string;
  /** As the other contract has them. */
  key: string;
  anchor: string;
}

/** A contract, interface or library, and all that a caller has to know of it. */
export interface Contract {
  name: string;
  /** `interface`, `abstract contract`, … */
  kind: string;
  /** Path of its source from the project's root. */
  file: string;
  line: number;
  column: number;
  title: string;
  notice: string;
  details: string;
  /** Names of the contracts that it inherits from directly. */
  bases: string[];
  members: Member[];
  types: TypeDeclaration[];
  /** What it has from others, in the order of the ABI. */
  inherited: Inherited[];
  abi: AbiEntry[];
}

/** A declaration and where it is. */
interface Placed {
  declaration: Declaration;
  file: string;
  /** The contract around it; undefined at the top of a file. */
  contract: Declaration | undefined;
}

/** Returns the hash of which selectors and topics are a part, as hex. */
export const hashOf = (signature: string): string =>
  `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`;

const SELECTOR_LENGTH = 10;

/** Returns the selector of a function or error, or the topic of an event. */
export const selectorOf = (kind: MemberKind, signature: string): string =>
  kind === "event" ? hashOf(signature) : hashOf(signature).slice(0, SELECTOR_LENGTH);

export const isMemberKind = (type: AbiEntry["type"]): type is MemberKind =>
  type === "error" || type === "event" || type === "function";

const shownType = (type: string): string =>
  type.replace(/^(?:struct|enum|contract) /, "").replace(/ (?:storage ref|memory|calldata)$/, "");

const selectorIn = ({ functionSelector, eventSelector, errorSelector }: Declaration) =>
  functionSelector ?? eventSelector ?? errorSelector;

const KINDS: Readonly<Record<string, MemberKind>> = {
  FunctionDefinition: "function",
  VariableDeclaration: "function",
  EventDefinition: "event",
  ErrorDefinition: "error",
};

const TYPES = new Set(["StructDefinition", "EnumDefinition", "UserDefinedValueTypeDefinition"]);

const anchorOf = (kind: MemberKind, key: string): string => {
  const id = key
    .replace(/\[(\d*)\]/g, "-array$1")
    .replace(/[^\w$]+/g, "-")
    .replace(/-$/, "");
  return `${kind}-${id}`;
};

/** Returns all declarations of a unit, those in contracts first. */
function allIn(unit: Unit): Placed[] {
  return Array.from(unit.declarations).flatMap(([file, declarations]) =>
    declarations.flatMap((declaration) => {
      const top: Placed = { declaration, file, contract: undefined };
      if (declaration.nodeType !== "ContractDefinition") return [top];
      const own = declaration.nodes ?? [];
      return [top, ...own.map((node) => ({ declaration: node, file, contract: declaration }))];
    }),
  );
}

/** Describes the contracts of a unit that are in the sources that it was compiled for. */
export function contractsOf(unit: Unit, sources: ReadonlyMap<string, string>): Contract[] {
  const all = allIn(unit);
  const contracts = new Map(
    all
      .filter(({ declaration }) => declaration.nodeType === "ContractDefinition")
      .map((placed) => [placed.declaration.id, placed] as const),
  );
  const bytes = new Map(Array.from(sources, ([path, text]) => [path, Buffer.from(text)] as const));

  /** Returns the text at a place (`start:length:file`), or up to an earlier end. */
  const sourceOf = (file: string, src: string, before?: string): string => {
    const [start = 0, length = 0] = src.split(":").map(Number);
    const end = before === undefined ? start + length : Number(before);
    return bytes.get(file)?.subarray(start, end).toString() ?? "";
  };

  const placeOf = ({ declaration, file }: Placed) =>
    placeAt(sources.get(file) ?? "", Number(declaration.src.split(":")[0]));

  /** Returns the source of a declaration, without its body and the indentation of its first line. */
  const codeOf = (placed: Placed): string => {
    const { declaration, file } = placed;
    const end = declaration.body?.src.split(":")[0];
    const text = sourceOf(file, declaration.src, end).trimEnd();
    const indent = placeOf(placed).column - 1;
    const lines = text
      .split(/\r\n?|\n/)
      .map((line, index) => (index > 0 ? line.slice(Math.min(indent, line.search(/\S|$/))) : line));
    return lines.join("\n") + (/[;}]$/.test(text) ? "" : ";");
  };

  // solc's own text of a comment lacks the empty lines between paragraphs.
  const tagsIn = ({ declaration: { documentation }, file }: Placed): Tag[] =>
    documentation ? tagsOf(sourceOf(file, documentation.src)) : [];

  const describe = (placed: Placed): Contract => {
    const { declaration, file } = placed;
    const { name, nodes = [], baseContracts = [], linearizedBaseContracts = [] } = declaration;
    const scopes = linearizedBaseContracts.flatMap((id) => contracts.get(id)?.declaration ?? []);
    const abi = unit.abis.get(`${file}:${name}`) ?? [];

    /** Returns the declarations of a member, the nearest to the contract first. */
    const declarationsOf = (kind: MemberKind, selector: string): Placed[] => {
      const same = all.filter(
        (one) =>
          KINDS[one.declaration.nodeType] === kind &&
          `0x${selectorIn(one.declaration)}` === selector,
      );
      const nearness = ({ contract }: Placed) => (contract ? scopes.indexOf(contract) : -1);
      const inherited = same.filter((one) => nearness(one) >= 0);
      return inherited.length > 0
        ? inherited.sort((one, other) => nearness(one) - nearness(other))
        : same.slice(0, 1);
    };

    const found = abi.flatMap((entry) => {
      if (!isMemberKind(entry.type) || entry.name === undefined) return [];
      const kind = entry.type;
      const signature = signatureOf(entry.name, entry.inputs ?? []);
      const selector = selectorOf(kind, signature);
      const declared = declarationsOf(kind, selector);
      return declared[0]
        ? [{ entry, kind, name: entry.name, signature, selector, declared, at: declared[0] }]
        : [];
    });
    const keyOf = ({ kind, name: own, signature }: (typeof found)[number]): string =>
      found.some((one) => one.kind === kind && one.name === own && one.signature !== signature)
        ? signature
        : own;

    const members: Member[] = [];
    const inherited: Contract["inherited"] = [];
    for (const one of found) {
      const { entry, kind, selector, signature, declared, at } = one;
      const key = keyOf(one);
      const anchor = anchorOf(kind, key);
      if (at.contract && at.contract !== declaration) {
        inherited.push({ contract: at.contract.name, kind, selector, key, anchor });
        continue;
      }
      // A comment that is not there, or says `@inheritdoc`, is that of the next contract.
      const commented = declared
        .map(tagsIn)
        .find((tags) => tags.length > 0 && tags.every((tag) => tag.name !== "inheritdoc"));
      const tags = commented ?? [];
      const described = (tag: string, parameters: readonly AbiParameter[] = []): Parameter[] => {
        const texts = tags.filter((other) => other.name === tag).map(({ text }) => text);
        const named = new Map(texts.map((text) => [splitName(text).name, splitName(text).rest]));
        return parameters.map((parameter, index) => ({
          name: parameter.name,
          type: shownType(parameter.internalType ?? parameter.type),
          isIndexed: parameter.indexed ?? false,
          text:
            parameter.name === ""
              ? tag === "return"
                ? (texts[index] ?? "")
                : ""
              : (named.get(parameter.name) ?? ""),
        }));
      };
      const namedBy = (tag: string): Named[] =>
        tags
          .filter((other) => other.name === `custom:${tag}`)
          .map(({ text }) => splitName(text))
          .map(({ name: own, rest }) => ({ name: own, text: rest }));
      members.push({
        kind,
        name: one.name,
        key,
        anchor,
        signature,
        selector,
        mutability: entry.stateMutability ?? null,
        code: codeOf(at),
        notice: textOfTag(tags, "notice"),
        details: textOfTag(tags, "dev"),
        parameters: described("param", entry.inputs),
        returns: described("return", entry.outputs),
        reverts: namedBy("reverts"),
        emits: namedBy("emits"),
        ...placeOf(at),
      });
    }
    // The ABI is sorted by name. Authors have an order of their own.
    members.sort((one, other) => one.line - other.line || one.column - other.column);

    const types = nodes
      .filter(({ nodeType }) => TYPES.has(nodeType))
      .map((node): TypeDeclaration => {
        const at = { declaration: node, file, contract: declaration };
        const tags = tagsIn(at);
        const texts = new Map(
          tags
            .filter((tag) => tag.name === "param")
            .map(({ text }) => [splitName(text).name, splitName(text).rest]),
        );
        return {
          name: node.name,
          anchor: `type-${node.name}`,
          code: codeOf(at),
          notice: textOfTag(tags, "notice"),
          details: textOfTag(tags, "dev"),
          members: (node.members ?? []).map((member) => ({
            name: member.name,
            type: shownType(member.typeDescriptions?.typeString ?? ""),
            isIndexed: false,
            text: texts.get(member.name) ?? "",
          })),
        };
      });
    const tags = tagsIn(placed);
    const kind = declaration.contractKind ?? "contract";
    return {
      name,
      kind: declaration.abstract && kind === "contract" ? "abstract contract" : kind,
      file,
      ...placeOf(placed),
      title: textOfTag(tags, "title"),
      notice: textOfTag(tags, "notice"),
      details: textOfTag(tags, "dev"),
      bases: baseContracts.map(({ baseName }) => baseName.name),
      members,
      types,
      inherited,
      abi,
    };
  };

  const described = Array.from(contracts.values(), describe);
  const ofOthers = new Map(
    described.flatMap((one) => one.members.map((member) => [one.name + member.selector, member])),
  );
  // Others of its name, and so its key, may differ from contract to contract.
  const asDeclared = (one: Inherited): Inherited => {
    const { key = one.key, anchor = one.anchor } = ofOthers.get(one.contract + one.selector) ?? {};
    return { ...one, key, anchor };
  };
  return described
    .filter(({ file }) => unit.paths.includes(file))
    .map((one) => ({ ...one, inherited: one.inherited.map(asDeclared) }));
}
