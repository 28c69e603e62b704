import fc from "fast-check";
import { getAddress } from "viem/utils";
import { addressFault, withChecksum } from "./eip55";

/** The test cases of EIP-55. */
const ADDRESSES = [
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "0x8617E340B3D01FA5F11F306F4090FD50E238070D",
  "0xde709f2102306220921060314715629080e2fb77",
  "0x27b1fdb04752bbc536007a920d24acb045561c26",
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
  "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
  "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
];
const [, , , , EXAMPLE = ""] = ADDRESSES;

test.each(ADDRESSES)("M2 %s has the checksum of EIP-55", (address) => {
  expect(withChecksum(address.toLowerCase())).toBe(address);
  expect(withChecksum(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  expect(addressFault(address)).toBeUndefined();
});

test("M2 any address has the checksum that viem gives it", () => {
  const digits = fc.stringMatching(/^[\da-f]{40}$/);
  fc.assert(
    fc.property(digits, (written) => {
      expect(withChecksum(`0x${written}`)).toBe(getAddress(`0x${written}`));
    }),
  );
});

test.each([
  [
    "5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "expected an address: `0x` and 40 hexadecimal digits",
  ],
  ["", "expected an address: `0x` and 40 hexadecimal digits"],
  ["0x", "has 0 digits after `0x`, and an address has 40"],
  [EXAMPLE.slice(0, -1), "has 39 digits after `0x`, and an address has 40"],
  [`${EXAMPLE}0`, "has 41 digits after `0x`, and an address has 40"],
  [EXAMPLE.replace("5", "g"), "an address has only hexadecimal digits after `0x`, not `g`"],
  [`${EXAMPLE}\n`, "an address has only hexadecimal digits after `0x`, not `\n`"],
  [`0x${"0".repeat(40)}`, "this is the zero address, at which nothing can be deployed"],
  [
    EXAMPLE.replace("A", "a"),
    `the checksum of \`${EXAMPLE.replace("A", "a")}\` is wrong (EIP-55). If you have compared every digit with its source, write \`${EXAMPLE}\``,
  ],
])("M2 %j is no address of a contract: %s", (written, fault) => {
  expect(addressFault(written)).toBe(fault);
});
