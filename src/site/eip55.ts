import { keccak } from "./keccak";

/**
 * Returns an address of 40 digits with the checksum of EIP-55: the case of each letter follows from
 * the hash of all digits (https://eips.ethereum.org/EIPS/eip-55).
 */
export function withChecksum(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = keccak(digits);
  const checked = Array.from(digits, (digit, index) =>
    Number.parseInt(hash.charAt(index), 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return `0x${checked.join("")}`;
}

/** Returns why a text is no address of a contract; undefined if it is one, with its checksum. */
export function addressFault(written: string): string | undefined {
  const digits = /^0x(.*)$/is.exec(written)?.[1];
  if (digits === undefined) return "expected an address: `0x` and 40 hexadecimal digits";
  const other = /[^\da-f]/iu.exec(digits)?.[0];
  if (other !== undefined)
    return `an address has only hexadecimal digits after \`0x\`, not \`${other}\``;
  if (digits.length !== 40)
    return `has ${digits.length} digits after \`0x\`, and an address has 40`;
  if (/^0*$/.test(digits)) return "this is the zero address, at which nothing can be deployed";
  const right = withChecksum(written);
  if (written === right) return undefined;
  return `the checksum of \`${written}\` is wrong (EIP-55). If you have compared every digit with its source, write \`${right}\``;
}
