import { type AbiKind, type AbiParameter, signatureOf } from "../../site/abi";
import type { AbiEntry, Sources, Unit } from "./compile";
import type { Contract, Inherited, Member, Named, Parameter, TypeDeclaration } from "./contract";
import {
  type Declarations,
  type Declared,
  type DeclaredContract,
  declarationsOf,
} from "./declarations";
import { splitName, type Tag, textOfTag } from "./natspec";
import { isMemberKind, selectorOf } from "./selector";

const TYPES = new Set(["StructDefinition", "EnumDefinition", "UserDefinedValueTypeDefinition"]);

const shownType = (type: string): string =>
  type.replace(/^(?:struct|enum|contract) /, "").replace(/ (?:storage ref|memory|calldata)$/, "");

/** Returns the anchor of a member. Types of parameters stay apart: `f(uint256)`, `f(uint256[])`. */
const anchorOf = (kind: AbiKind, key: string): string => {
  const id = key
    .replace(/\[(\d*)\]/g, "-array$1")
    .replace(/[^\w$]+/g, "-")
    .replace(/-$/, "");
  return `${kind}-${id}`;
};

/** An entry of an ABI with its declarations, the nearest to the contract first. */
interface Found {
  entry: AbiEntry;
  kind: AbiKind;
  name: string;
  signature: string;
  selector: string;
  declared: readonly Declared[];
  at: Declared;
}

/** Finds the declarations of all that a contract offers. Constructors and the like have none. */
function findIn(abi: readonly AbiEntry[], of: DeclaredContract, all: Declarations): Found[] {
  const scopes = of.declaration.linearizedBaseContracts ?? [];
  const nearness = ({ contract }: Declared) => (contract ? scopes.indexOf(contract.id) : -1);
  return abi.flatMap((entry) => {
    const { type: kind, name } = entry;
    if (!isMemberKind(kind) || name === undefined) return [];
    const signature = signatureOf(name, entry.inputs ?? []);
    const selector = selectorOf(kind, signature);
    const same = all.ofSelector(kind, selector);
    const inherited = same
      .filter((one) => nearness(one) >= 0)
      .sort((one, other) => nearness(one) - nearness(other));
    // An error of another file may be in the ABI, too, because the code reverts with it.
    const declared = inherited.length > 0 ? inherited : same.slice(0, 1);
    const [at] = declared;
    return at ? [{ entry, kind, name, signature, selector, declared, at }] : [];
  });
}

/** Returns the texts of a tag by the names that they begin with. */
const textsByName = (tags: readonly Tag[], tag: string): Map<string, string> =>
  new Map(
    tags
      .filter((other) => other.name === tag)
      .map(({ text }) => splitName(text))
      .map(({ name, rest }) => [name, rest]),
  );

const parametersOf = (inputs: readonly AbiParameter[] = [], tags: readonly Tag[]): Parameter[] => {
  const texts = textsByName(tags, "param");
  return inputs.map(({ name, type, internalType, indexed }) => ({
    name,
    type: shownType(internalType ?? type),
    isIndexed: indexed ?? false,
    text: texts.get(name) ?? "",
  }));
};

/** Returns results. Comments begin with the name of a result, and say those without one in order. */
const resultsOf = (outputs: readonly AbiParameter[] = [], tags: readonly Tag[]): Parameter[] => {
  const texts = tags.filter(({ name }) => name === "return").map(({ text }) => text);
  const byName = textsByName(tags, "return");
  return outputs.map(({ name, type, internalType }, index) => ({
    name,
    type: shownType(internalType ?? type),
    isIndexed: false,
    text: (name === "" ? texts[index] : byName.get(name)) ?? "",
  }));
};

const namedBy = (tags: readonly Tag[], tag: string): Named[] =>
  tags
    .filter(({ name }) => name === `custom:${tag}`)
    .map(({ text }) => splitName(text))
    .map(({ name, rest }) => ({ name, text: rest }));

