import type { Node } from "gatsby";
import type { ContentNode } from "../document/content";
import type { DocumentNode } from "../document/document";
import { digestOf } from "../files/digest";
import { fromRoot } from "../files/project";
import type { FileNode } from "../nodes/file-nodes";
import { nodeType } from "../nodes/node-type";
import { type NodeApi, type ResolverContext, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import type { Contract, MemberKind } from "../solidity/contract";
import { contractRoute, readContracts } from "../solidity/contract-files";
import { abiAddress } from "./abi-files";

export const types = /* GraphQL */ `
  "A contract, interface or library of \`content/contracts/\`."
  type Contract implements Node @dontInfer {
    "As the source has it."
    name: String!
    "\`interface\`, \`contract\`, \`abstract contract\` or \`library\`."
    kind: String!
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
    "Docs and posts that link to its page, by title."
    usedIn: [DocsLink!]!
  }

  "A function that a contract declares."
  type ContractFunction implements Node @dontInfer {
    "As the source has it."
    name: String!
    "Name and types, of which the selector is a part of the hash: \`swap(address,uint256)\`."
    signature: String!
    "The four bytes with which a call begins, as hex."
    selector: String!
    "\`nonpayable\`, \`payable\`, \`view\` or \`pure\`."
    mutability: String!
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

const MEMBER_TYPES: Readonly<Record<MemberKind, string>> = {
  function: "ContractFunction",
  event: "ContractEvent",
  error: "ContractError",
};

/** Returns the pages that link to a route, by title. */
async function pagesThatLinkTo(route: string, { nodeModel }: ResolverContext) {
  const pages: { label: string; path: string }[] = [];
  for (const type of ["Doc", "BlogPost"]) {
    const { entries } = await nodeModel.findAll<DocumentNode>({ type });
    for (const { title, path, contentId, file, unlisted } of entries) {
      const content = nodeModel.getNodeById<ContentNode>({ id: contentId });
      const isLinked = content?.links.some(({ target }) => target?.split("#")[0] === route);
      if (isLinked && !unlisted && !file.endsWith(".sol")) pages.push({ label: title, path });
    }
  }
  return pages.sort((one, other) => one.label.localeCompare(other.label, "en"));
}

export const resolvers = {
  Contract: {
    abi: { resolve: ({ abiText }: ContractNode) => JSON.parse(abiText) },
    abiPath: { resolve: abiAddress },
    path: { resolve: ({ name }: ContractNode) => contractRoute(name) },
    usedIn: {
      resolve: ({ name }: ContractNode, _: unknown, context: ResolverContext) =>
        pagesThatLinkTo(contractRoute(name), context),
    },
  },
};

/**
 * Makes the nodes of a source: its contracts, their members, and its problems. Returns those of the
 * contracts.
 */
export function createContracts(api: NodeApi, file: FileNode): ContractNode[] {
  const source = fromRoot(file.absolutePath);
  const { contracts, problems } = readContracts();
  const own = contracts.filter((contract) => contract.file === source);
  const memberNodes = own.flatMap((contract) =>
    contract.members.map((member) => {
      const { anchor, kind, key, selector, column: _, ...fields } = member;
      return {
        id: api.createNodeId(`contract ${contract.name} ${anchor}`),
        kind,
        contract,
        fields: {
          ...fields,
          reverts: fields.reverts.map(({ name }) => name),
          emits: fields.emits.map(({ name }) => name),
          contractName: contract.name,
          path: `${contractRoute(contract.name)}#${anchor}`,
          ...(kind === "event" ? { topic: selector } : { selector }),
        },
      };
    }),
  );
  for (const [kind, type] of Object.entries(MEMBER_TYPES))
    replaceChildren(
      api,
      file,
      type,
      memberNodes.filter((member) => member.kind === kind),
    );
  const contractFields = own.map((contract) => {
    const { name, kind, notice, details, bases, line, abi } = contract;
    const idsOf = (wanted: MemberKind) =>
      memberNodes
        .filter((member) => member.contract === contract && member.kind === wanted)
        .map(({ id }) => id);
    return {
      id: api.createNodeId(`contract ${name}`),
      fields: {
        name,
        kind,
        notice,
        details,
        bases,
        line,
        file: source,
        abiText: JSON.stringify(abi),
        digest: digestOf(contract),
        functionIds: idsOf("function"),
        eventIds: idsOf("event"),
        errorIds: idsOf("error"),
      },
    };
  });
  replaceChildren(api, file, contractNodes.name, contractFields);
  createProblems(
    api,
    file,
    problems.filter((problem) => problem.file === source),
  );
  return contractFields.map(({ id }) => contractNodes.get(api, id));
}
