import fc from "fast-check";
import type { Abi } from "viem";
import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
  toEventSelector,
  toFunctionSelector,
  toFunctionSignature,
} from "viem/utils";
import { type AbiKind, type AbiParameter, type KnownEntry, signatureOf } from "../../site/abi";
import { decode, type Match, MOST_CHARACTERS } from "./decode";
import type { Value } from "./read-arguments";

const abi = parseAbi([
  "struct Hop { address pool; uint24 fee; bytes data; }",
  "function swap(Hop[] route, uint256 least, address to) returns (uint256)",
  "function transfer(address to, uint256 amount) returns (bool)",
  "function pause()",
  "event Transfer(address indexed from, address indexed to, uint256 amount)",
  "event Named(string indexed name, string text)",
  "error TooLittle(uint256 held, int128 wanted)",
]);
/** The same topic as that of `abi`, with one more indexed parameter. */
const other = parseAbi([
  "event Transfer(address indexed from, address indexed to, uint256 indexed id)",
]);

const selectorOf = (type: AbiKind, signature: string): string =>
  type === "event" ? toEventSelector(signature) : toFunctionSelector(signature);

const entriesOf = (all: Abi, contracts: string[]): KnownEntry[] =>
  all.flatMap((entry) => {
    if (entry.type !== "function" && entry.type !== "event" && entry.type !== "error") return [];
    const { type, name } = entry;
    const inputs = structuredClone(entry.inputs) as AbiParameter[];
    const signature = signatureOf(name, inputs);
    const owners = contracts.map((one) => ({ name: one, path: `/docs/reference/${one}` }));
    return {
      type,
      name,
      inputs,
      signature,
      selector: selectorOf(type, signature),
      contracts: owners,
    };
  });

const known = [...entriesOf(abi, ["IRouter", "IToken"]), ...entriesOf(other, ["INft"])];

/** Returns what a text means, or fails. */
function matchesOf(written: string): Match[] {
  const decoded = decode(written, known);
  if ("fault" in decoded) throw new Error(decoded.fault);
  return decoded.matches;
}

const plain = (value: Value): unknown =>
  value.kind === "list"
    ? value.items.map((item) => plain(item.value))
    : value.kind === "missing"
      ? null
      : value.text;

const valuesOf = ({ arguments: all }: Match): unknown[] => all.map(({ value }) => plain(value));

const ADDRESS = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const OTHER: `0x${string}` = "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

const uint = (size: number) => fc.bigInt(0n, 2n ** BigInt(size) - 1n);
const hex = (least: number, most: number) =>
  fc
    .uint8Array({ minLength: least, maxLength: most })
    .map((all): `0x${string}` => `0x${Buffer.from(all).toString("hex")}`);

