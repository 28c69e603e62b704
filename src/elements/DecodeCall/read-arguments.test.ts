import fc from "fast-check";
import { decodeAbiParameters, encodeAbiParameters } from "viem/utils";
import type { AbiParameter } from "../../site/abi";
import { readArguments, type Value } from "./read-arguments";

/** A parameter, and a value of it as viem takes it. */
interface Sample {
  parameter: AbiParameter;
  value: unknown;
}

const sampleOf = (type: string, value: fc.Arbitrary<unknown>): fc.Arbitrary<Sample> =>
  value.map((chosen) => ({ parameter: { name: "", type }, value: chosen }));

const bits = fc.integer({ min: 1, max: 32 }).map((bytes) => 8 * bytes);
const hex = (bytes: { minLength: number; maxLength: number }) =>
  fc.uint8Array(bytes).map((all) => `0x${Buffer.from(all).toString("hex")}`);

const leaf: fc.Arbitrary<Sample> = fc.oneof(
  bits.chain((size) => sampleOf(`uint${size}`, fc.bigInt(0n, 2n ** BigInt(size) - 1n))),
  bits.chain((size) => {
    const half = 2n ** BigInt(size - 1);
    return sampleOf(`int${size}`, fc.bigInt(-half, half - 1n));
  }),
  sampleOf("bool", fc.boolean()),
  sampleOf("address", hex({ minLength: 20, maxLength: 20 })),
  fc
    .integer({ min: 1, max: 32 })
    .chain((size) => sampleOf(`bytes${size}`, hex({ minLength: size, maxLength: size }))),
  sampleOf("bytes", hex({ minLength: 0, maxLength: 100 })),
  sampleOf("string", fc.string({ unit: "grapheme", maxLength: 40 })),
);

/** Returns samples of a type, several of which are an array. */
const sample: fc.Arbitrary<Sample> = fc.letrec<{ any: Sample }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc
      .tuple(tie("any"), fc.integer({ min: 0, max: 3 }), fc.boolean())
      .map(([{ parameter, value }, count, isFixed]): Sample => {
        const length = isFixed ? Math.max(1, count) : count;
        return {
          parameter: { ...parameter, type: `${parameter.type}[${isFixed ? length : ""}]` },
          value: Array.from({ length }, () => value),
        };
      }),
    fc.array(tie("any"), { minLength: 1, maxLength: 3 }).map(
      (all): Sample => ({
        parameter: { name: "", type: "tuple", components: all.map(({ parameter }) => parameter) },
        value: all.map(({ value }) => value),
      }),
    ),
  ),
})).any;

const samples = fc.array(sample, { minLength: 1, maxLength: 4 });

/** Returns what viem encodes, without `0x`. */
const encoded = (all: readonly Sample[]): string =>
  encodeAbiParameters(
    all.map(({ parameter }) => parameter),
    all.map(({ value }) => value),
  ).slice(2);

const parametersOf = (all: readonly Sample[]) => all.map(({ parameter }) => parameter);

/** Returns a value as lists of texts. */
const plain = (value: Value): unknown =>
  value.kind === "list"
    ? value.items.map((item) => plain(item.value))
    : value.kind === "missing"
      ? null
      : value.text;

const texts = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(texts) : String(value);

const RUNS = { numRuns: 500 };

describe("M2 values of any types", () => {
  test("are those that viem reads", () => {
    fc.assert(
      fc.property(samples, (all) => {
        const data = encoded(all);
        const { values, ...rest } = readArguments(parametersOf(all), data);
        const expected = decodeAbiParameters(parametersOf(all), `0x${data}`);
        expect(values.map(({ value }) => plain(value))).toEqual(texts(expected));
        expect(rest).toEqual({ missing: 0, extra: 0 });
      }),
      RUNS,
    );
  });

  test("are counted: bytes that follow them", () => {
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 70 }), (all, extra) => {
        const read = readArguments(parametersOf(all), encoded(all) + "ab".repeat(extra));
        expect(read).toMatchObject({ missing: 0, extra });
      }),
      RUNS,
    );
  });

  test("are counted: bytes that are missing", () => {
    fc.assert(
      fc.property(samples, fc.nat(), (all, chosen) => {
        const data = encoded(all);
        const words = data.length / 64;
        const kept = chosen % words;
        const { missing, extra } = readArguments(parametersOf(all), data.slice(0, 64 * kept));
        expect(missing).toBeGreaterThan(0);
        expect(missing).toBeLessThanOrEqual(32 * (words - kept));
        expect(extra).toBe(0);
      }),
      RUNS,
    );
  });

  test("are read from any data, or not, without a failure", () => {
    const data = fc.uint8Array({ maxLength: 400 }).map((all) => Buffer.from(all).toString("hex"));
    // Words that are small numbers are positions and lengths.
    const words = fc
      .array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 })
      .map((all) => all.map((one) => (32 * one).toString(16).padStart(64, "0")).join(""));
    fc.assert(
      fc.property(samples, fc.oneof(data, words), (all, given) => {
        expect(readArguments(parametersOf(all), given).values).toHaveLength(all.length);
      }),
      RUNS,
    );
  });
});

