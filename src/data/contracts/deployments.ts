import type { Node } from "gatsby";
import type { FileNode, YamlSource } from "../nodes/file-nodes";
import { type NodeApi, replaceChildren } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { type Deployment, explorerUrl, readDeployments } from "../solidity/deployments-file";

export const types = /* GraphQL */ `
  "A chain that contracts are deployed on: an entry of \`content/deployments.yml\`."
  type Chain implements Node @dontInfer {
    "The name by which the file and \`<Addresses>\` refer to it."
    key: String!
    "The number that wallets and transactions know it by (EIP-155)."
    chainId: Float!
    "What it is called."
    name: String!
    "Address of its block explorer, without a slash at the end."
    explorer: String!
    "What is deployed on it, in the order of the file."
    deployments: [Deployment!]! @link(by: "id", from: "deploymentIds")
  }

  "A contract at an address of a chain: an entry of \`content/deployments.yml\`."
  type Deployment implements Node @dontInfer {
    "The contract of \`content/contracts/\` that it offers."
    contract: Contract! @link(by: "name", from: "contractName")
    "The version of its code."
    version: String!
    "The chain that it is on."
    chain: Chain! @link(by: "key", from: "chainKey")
    "With the checksum of EIP-55."
    address: String!
    "Its page in the block explorer."
    explorerUrl: String!
    "Whether it is in use."
    status: DeploymentStatus!
    "The day of the deployment, such as 2026-01-31."
    date: String!
  }

  "Whether a deployment is in use."
  enum DeploymentStatus {
    "In use."
    live
    "Stopped for a time."
    paused
    "Not to be used any more."
    retired
  }
`;

interface DeploymentNode extends Node, Pick<Deployment, "address"> {
  explorer: string;
}

export const resolvers = {
  Deployment: {
    explorerUrl: {
      resolve: ({ address, explorer }: DeploymentNode) => explorerUrl({ explorer }, address),
    },
  },
};

/** Makes the Chain and Deployment nodes of `content/deployments.yml`. */
function createDeployments(api: NodeApi, file: FileNode): void {
  const { chains, deployments, problems } = readDeployments();
  const nodes = deployments.map(({ contract, chain, ...fields }) => ({
    id: api.createNodeId(`deployment ${chain} ${fields.address}`),
    fields: {
      ...fields,
      contractName: contract,
      chainKey: chain,
      explorer: chains.find(({ key }) => key === chain)?.explorer ?? "",
    },
  }));
  const chainNodes = chains.map(({ id, ...fields }) => ({
    id: api.createNodeId(`chain ${fields.key}`),
    fields: {
      ...fields,
      chainId: id,
      deploymentIds: nodes.flatMap((node) => (node.fields.chainKey === fields.key ? node.id : [])),
    },
  }));
  replaceChildren(api, file, "Deployment", nodes);
  replaceChildren(api, file, "Chain", chainNodes);
  createProblems(api, file, problems);
}

/** The file of these nodes. */
export const yaml: YamlSource = { file: "content/deployments.yml", create: createDeployments };
