import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AbiEntry } from "./compile";
import type { MemberKind } from "./contract";

/** Returns the hash of which selectors and topics are a part, as hex. */
const hashOf = (signature: string): string => `0x${bytesToHex(keccak_256(utf8ToBytes(signature)))}`;

const SELECTOR_LENGTH = 10;

/** Returns the selector of a function or error, or the topic of an event. */
export const selectorOf = (kind: MemberKind, signature: string): string =>
  kind === "event" ? hashOf(signature) : hashOf(signature).slice(0, SELECTOR_LENGTH);

/** Whether an entry of an ABI is a part of a contract's page. */
export const isMemberKind = (type: AbiEntry["type"]): type is MemberKind =>
  type === "error" || type === "event" || type === "function";