describe("M2 what viem encodes", () => {
  test("signatures are those of viem", () => {
    for (const entry of abi) {
      if (entry.type !== "function") continue;
      const inputs = structuredClone(entry.inputs) as unknown as AbiParameter[];
      expect(signatureOf(entry.name, inputs)).toBe(toFunctionSignature(entry));
    }
  });

  test("a call of a function is that function, with its arguments", () => {
    const hop = fc.record({
      pool: fc.constantFrom(ADDRESS, OTHER),
      fee: fc.nat(2 ** 24 - 1),
      data: hex(0, 80),
    });
    fc.assert(
      fc.property(fc.array(hop, { maxLength: 3 }), uint(256), (hops, least) => {
        const route = hops.map((one) => ({ ...one, pool: one.pool as `0x${string}` }));
        const data = encodeFunctionData({
          abi,
          functionName: "swap",
          args: [route, least, ADDRESS],
        });
        const [match, ...others] = matchesOf(data);
        expect(others).toEqual([]);
        expect(match).toMatchObject({
          kind: "function",
          signature: "swap((address,uint24,bytes)[],uint256,address)",
          contracts: [{ name: "IRouter" }, { name: "IToken" }],
          faults: [],
          notes: [],
        });
        expect(match && valuesOf(match)).toEqual([
          hops.map(({ pool, fee, data: bytes }) => [pool, String(fee), bytes]),
          String(least),
          ADDRESS,
        ]);
      }),
    );
  });

  test("a revert is its error, with its values", () => {
    fc.assert(
      fc.property(uint(256), fc.bigInt(-(2n ** 127n), 2n ** 127n - 1n), (held, wanted) => {
        const data = encodeErrorResult({ abi, errorName: "TooLittle", args: [held, wanted] });
        const [match] = matchesOf(data);
        expect(match).toMatchObject({
          kind: "error",
          signature: "TooLittle(uint256,int128)",
          faults: [],
        });
        expect(match && valuesOf(match)).toEqual([String(held), String(wanted)]);
      }),
    );
  });

  test("a log is each event with its topic, with topics and data in any form", () => {
    fc.assert(
      fc.property(uint(256), fc.constantFrom(" ", "\n", ", ", '", "', ""), (amount, between) => {
        const topics = encodeEventTopics({
          abi,
          eventName: "Transfer",
          args: { from: ADDRESS, to: OTHER },
        }).map(String);
        const data = encodeAbiParameters([{ type: "uint256" }], [amount]);
        const words = [...topics, data];
        const text =
          between === "" ? `0x${words.map((one) => one.slice(2)).join("")}` : words.join(between);
        const [first, second] = matchesOf(text);
        expect(first).toMatchObject({
          kind: "event",
          contracts: [{ name: "IRouter" }, {}],
          faults: [],
        });
        expect(second).toMatchObject({ kind: "event", contracts: [{ name: "INft" }], faults: [] });
        const values = [ADDRESS, OTHER, String(amount)];
        expect([first && valuesOf(first), second && valuesOf(second)]).toEqual([values, values]);
      }),
    );
  });

  test("an indexed text is a hash, and the data may come without the topics", () => {
    const [topic = "0x", name = "0x"] = encodeEventTopics({
      abi,
      eventName: "Named",
      args: { name: "ring" },
    }).map(String);
    const data = encodeAbiParameters([{ type: "string" }], ["to bind"]);
    const [whole] = matchesOf(`${topic} ${name} ${data}`);
    expect(whole?.arguments).toMatchObject([
      { name: "name", type: "string", value: { kind: "hash", text: name } },
      { name: "text", type: "string", value: { kind: "text", text: "to bind" } },
    ]);
    const [alone] = matchesOf(`${topic} ${data}`);
    expect(alone).toMatchObject({
      arguments: [{ value: { kind: "missing" } }, { value: { text: "to bind" } }],
      faults: [],
      notes: ["This is the data of a log. The indexed values are in its further topics."],
    });
  });
});

describe("M2 errors of Solidity itself", () => {
  const solidity = parseAbi(["error Error(string message)", "error Panic(uint256 code)"]);

  test("a text says why a call was refused", () => {
    const data = encodeErrorResult({ abi: solidity, errorName: "Error", args: ["Too late"] });
    expect(matchesOf(data)).toMatchObject([
      {
        signature: "Error(string)",
        contracts: [],
        arguments: [{ name: "message", value: { text: "Too late" } }],
        notes: ["Solidity itself defines this error."],
      },
    ]);
  });

  test.each([
    [0x01n, "an assertion was false"],
    [0x11n, "a calculation left the range of its type"],
    [0x12n, "a division or a remainder by zero"],
    [0x32n, "an index beyond the end of an array"],
    [0x99n, "unknown"],
  ])("the code %s has a meaning: %s", (code, meaning) => {
    const data = encodeErrorResult({ abi: solidity, errorName: "Panic", args: [code] });
    expect(matchesOf(data)[0]?.notes).toContain(`The code means: ${meaning}.`);
  });
});

const transfer = encodeFunctionData({ abi, functionName: "transfer", args: [ADDRESS, 7n] });
const faultsOf = (written: string): string[] => matchesOf(written).flatMap(({ faults }) => faults);

