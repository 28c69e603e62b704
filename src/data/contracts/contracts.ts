import type { Node } from "gatsby";
import type { AbiKind } from "../../site/abi";
import { listedUsersOf } from "../document/uses";
import { codeDigest } from "../files/code-digest";
import { digestOf } from "../files/digest";
import { fromRoot } from "../files/project";
import type { FileNode } from "../nodes/file-nodes";
import { nodeType } from "../nodes/node-type";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import type { Contract, Member } from "../solidity/contract";
import { contractRoute, readContracts } from "../solidity/contract-files";
import { abiAddress } from "./abi-files";

export const types = /* GraphQL */ `
  "A contract, interface or library of \`content/contracts/\`."
  type Contract implements Node @dontInfer {
    "As the source has it."
    name: String!
    "What it is declared as."
    kind: ContractKind!
    "What it is for, from its comment. Empty if that does not say."
    notice: String!
    "What developers have to know, from its comment. Empty if that does not say."
    details: String!
    "Names of the contracts that it inherits from directly."
    bases: [String!]!
    "Its own functions, in the order of the source."
    functions: [ContractFunction!]! @link(by: "id", from: "functionIds")
    "Its own events."
    events: [ContractEvent!]! @link(by: "id", from: "eventIds")
    "Its own errors."
    errors: [ContractError!]! @link(by: "id", from: "errorIds")
    "The ABI, with what it inherits, as solc writes it."
    abi: JSON!
    "Address of the ABI as a file."
    abiPath: String!
    "Route of its page."
    path: String!
    "Path of the source from the project's root."
    file: String!
    "Line of its declaration, from 1."
    line: Int!
    "Docs, posts and pages that link to its page, by title."
    usedIn: [DocsLink!]!
  }

  "What a contract is declared as."
  enum ContractKind {
    "Functions without code."
    interface
    "A contract that can be deployed."
    contract
    "A contract with functions that others have to write."
    abstract
    "Functions for other contracts."
    library
  }

  "What a call of a function may do."
  enum Mutability {
    "Changes the state, and takes no native currency."
    nonpayable
    "Changes the state, and takes native currency."
    payable
    "Reads the state."
    view
    "Depends on what it is given only."
    pure
  }

  "A function that a contract declares."
  type ContractFunction implements Node @dontInfer {
    "As the source has it."
    name: String!
    "Name and types, of which the selector is a part of the hash: \`swap(address,uint256)\`."
    signature: String!
    "The four bytes with which a call begins, as hex."
    selector: String!
    "What a call may do."
    mutability: Mutability!
    "What it does, from its comment. Empty if that does not say."
    notice: String!
    "What developers have to know. Empty if the comment does not say."
    details: String!
    "What a call passes."
    parameters: [ContractParameter!]!
    "What it returns."
    returns: [ContractParameter!]!
    "Names of the errors that it may revert with, as its comment says."
    reverts: [String!]!
    "Names of the events that it emits, as its comment says."
    emits: [String!]!
    "The declaration in the source."
    code: String!
    "The contract that declares it."
    contract: Contract! @link(by: "name", from: "contractName")
    "Route and anchor of its part of the page."
    path: String!
    "Line in the source, from 1."
    line: Int!
  }

  "An event that a contract declares."
  type ContractEvent implements Node @dontInfer {
    "As the source has it."
    name: String!
    "Name and types, whose hash is the topic."
    signature: String!
    "The first topic of a log, 32 bytes as hex."
    topic: String!
    "What it tells, from its comment. Empty if that does not say."
    notice: String!
    "What developers have to know. Empty if the comment does not say."
    details: String!
    "What it holds."
    parameters: [ContractParameter!]!
    "The declaration in the source."
    code: String!
    "The contract that declares it."
    contract: Contract! @link(by: "name", from: "contractName")
    "Route and anchor of its part of the page."
    path: String!
    "Line in the source, from 1."
    line: Int!
  }

  "An error that a contract declares."
  type ContractError implements Node @dontInfer {
    "As the source has it."
    name: String!
    "Name and types, of which the selector is a part of the hash."
    signature: String!
    "The four bytes with which the data of a revert begins, as hex."
    selector: String!
    "When it occurs, from its comment. Empty if that does not say."
    notice: String!
    "What developers have to know. Empty if the comment does not say."
    details: String!
    "What it holds."
    parameters: [ContractParameter!]!
    "The declaration in the source."
    code: String!
    "The contract that declares it."
    contract: Contract! @link(by: "name", from: "contractName")
    "Route and anchor of its part of the page."
    path: String!
    "Line in the source, from 1."
    line: Int!
  }

  "A parameter or a result."
  type ContractParameter @dontInfer {
    "Empty if it has none."
    name: String!
    "As the source has it, such as \`IStrategy.Terms\` and \`uint256[]\`."
    type: String!
    "Whether logs can be searched by it."
    isIndexed: Boolean!
    "What it means, from the comment. Empty if that does not say."
    text: String!
  }
`;

