import type { AbiKind } from "../../site/abi";
import { didYouMean, nearest } from "../../site/problems/nearest";
import type { Contract } from "./contract";

/** A contract or a part of one, as its page has it. */
export interface Referred {
  contract: string;
  /** Undefined for the contract itself. */
  anchor: string | undefined;
}

/** What a reference leads to; or what is wrong with it. */
export type Reference = Referred | { fault: string };

const lead = (contract: string, anchor: string): Referred => ({ contract, anchor });

/** Returns everything of a contract that a reference may name, its own before what it inherits. */
function namesOf({ name, members, types, inherited }: Contract) {
  return [
    ...members.map(({ kind, key, anchor }) => ({ kind, key, to: lead(name, anchor) })),
    ...inherited.map((one) => ({ ...one, to: lead(one.contract, one.anchor) })),
    ...types.map(({ name: key, anchor }) => ({ kind: "type", key, to: lead(name, anchor) })),
  ];
}

/** Returns the contract of a name. The `I` of an interface may be left out. */
const contractNamed = (contracts: readonly Contract[], name: string): Contract | undefined =>
  contracts.find((one) => one.name === name) ?? contracts.find((one) => one.name === `I${name}`);

/**
 * Finds what `{contract.Pool.swap}` or `{contract.Pool.swap(address,uint256)}` means, given the part
 * after `contract.`. Functions come before events and errors of the same name.
 */
export function findReference(contracts: readonly Contract[], written: string): Reference {
  const [, contractName = "", key] =
    /^([\w$]+)(?:\.(.+))?$/s.exec(written.replace(/\s+/g, "")) ?? [];
  const contract = contractNamed(contracts, contractName);
  if (!contract) {
    const near = nearest(
      contractName,
      contracts.map(({ name }) => name),
    );
    const hint = near === undefined ? "" : ` Did you mean \`{contract.${near}}\`?`;
    return { fault: `\`content/contracts/\` has no contract \`${contractName}\`.${hint}` };
  }
  if (key === undefined) return { contract: contract.name, anchor: undefined };
  const names = namesOf(contract);
  const same = names.filter((one) => one.key === key);
  const found = same.find(({ kind }) => kind === "function") ?? same[0];
  if (found) return found.to;
  // Brackets in braces would be code that cannot be read.
  const overloads = names
    .filter((one) => one.key.startsWith(`${key}(`))
    .map(({ key: full, to }) =>
      full.includes("[")
        ? `link to \`#${to.anchor}\``
        : `write \`{contract.${contract.name}.${full}}\``,
    );
  if (overloads.length > 0) {
    return { fault: `\`${contract.name}\` has several \`${key}\`: ${overloads.join(", or ")}.` };
  }
  const hint = didYouMean(
    key,
    names.map((one) => one.key),
  );
  return { fault: `The contract \`${contract.name}\` has no \`${key}\`.${hint}` };
}

/** Finds an error or event that a comment names: `TooEarly`, or `IStrategy.TooEarly`. */
export function findNamed(
  contracts: readonly Contract[],
  from: Contract,
  kind: AbiKind,
  written: string,
): Reference {
  const [contractName, name] = written.includes(".") ? written.split(".", 2) : [from.name, written];
  const contract = contracts.find((one) => one.name === contractName);
  const names = (contract ? namesOf(contract) : []).filter((one) => one.kind === kind);
  const found = names.find(({ key }) => key === name);
  if (found) return found.to;
  const what = contract
    ? `The contract \`${contract.name}\` has no ${kind} \`${name}\``
    : `There is no contract \`${contractName}\``;
  const hint = didYouMean(
    name ?? "",
    names.map(({ key }) => key),
  );
  return { fault: `${what}.${hint}` };
}
