import {
  fillWords,
  fillWordsDeep,
  isContractName,
  isWordName,
  type Words,
  wordsInWords,
} from "./words";

const words: Words = new Map([
  ["product.name", "Acme"],
  ["product.short", "ACM"],
  ["figures.lock.longest", "4 years"],
]);

/** Returns the filled text, and what `fillWords` reported as unknown. */
function filled(text: string) {
  const unknown: [name: string, index: number][] = [];
  const result = fillWords(text, words, (name, index) => unknown.push([name, index]));
  return { result, unknown };
}

describe("N4: isWordName", () => {
  test.each([
    ["product.name", true],
    ["figures.lock.longest", true],
    ["figures.a.b.c", true],
    ["product", false],
    ["product.", false],
    ["products.name", false],
    ["product.name.toUpperCase()", false],
    ["props.product.name", false],
    ["1 + 1", false],
  ])("%s: %s", (code, expected) => {
    expect(isWordName(code)).toBe(expected);
  });
});

test.each([
  ["contract.IPool", true],
  ["contract.IPool.swap", true],
  ["contract.IPool.swap(address, uint256)", true],
  ["contract.$a.b_c", true],
  ["contract", false],
  ["contract.IPool.swap.length", false],
  ["contract.IPool.swap(() => 1)", false],
  ["contracts.IPool", false],
])("isContractName(%j): %j", (code, expected) => {
  expect(isContractName(code)).toBe(expected);
});

describe("N4: fillWords", () => {
  test.each([
    ["The {product.name} token {product.short}", "The Acme token ACM"],
    ["{ product.name }", "Acme"],
    ["up to {figures.lock.longest}", "up to 4 years"],
    ["{product.name}{product.name}", "AcmeAcme"],
    ["{path} and {1 + 1}", "{path} and {1 + 1}"],
    ["product.name", "product.name"],
    ["", ""],
  ])("%p becomes %p", (text, expected) => {
    expect(filled(text)).toEqual({ result: expected, unknown: [] });
  });

  test("leaves unknown names and reports each with its index", () => {
    expect(filled("{product.nam} of {product.name}, {figures.x}")).toEqual({
      result: "{product.nam} of Acme, {figures.x}",
      unknown: [
        ["product.nam", 0],
        ["figures.x", 33],
      ],
    });
  });

  test("takes a value as it is: no pattern in it, and no word in it", () => {
    const odd: Words = new Map([["product.name", "$& {product.name}"]]);
    expect(fillWords("{product.name}", odd, () => {})).toBe("$& {product.name}");
  });
});

describe("N1: fillWordsDeep", () => {
  const day = new Date("2021-08-26");
  test.each<[unknown, unknown]>([
    ["{product.name}", "Acme"],
    [
      ["{product.name}", { label: "{product.short}" }],
      ["Acme", { label: "ACM" }],
    ],
    [{ "{product.name}": 1 }, { "{product.name}": 1 }],
    [
      { count: 1, on: true, none: null },
      { count: 1, on: true, none: null },
    ],
    [day, day],
    [undefined, undefined],
  ])("%j becomes %j", (value, expected) => {
    expect(fillWordsDeep(value, words, () => {})).toEqual(expected);
  });

  test("reports unknown names at any depth", () => {
    const unknown: string[] = [];
    fillWordsDeep({ a: ["{product.x}", { b: "{figures.y}" }] }, words, (name) =>
      unknown.push(name),
    );
    expect(unknown).toEqual(["product.x", "figures.y"]);
  });
});

describe("N4: wordsInWords", () => {
  /** Returns the filled words, and the words without an end. */
  const filledIn = (plain: Record<string, string>) => {
    const { words: found, endless } = wordsInWords(
      new Map(Object.entries(plain).map(([key, value]) => [`product.${key}`, value])),
    );
    return [Array.from(found.values()), endless.map(({ name, way }) => [name, ...way].join(" "))];
  };

  test("words may contain each other, in any order", () => {
    expect(
      filledIn({ a: "{product.b}!", b: "{product.c} {product.c}", c: "C", d: "{product.e}" }),
    ).toEqual([["C", "C C", "C C!", "{product.e}"], []]);
  });

  test("circles of any length are told once, however many lead into them", () => {
    expect(filledIn({ a: "{product.a}" })[1]).toEqual(["product.a product.a product.a"]);
    expect(
      filledIn({
        into: "{product.a}",
        a: "{product.b}",
        b: "{product.c}",
        c: "{product.a} {product.b}",
      })[1],
    ).toEqual([
      "product.a product.a product.b product.c product.a",
      "product.b product.b product.c product.b",
    ]);
  });

  test("words do not grow without an end", () => {
    const twice = (name: string) => `{product.${name}}`.repeat(30);
    const [found, endless] = filledIn({
      a: "x".repeat(30),
      b: twice("a"),
      c: twice("b"),
      d: twice("c"),
    });
    expect(endless).toEqual(["product.c", "product.d"]);
    expect(found?.map((word) => word.length)).toEqual([30, 900, 330, 330]);
  });
});
