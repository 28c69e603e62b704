import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** Returns the Keccak-256 hash of a text, as 64 hexadecimal digits. */
export const keccak = (text: string): string => bytesToHex(keccak_256(utf8ToBytes(text)));