describe("M2 data that does not fit", () => {
  test.each([
    ["a word", transfer.slice(0, -64), "32 bytes missing"],
    ["a byte", transfer.slice(0, -2), "1 byte missing"],
    ["all but a byte", transfer.slice(0, 12), "63 bytes missing"],
  ])("without %s it says how much is missing", (_, written, said) => {
    expect(faultsOf(written)).toEqual([`The data is cut off: ${said}.`]);
  });

  test("where the data itself says how long it is, it says what is missing at least", () => {
    const swap = encodeFunctionData({
      abi,
      functionName: "swap",
      args: [[{ pool: ADDRESS, fee: 1, data: "0x0102" }], 1n, OTHER],
    });
    const written = swap.slice(0, -64);
    expect(faultsOf(written)).toEqual(["The data is cut off: at least 2 bytes missing."]);
    expect(matchesOf(written)[0]).toMatchObject({
      arguments: [
        { value: { kind: "missing" } },
        { value: { text: "1" } },
        { value: { text: OTHER } },
      ],
    });
  });

  test("it says what follows the arguments", () => {
    expect(faultsOf(`${transfer}0a0b`)).toEqual([
      "The data is longer than the arguments: 2 bytes too many.",
    ]);
    const [match] = matchesOf(`${toFunctionSelector("pause()")}00`);
    expect(match?.faults).toEqual(["The data is longer than the arguments: 1 byte too many."]);
  });

  test("a selector or a topic alone has no values", () => {
    expect(matchesOf(transfer.slice(0, 10))).toMatchObject([
      {
        signature: "transfer(address,uint256)",
        arguments: [
          { name: "to", type: "address", value: { kind: "missing" } },
          { name: "amount" },
        ],
        faults: [],
        notes: ["This is the selector alone, without arguments."],
      },
    ]);
    expect(matchesOf(toFunctionSelector("pause()"))).toMatchObject([{ arguments: [], notes: [] }]);
    expect(matchesOf(toEventSelector("Transfer(address,address,uint256)"))).toHaveLength(2);
  });

  test.each([
    ["", "A selector has 4 bytes: 4 bytes missing."],
    ["0x", "A selector has 4 bytes: 4 bytes missing."],
    ["a9059c", "A selector has 4 bytes: 1 byte missing."],
    [
      "0xa9059cb",
      "This has an odd number of digits (7), and each byte has two. One is missing, or one is too many.",
    ],
    [
      "0xa9059cbb 0x1",
      "“0x1” has an odd number of digits (1), and each byte has two. One is missing, or one is too many.",
    ],
    ["transfer", "“t” is no hexadecimal digit. The digits are 0 to 9 and a to f."],
    ["0xa9059cbb😀", "“😀” is no hexadecimal digit. The digits are 0 to 9 and a to f."],
    [
      "0x12345678",
      "No contract of this site has a function or an error with the selector 0x12345678.",
    ],
    [
      `0x${"12".repeat(32)}`,
      `No contract of this site has a function or an error with the selector 0x12121212, and no event with the topic 0x${"12".repeat(32)}.`,
    ],
  ])("%j is nothing: %s", (written, fault) => {
    expect(decode(written, known)).toEqual({ fault });
  });

  test("capitals, spaces and a missing 0x make no difference", () => {
    const [match] = matchesOf(transfer);
    const digits = transfer.slice(2).toUpperCase();
    expect(matchesOf(digits)).toEqual([match]);
    expect(matchesOf(`0X${digits}`)).toEqual([match]);
    expect(matchesOf(` ${transfer.replace(/.{21}(?=.)/g, "$&\n")} `)).toEqual([match]);
  });
});

describe("M2 huge data", () => {
  const list = parseAbi(["function sum(address[] payers)"]);
  const entries = entriesOf(list, ["ISum"]);

  test("of as many characters as the field takes is read within a second", () => {
    const count = Math.floor((MOST_CHARACTERS - 200) / 64);
    const data = encodeFunctionData({
      abi: list,
      functionName: "sum",
      args: [Array.from({ length: count }, (): `0x${string}` => OTHER)],
    });
    const start = performance.now();
    const decoded = decode(data, entries);
    expect(performance.now() - start).toBeLessThan(1000);
    expect(decoded).toMatchObject({
      matches: [{ faults: [], arguments: [{ value: { more: count - 100 } }] }],
    });
  });

  test("beyond that is refused", () => {
    expect(decode("0".repeat(MOST_CHARACTERS + 1), entries)).toEqual({
      fault: "This has 1,048,577 characters. The field reads at most 1,048,576.",
    });
  });
});
