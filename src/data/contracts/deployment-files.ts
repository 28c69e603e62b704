/** The deployments as a file for programs, and the schema of that file. */
import { z } from "zod";
import * as routes from "../../site/routes";
import { removeMade, writeMade } from "../files/door";
import { publicFile } from "../files/project";
import { hasDeployments, readDeployments, STATUSES } from "../solidity/deployments-file";
import { abiAddress } from "./abi-files";

const chainSchema = z.object({
  key: z.string().describe("The name by which deployments refer to the chain."),
  id: z.int().min(1).describe("The chain id (EIP-155)."),
  name: z.string().describe("What people call it."),
  explorer: z.url().describe("Its block explorer, without a slash at the end (EIP-3091)."),
});

const deploymentSchema = z.object({
  contract: z.string().describe("The name of the contract or of its interface."),
  version: z.string().describe("The version of the code."),
  chain: z.string().describe("The key of the chain."),
  chainId: z.int().min(1).describe("The id of the chain."),
  address: z
    .string()
    .regex(/^0x[\da-fA-F]{40}$/)
    .describe("The address, with the checksum of EIP-55."),
  status: z.enum(STATUSES).describe("Whether it is in use, stopped for a time, or retired."),
  date: z.iso.date().describe("The day of the deployment."),
  abi: z.string().describe("Where the ABI is, from the root of the site."),
});

/** The form of the file. */
export const publishedDeployments = z.object({
  $schema: z.string().describe("Where this schema is, from the root of the site."),
  chains: z.array(chainSchema),
  deployments: z.array(deploymentSchema),
});

type Published = z.infer<typeof publishedDeployments>;

/** Returns what the file says. */
function published(): Published {
  const { chains, deployments } = readDeployments();
  return {
    $schema: routes.deploymentsSchema,
    chains,
    deployments: deployments.map((one) => ({
      ...one,
      chainId: chains.find(({ key }) => key === one.chain)?.id ?? 0,
      abi: abiAddress({ name: one.contract }),
    })),
  };
}

/** Returns the addresses of these files; none if the content has no list of deployments. */
export const deploymentAddresses = (): string[] =>
  hasDeployments() ? [routes.deployments, routes.deploymentsSchema] : [];

/** Returns the texts of these files, by address. */
export function deploymentFiles(): Map<string, string> {
  if (!hasDeployments()) return new Map();
  // Programs that know this form have to accept what later ones add to it.
  const schema = z.toJSONSchema(publishedDeployments, { io: "input" });
  const texts = [
    [routes.deployments, published()],
    [routes.deploymentsSchema, schema],
  ] as const;
  return new Map(texts.map(([path, value]) => [path, `${JSON.stringify(value, null, 2)}\n`]));
}

/** Writes these files into the site, or removes those of an earlier build. */
export function writeDeploymentFiles(): void {
  const files = deploymentFiles();
  for (const address of [routes.deployments, routes.deploymentsSchema]) {
    const text = files.get(address);
    if (text === undefined) removeMade(publicFile(address));
    else writeMade(publicFile(address), text);
  }
}
