import { join } from "node:path";
import { pathUrl } from "../../site/addresses/url";
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
    { name: STRINGS.contracts.abi, address: pathUrl(abiAddress(contract)) },
    { name: STRINGS.contracts.source, address: pathUrl(sourceAddress(contract)) },
  ];
  // Names such as `index` and `_a` would be no names of docs.
  const address = { id: name, slug: `/${REFERENCE}/${name}` };
  return {
    path: join(contentRoot, contractsVersion().folder, REFERENCE, `contract-${name}.md`),
    ...contractText({ contract, contracts, routeOf: contractRoute }, files, address),
  };
}
