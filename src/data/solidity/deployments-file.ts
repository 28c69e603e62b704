import { join } from "node:path";
import { z } from "zod";
import { outerAddress, unless } from "../../site/addresses/address-fields";
import { addressFault } from "../../site/eip55";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { shortText } from "../../site/short-text";
import { cachedFile } from "../files/cached-file";
import { contentRoot, fromRoot } from "../files/project";
import { readWords } from "../settings/words-file";
import { readYaml } from "../yaml/yaml";
import { readContracts } from "./contract-files";

/** Absolute path of the file, which need not exist. */
export const deploymentsPath = join(contentRoot, "deployments.yml");

/** What a deployment may be: in use, stopped for a time, or not to be used any more. */
export const STATUSES = ["live", "paused", "retired"] as const;

const NOT_AFTER_HOST = /\/+$/;

const chainSchema = z.strictObject({
  id: z.int().min(1).describe("The number of the chain (EIP-155)."),
  name: shortText.describe("What people call it."),
  explorer: outerAddress
    .transform((url) => url.replace(NOT_AFTER_HOST, ""))
    .describe("The address of its block explorer."),
});

const deploymentSchema = z.strictObject({
  contract: shortText.describe("A contract of `content/contracts/`."),
  // YAML reads `1.10` as a number, which would be 1.1.
  version: z
    .string('expected a version such as `1.0.0`, or `"1.0"` in quotation marks')
    .min(1)
    .max(50)
    .describe("The version of its code, in quotation marks."),
  chain: shortText.describe("A key of `chains`."),
  address: z
    .string("expected an address: `0x` and 40 hexadecimal digits")
    .superRefine(unless(addressFault))
    // Editors read it as a number. `yamlValue` does not.
    .meta({ type: ["string", "number"] })
    .describe("Where it is: `0x` and 40 hexadecimal digits, with the checksum of EIP-55."),
  status: z.enum(STATUSES).describe("Whether it is in use, stopped for a time, or retired."),
  date: z.iso
    .date({ error: "expected a day such as 2026-01-31" })
    .describe("The day of the deployment."),
});

/** A chain, with the key by which the file names it. */
export interface Chain extends z.infer<typeof chainSchema> {
  key: string;
}

/** A contract at an address. `chain` is the key of its chain. */
export type Deployment = z.infer<typeof deploymentSchema>;

/** Returns the page of an address in a block explorer, as EIP-3091 defines it. */
export const explorerUrl = ({ explorer }: Pick<Chain, "explorer">, address: string): string =>
  `${explorer}/address/${address}`;

const CHAIN_KEY = /^[a-z][a-z\d-]*$/;

/** The shape of `content/deployments.yml`. `contracts` are the names of those that exist. */
export const deploymentsSchema = (contracts: readonly string[]) =>
  z
    .strictObject({
      chains: z
        .record(z.string(), chainSchema)
        .default({})
        .describe("Chains, by the names that deployments call them."),
      deployments: z.array(deploymentSchema).default([]).describe("Contracts at addresses."),
    })
    .superRefine(({ chains, deployments }, context) => {
      const report = (path: PropertyKey[], message: string, first?: PropertyKey[]): void =>
        context.addIssue({ code: "custom", path, message, ...(first && { params: { first } }) });
      const ids = new Map<number, string>();
      for (const [key, { id }] of Object.entries(chains)) {
        const before = ids.get(id);
        const path = ["chains", key];
        if (!CHAIN_KEY.test(key))
          report(path, "a key of a chain has only lower-case letters, digits and hyphens");
        if (before === undefined) ids.set(id, key);
        else
          report([...path, "id"], `\`${before}\` already has the id \`${id}\``, [
            "chains",
            before,
            "id",
          ]);
      }
      const places = new Map<string, PropertyKey[]>();
      for (const [index, { contract, chain, address }] of deployments.entries()) {
        const at = (key: string) => ["deployments", index, key];
        if (!contracts.includes(contract)) {
          const hint = didYouMean(contract, contracts);
          report(at("contract"), `\`content/contracts/\` has no contract \`${contract}\`.${hint}`);
        }
        if (!Object.hasOwn(chains, chain)) {
          const hint = didYouMean(chain, Object.keys(chains));
          report(at("chain"), `\`chains\` has no chain \`${chain}\`.${hint}`);
        }
        const place = `${chain} ${address.toLowerCase()}`;
        const first = places.get(place);
        if (first)
          report(at("address"), `\`${address}\` is already on the chain \`${chain}\``, first);
        else places.set(place, at("address"));
      }
    });

interface DeploymentsFile {
  chains: Chain[];
  deployments: Deployment[];
  problems: Problem[];
}

/** Parses the file; `path` is absolute. If it has errors, the last valid entries are kept. */
export function parseDeployments(
  yaml: string,
  path: string,
  last?: DeploymentsFile,
): DeploymentsFile {
  const schema = deploymentsSchema(readContracts().contracts.map(({ name }) => name));
  const { value, problems } = readYaml(yaml, fromRoot(path), schema, readWords());
  if (last && problems.length > 0) return { ...last, problems };
  return {
    chains: Object.entries(value?.chains ?? {}).map(([key, chain]) => ({ key, ...chain })),
    deployments: value?.deployments ?? [],
    problems,
  };
}

const readFile = cachedFile(parseDeployments, () => readContracts());

const NONE: DeploymentsFile = { chains: [], deployments: [], problems: [] };

/** Whether the content has this file. */
export const hasDeployments = (): boolean => readFile(deploymentsPath) !== null;

/** Reads the chains and deployments, and what is wrong with the file. */
export const readDeployments = (): DeploymentsFile => readFile(deploymentsPath) ?? NONE;