/** Returns the comment of a member. If there is none, or `@inheritdoc`, it is that of the next one. */
const commentOf = (declared: readonly Declared[]): readonly Tag[] =>
  declared.find(({ tags }) => tags.length > 0 && tags.every(({ name }) => name !== "inheritdoc"))
    ?.tags ?? [];

function memberOf(found: Found, key: string): Member {
  const { entry, kind, name, signature, selector, declared, at } = found;
  const tags = commentOf(declared);
  return {
    kind,
    name,
    key,
    anchor: anchorOf(kind, key),
    signature,
    selector,
    mutability: entry.stateMutability ?? null,
    code: at.code,
    notice: textOfTag(tags, "notice"),
    details: textOfTag(tags, "dev"),
    parameters: parametersOf(entry.inputs, tags),
    returns: resultsOf(entry.outputs, tags),
    reverts: namedBy(tags, "reverts"),
    emits: namedBy(tags, "emits"),
    ...at.place,
  };
}

function typeOf({ declaration: { name, members = [] }, code, tags }: Declared): TypeDeclaration {
  const texts = textsByName(tags, "param");
  return {
    name,
    anchor: `type-${name}`,
    code,
    notice: textOfTag(tags, "notice"),
    details: textOfTag(tags, "dev"),
    members: members.map((member) => ({
      name: member.name,
      type: shownType(member.typeDescriptions?.typeString ?? ""),
      isIndexed: false,
      text: texts.get(member.name) ?? "",
    })),
  };
}

function contractOf(of: DeclaredContract, abi: AbiEntry[], all: Declarations): Contract {
  const { declaration, file, place, tags, own } = of;
  const found = findIn(abi, of, all);
  const keyOf = ({ kind, name, signature }: Found): string =>
    found.some((one) => one.kind === kind && one.name === name && one.signature !== signature)
      ? signature
      : name;
  const isOwn = ({ at }: Found): boolean => !at.contract || at.contract === declaration;
  const members = found.filter(isOwn).map((one) => memberOf(one, keyOf(one)));
  const inherited = found.flatMap((one): Inherited[] => {
    const { at, kind, selector } = one;
    if (isOwn(one) || !at.contract) return [];
    const key = keyOf(one);
    return [{ contract: at.contract.name, kind, selector, key, anchor: anchorOf(kind, key) }];
  });
  const kind = declaration.contractKind ?? "contract";
  return {
    name: declaration.name,
    kind: declaration.abstract && kind === "contract" ? "abstract contract" : kind,
    file,
    ...place,
    title: textOfTag(tags, "title"),
    notice: textOfTag(tags, "notice"),
    details: textOfTag(tags, "dev"),
    bases: (declaration.baseContracts ?? []).map(({ baseName }) => baseName.name),
    // The ABI is sorted by name. Authors have an order of their own.
    members: members.sort((one, other) => one.line - other.line || one.column - other.column),
    types: own.filter((one) => TYPES.has(one.declaration.nodeType)).map(typeOf),
    inherited,
    abi,
  };
}

/** Describes the contracts in the sources that a unit was compiled for. */
export function contractsOf(unit: Unit, sources: Sources): Contract[] {
  const all = declarationsOf(unit, sources);
  const contracts = all.contracts.map((one) =>
    contractOf(one, unit.abis.get(`${one.file}:${one.declaration.name}`) ?? [], all),
  );
  const ofOthers = new Map(
    contracts.flatMap(({ name, members }) =>
      members.map((member) => [name + member.selector, member] as const),
    ),
  );
  // The other contract may have no second member of the name, and so a shorter key.
  const asDeclared = (one: Inherited): Inherited => {
    const { key = one.key, anchor = one.anchor } = ofOthers.get(one.contract + one.selector) ?? {};
    return { ...one, key, anchor };
  };
  return contracts
    .filter(({ file }) => unit.paths.includes(file))
    .map((one) => ({ ...one, inherited: one.inherited.map(asDeclared) }));
}
