import { didYouMean, nearest } from "./nearest";

const tags = ["gatsby", "facebook", "hello", "hola"];

describe("B3, F: the nearest valid value", () => {
  test.each([
    ["helo", "hello"],
    ["gatsbi", "gatsby"],
    ["facbook", "facebook"],
    ["hola", "hola"],
    ["ho", "hola"],
    ["typescript", undefined],
    ["react-native", undefined],
  ])("%s: %s", (value, expected) => {
    expect(nearest(value, tags)).toBe(expected);
  });

  test("there is none among no candidates", () => {
    expect(nearest("hola", [])).toBeUndefined();
  });

  test("candidates may be the keys of a map", () => {
    expect(nearest("product.nam", new Map([["product.name", ""]]).keys())).toBe("product.name");
  });
});

describe("F: didYouMean", () => {
  test.each([
    ["helo", " Did you mean `hello`?"],
    ["typescript", ""],
  ])("%s: %p", (value, expected) => {
    expect(didYouMean(value, tags)).toBe(expected);
  });
});
