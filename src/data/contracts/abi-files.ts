/** Files for programs: the ABI of each contract, its source, and digests of all of them. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { selectors } from "../../site/routes";
import { removeMade, writeMade } from "../files/door";
import { fromContent, publicFile, root } from "../files/project";
import { scan } from "../files/scan";
import type { Contract } from "../solidity/contract";
import { CONTRACTS, readContracts } from "../solidity/contract-files";
import { knownEntries } from "../solidity/known-entries";

const FOLDER = "/abi";
/** The ABIs as constants of TypeScript. */
const TYPED = `${FOLDER}/abis.ts`;
/** Digests in the form that `sha256sum --check` reads. */
const DIGESTS = `${FOLDER}/SHA256SUMS`;

/** Returns the address of a contract's ABI. */
export const abiAddress = ({ name }: Pick<Contract, "name">): string => `${FOLDER}/${name}.json`;

/** Returns the address of a contract's source. Sources import each other by relative paths. */
export const sourceAddress = ({ file }: Pick<Contract, "file">): string =>
  `${FOLDER}/${fromContent(join(root, file)).slice(CONTRACTS.length + 1)}`;

/** Returns the name of a constant: `erc20Abi`, `iPoolAbi`. */
const constantOf = (name: string): string =>
  `${name.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase())}Abi`;

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Returns the texts of all files, by address. */
function filesOf(contracts: readonly Contract[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { name, abi } of contracts) files.set(abiAddress({ name }), `${json(abi)}\n`);
  for (const contract of contracts)
    files.set(sourceAddress(contract), readFileSync(join(root, contract.file), "utf8"));
  const constants = contracts.map(
    ({ name, abi }) => `export const ${constantOf(name)} = ${json(abi)} as const;\n`,
  );
  files.set(TYPED, constants.join("\n"));
  // Browsers load it, so it has no line breaks.
  files.set(selectors, `${JSON.stringify(knownEntries())}\n`);
  const digests = Array.from(files, ([address, text]) => {
    const digest = createHash("sha256").update(text).digest("hex");
    return `${digest}  ${address.slice(FOLDER.length + 1)}\n`;
  });
  return files.set(DIGESTS, digests.sort().join(""));
}

/** Returns the addresses of all these files; none if there are no contracts. */
export function abiAddresses(): string[] {
  const { contracts } = readContracts();
  if (contracts.length === 0) return [];
  return Array.from(
    new Set([
      ...contracts.flatMap((one) => [abiAddress(one), sourceAddress(one)]),
      TYPED,
      selectors,
      DIGESTS,
    ]),
  );
}

/** Writes these files into the site, and removes those of contracts that have gone. */
export function writeAbiFiles(): void {
  const { contracts } = readContracts();
  const files = contracts.length === 0 ? new Map<string, string>() : filesOf(contracts);
  for (const path of scan(publicFile(FOLDER)).files)
    if (!files.has(path.slice(publicFile("").length - 1))) removeMade(path);
  for (const [address, text] of files) writeMade(publicFile(address), text);
}
