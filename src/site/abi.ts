/** What the build and the browser share of the ABI of contracts. */

/** A parameter, or a member of a struct, as solc writes it. */
export interface AbiParameter {
  /** Empty if it has none. */
  name: string;
  /** As calls encode it, such as `address` and `tuple[]`. */
  type: string;
  /** As the source has it, such as `contract IERC20` and `struct IStrategy.Terms[]`. */
  internalType?: string;
  /** Of an event: whether it is a topic. */
  indexed?: boolean;
  /** The members of a struct. */
  components?: AbiParameter[];
}

export type AbiKind = "error" | "event" | "function";

/** A contract that has a function, event or error, and where it is explained. */
export interface AbiOwner {
  name: string;
  path: string;
}

/** A function, event or error, and the contracts that have it. */
export interface KnownEntry {
  /** The first four bytes of the hash of the signature; of an event all 32. As hex. */
  selector: string;
  signature: string;
  type: AbiKind;
  name: string;
  inputs: AbiParameter[];
  /** Those that declare it first. Empty for what the language itself defines. */
  contracts: AbiOwner[];
}

/** Returns the types of parameters as a signature has them: a struct is the list of its members. */
const typesOf = (parameters: readonly AbiParameter[]): string =>
  parameters
    .map(({ type, components = [] }) =>
      type.startsWith("tuple") ? `(${typesOf(components)})${type.slice("tuple".length)}` : type,
    )
    .join(",");

/** Returns the name and the types of a function, event or error, whose hash is its selector. */
export const signatureOf = (name: string, inputs: readonly AbiParameter[]): string =>
  `${name}(${typesOf(inputs)})`;