const word = (value: bigint | number): string => BigInt(value).toString(16).padStart(64, "0");
const one = (type: string, data: string) => {
  const read = readArguments([{ name: "a", type }], data);
  return { ...read, value: read.values[0]?.value };
};

describe("M2 single values", () => {
  test("a number is shown in full, and with separators if it is long", () => {
    expect(one("uint256", word(10n ** 18n)).value).toEqual({
      kind: "number",
      text: "1000000000000000000",
      grouped: "1,000,000,000,000,000,000",
    });
    expect(one("int24", word(2n ** 256n - 12345n)).value).toEqual({
      kind: "number",
      text: "-12345",
      grouped: "−12,345",
    });
    expect(one("uint8", word(255)).value).toEqual({ kind: "number", text: "255" });
  });

  test.each([
    ["uint8", word(256), "256"],
    ["int8", word(128), "128"],
    ["bool", word(2), "true"],
    ["address", `1${word(0).slice(1)}`, "0x0000000000000000000000000000000000000000"],
    ["bytes4", `${"ab".repeat(4)}${"0".repeat(55)}1`, "0xabababab"],
  ])("%s with bits outside its type is shown, and said to be wrong", (type, data, text) => {
    expect(one(type, data).value).toMatchObject({
      text,
      fault: "has bits outside its type, so a contract rejects it",
    });
  });

  test("a struct has the name and the members of its source", () => {
    const components = [
      { name: "pool", type: "address" },
      { name: "amount", type: "uint256" },
    ];
    const parameter = {
      name: "hop",
      type: "tuple",
      internalType: "struct IRouter.Hop",
      components,
    };
    expect(readArguments([parameter], word(1) + word(2)).values).toMatchObject([
      {
        name: "hop",
        type: "IRouter.Hop",
        value: {
          items: [
            { name: "pool", type: "address" },
            { name: "amount", type: "uint256" },
          ],
        },
      },
    ]);
  });

  test("of a long list or text the start is shown", () => {
    const list = word(32) + word(1000) + word(7).repeat(1000);
    expect(one("uint256[]", list)).toMatchObject({ missing: 0, extra: 0, value: { more: 900 } });
    const text = word(32) + word(3200) + "61".repeat(3200);
    expect(one("string", text)).toMatchObject({
      missing: 0,
      extra: 0,
      value: { text: "a".repeat(1024), more: 2176 },
    });
  });

  test("of lists of lists a thousand values are shown", () => {
    const inner = word(100) + word(7).repeat(100);
    const places = Array.from({ length: 50 }, (_, index) => word(32 * (50 + 101 * index)));
    const { value } = one("uint256[][]", word(32) + word(50) + places.join("") + inner.repeat(50));
    expect(JSON.stringify(value).match(/"text":"7"/g)).toHaveLength(1000 - 10);
    expect(value).toMatchObject({ more: 40 });
  });

  test("the padding of the last bytes may be left out", () => {
    expect(one("bytes", `${word(32)}${word(1)}ab`)).toMatchObject({ missing: 0, extra: 0 });
  });

  test.each([
    ["a position beyond any call", "bytes", word(2n ** 200n)],
    ["a length beyond any call", "uint256[]", word(32) + word(2n ** 255n)],
    ["a length of empty structs", "tuple[]", word(32) + word(2n ** 255n)],
  ])("%s is no missing byte, and does not take long", (_, type, data) => {
    expect(one(type, data)).toMatchObject({
      value: { kind: "missing" },
      missing: 0,
      fault: expect.any(String),
    });
  });

  test("data that refers to itself is given up", () => {
    // Each of two lists has 500 entries, which all lead to what follows the list.
    const list = word(500) + word(32 * 500).repeat(500);
    const data = word(32) + list + list + word(0);
    const { fault, value } = one("uint256[][][]", data);
    expect(value).toEqual({ kind: "missing" });
    expect(fault).toBe("It stands for more than 100,000 values.");
  });
});
