import type { AbiKind } from "../../site/abi";
import { keccak } from "../../site/keccak";
import type { AbiEntry } from "./compile";

/** In hexadecimal digits. A topic is the whole hash. */
const SELECTOR_LENGTH = 8;

/** Returns the selector of a function or error, or the topic of an event. */
export const selectorOf = (kind: AbiKind, signature: string): string =>
  `0x${keccak(signature).slice(0, kind === "event" ? undefined : SELECTOR_LENGTH)}`;

/** Whether an entry of an ABI is a part of a contract's page. */
export const isMemberKind = (type: AbiEntry["type"]): type is AbiKind =>
  type === "error" || type === "event" || type === "function";