/** A Contract node. Its members are nodes of their own. */
export interface ContractNode
  extends Node,
    Pick<Contract, "bases" | "details" | "file" | "kind" | "line" | "name" | "notice"> {
  /** The ABI as JSON: Gatsby visits all objects within a node. */
  abiText: string;
  /** A digest of the contract with all its members. */
  digest: string;
}

export const contractNodes = nodeType<ContractNode>("Contract");

const MEMBER_TYPES: Readonly<Record<AbiKind, string>> = {
  function: "ContractFunction",
  event: "ContractEvent",
  error: "ContractError",
};

/** Returns the pages that link to that of a contract, by title. */
const linkingPages = async ({ name }: ContractNode, _: unknown, context: ResolverContext) =>
  (await listedUsersOf("routes", contractRoute(name), context))
    .filter(({ file }) => !file.endsWith(".sol"))
    .map(({ title, path }) => ({ label: title, path }))
    .sort((one, other) => one.label.localeCompare(other.label, PAGE_LANGUAGE.lang));

export const resolvers = {
  Contract: {
    abi: { resolve: ({ abiText }: ContractNode) => JSON.parse(abiText) },
    abiPath: { resolve: abiAddress },
    path: { resolve: ({ name }: ContractNode) => contractRoute(name) },
    usedIn: { resolve: linkingPages },
  },
};

const memberId = (api: NodeApi, contract: string, { anchor }: Member): string =>
  api.createNodeId(`contract ${contract} ${anchor}`);

/** Makes the nodes of the functions, events and errors of a contract. */
function createMembers(api: NodeApi, parent: ContractNode, { name, members }: Contract): void {
  for (const member of members) {
    const { anchor, kind, key: _, column: __, selector, reverts, emits, ...fields } = member;
    createNode(api, parent, MEMBER_TYPES[kind], memberId(api, name, member), {
      ...fields,
      reverts: reverts.map((one) => one.name),
      emits: emits.map((one) => one.name),
      contractName: name,
      path: `${contractRoute(name)}#${anchor}`,
      ...(kind === "event" ? { topic: selector } : { selector }),
    });
  }
}

/** Makes the nodes of a contract and of its members, unless they are there. Returns its own. */
function createContract(api: NodeApi, file: FileNode, contract: Contract): ContractNode {
  const { name, kind, notice, details, bases, line, abi, members } = contract;
  const id = api.createNodeId(`contract ${name}`);
  const digest = digestOf([codeDigest, contract, contractRoute(name)]);
  const made = api.getNode(id);
  if (contractNodes.is(made) && made.digest === digest && made.parent === file.id) return made;
  const idsOf = (wanted: AbiKind) =>
    members.filter((one) => one.kind === wanted).map((one) => memberId(api, name, one));
  // Gatsby removes what was made from an earlier state of the node.
  createNode(api, file, contractNodes.name, id, {
    name,
    kind: kind === "abstract contract" ? "abstract" : kind,
    notice,
    details,
    bases,
    line,
    file: contract.file,
    abiText: JSON.stringify(abi),
    digest,
    functionIds: idsOf("function"),
    eventIds: idsOf("event"),
    errorIds: idsOf("error"),
  });
  const node = contractNodes.get(api, id);
  createMembers(api, node, contract);
  return node;
}

/**
 * Makes the nodes of a source: its contracts, their members, and its problems. Returns those of the
 * contracts.
 */
export function createContracts(api: NodeApi, file: FileNode): ContractNode[] {
  const source = fromRoot(file.absolutePath);
  const { contracts, problems } = readContracts();
  const own = contracts.filter((contract) => contract.file === source);
  const nodes = own.map((contract) => createContract(api, file, contract));
  const ids = new Set(nodes.map(({ id }) => id));
  for (const id of api.getNode(file.id)?.children ?? []) {
    const child = ids.has(id) ? undefined : api.getNode(id);
    if (contractNodes.is(child)) api.actions.deleteNode(child);
  }
  createProblems(
    api,
    file,
    problems.filter((problem) => problem.file === source),
  );
  return nodes;
}
