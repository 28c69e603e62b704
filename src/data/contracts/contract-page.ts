import { join } from "node:path";
import { contentRoot } from "../files/project";
import {
  contractRoute,
  contractsVersion,
  REFERENCE,
  readContracts,
} from "../solidity/contract-files";
import { type ContractText, contractText } from "../solidity/contract-text";
import { abiAddress, sourceAddress } from "./abi-files";

/** The Markdown of a contract's page, and the path that a file with this text would have. */
export interface ContractPage extends ContractText {
  path: string;
}

/** Returns the page of a contract that exists. */
export function contractPage(name: string): ContractPage {
  const { contracts } = readContracts();
  const contract = contracts.find((one) => one.name === name);
  if (!contract) throw new Error(`No contract is named ${name}.`);
  const files = [
    { name: "ABI", address: abiAddress(contract) },
    { name: "source", address: sourceAddress(contract) },
  ];
  return {
    path: join(contentRoot, contractsVersion().folder, REFERENCE, `${name}.md`),
    ...contractText({ contract, contracts, routeOf: contractRoute }, files),
  };
}
