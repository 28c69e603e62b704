/** What the pages, the nodes and the check know of a contract. */
import type { AbiKind } from "../../site/abi";
import type { AbiEntry } from "./compile";

/** A parameter, a result, or a member of a struct. */
export interface Parameter {
  /** Empty if it has none. */
  name: string;
  /** As the source has it, such as `IStrategy.Terms` and `uint256[]`. */
  type: string;
  isIndexed: boolean;
  /** What its comment says; an empty text if there is none. */
  text: string;
}

/** An error or event that a comment names, with what the comment says of it. */
export interface Named {
  name: string;
  text: string;
}

/** A function, event or error of a contract. */
export interface Member {
  kind: AbiKind;
  name: string;
  /** As `{contract.…}` names it: the name, with its types if others of the kind share it. */
  key: string;
  /** On the contract's page. */
  anchor: string;
  /** What the selector is a hash of: `swap(address,uint256)`. */
  signature: string;
  /** Four bytes in hex; of an event its topic, of 32 bytes. */
  selector: string;
  /** Of a function; otherwise null. */
  mutability: string | null;
  /** The declaration in the source. */
  code: string;
  notice: string;
  details: string;
  parameters: Parameter[];
  returns: Parameter[];
  reverts: Named[];
  emits: Named[];
  /** Line and column in the source, from 1. */
  line: number;
  column: number;
}

/** A struct, an enum, or a type of its own. */
export interface TypeDeclaration {
  name: string;
  anchor: string;
  code: string;
  notice: string;
  details: string;
  /** Members of a struct with their types, those of an enum without. */
  members: Parameter[];
}

/** A member of another contract, which has its part of a page there. */
export interface Inherited {
  contract: string;
  kind: AbiKind;
  selector: string;
  /** As the other contract has them. */
  key: string;
  anchor: string;
}

/** A contract, interface or library, and all that a caller has to know of it. */
export interface Contract {
  name: string;
  kind: "abstract contract" | "contract" | "interface" | "library";
  /** Path of its source from the project's root. */
  file: string;
  line: number;
  column: number;
  title: string;
  notice: string;
  details: string;
  /** Names of the contracts that it inherits from directly. */
  bases: string[];
  members: Member[];
  types: TypeDeclaration[];
  /** What it has from others, in the order of the ABI. */
  inherited: Inherited[];
  abi: AbiEntry[];
}
