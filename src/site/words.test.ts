import { fillWords, fillWordsDeep, isWordName, type Words } from "./words";

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
