import {
  type AbiKind,
  type AbiOwner,
  type AbiParameter,
  type KnownEntry,
  signatureOf,
} from "../../site/abi";
import type { Contract } from "./contract";
import { contractRoute, readContracts } from "./contract-files";
import { isMemberKind, selectorOf } from "./selector";

/** Leaves out the types of the source that say no more than those of calls: browsers load this. */
const shortened = (parameters: readonly AbiParameter[]): AbiParameter[] =>
  parameters.map(({ internalType, components, ...parameter }) => ({
    ...parameter,
    ...(internalType !== undefined && internalType !== parameter.type && { internalType }),
    ...(components && { components: shortened(components) }),
  }));

/** Returns where the page of a contract has an entry of its ABI. */
function ownerOf({ name, members }: Contract, kind: AbiKind, selector: string): AbiOwner {
  const own = members.find((one) => one.kind === kind && one.selector === selector);
  return { name, path: `${contractRoute(name)}#${own ? own.anchor : "inherited"}` };
}

const isDeclared = ({ path }: AbiOwner): boolean => !path.endsWith("#inherited");

/**
 * Returns each function, event and error of the contracts once, by name, with all contracts that
 * have it. Those with the same selector and other names or other indexed parameters are several.
 */
export function knownEntries(): KnownEntry[] {
  const entries = new Map<string, KnownEntry>();
  for (const contract of readContracts().contracts) {
    for (const { type, name, inputs = [], anonymous } of contract.abi) {
      // The logs of an anonymous event have no topic that tells what they are.
      if (!isMemberKind(type) || name === undefined || anonymous) continue;
      const signature = signatureOf(name, inputs);
      const selector = selectorOf(type, signature);
      const key = JSON.stringify([type, name, inputs]);
      const known = entries.get(key) ?? {
        ...{ selector, signature, type, name },
        inputs: shortened(inputs),
        contracts: [],
      };
      const owner = ownerOf(contract, type, selector);
      const { contracts } = known;
      const place = isDeclared(owner) ? contracts.filter(isDeclared).length : contracts.length;
      entries.set(key, { ...known, contracts: contracts.toSpliced(place, 0, owner) });
    }
  }
  return Array.from(entries.values()).sort((one, other) =>
    one.signature.localeCompare(other.signature, "en"),
  );
}
