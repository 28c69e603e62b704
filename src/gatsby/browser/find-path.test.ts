import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { findPath } from "./find-path";

afterEach(() => Reflect.deleteProperty(globalThis, "__BASE_PATH__"));

const base = (path: string) => Object.assign(globalThis, { __BASE_PATH__: path });

describe("E5 X4 the path of the page at an address", () => {
  test.each([
    ["/", "/"],
    ["/docs/", "/docs"],
    ["/search?q=fee", "/search"],
    ["/docs?a=b?c#d", "/docs"],
    ["/docs#a?b", "/docs"],
    ["/a%20b/%C3%A9", "/a b/é"],
    ["/a%2Fb", "/a/b"],
    ["/a%252Fb", "/a/b"],
    ["/100%25", "/404.html"],
    ["/%25ff", "/404.html"],
    ["/%255cother.example", "/404.html"],
    ["/%2fother.example", "/other.example"],
    ["//docs", "/docs"],
    ["//", "/"],
    ["/a%0d%0ab", "/404.html"],
  ])("of %s is %s", (address, expected) => {
    base("");
    expect(findPath(address)).toBe(expected);
  });

  test("is without the path prefix", () => {
    base("/some/prefix");
    const addresses = ["/some/prefix/a", "/some/prefix/", "/some/prefix", "/some/prefixed", "/a"];
    expect(addresses.map(findPath)).toEqual(["/a", "/", "/", "/some/prefixed", "/a"]);
  });

  test("is the same again, and the same where Gatsby's router has encoded the address", () => {
    base("");
    const pieces = fc.oneof(
      fc.constantFrom("/", "%25", "%2f", "%ff", "%5c", "é"),
      anyText({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const { pathname } = new URL(`https://site.example/${parts.join("").replace(/[?#]/g, "")}`);
        let routed: string;
        try {
          routed = encodeURI(decodeURI(pathname));
        } catch {
          expect(() => findPath(pathname)).toThrow(URIError);
          return;
        }
        const path = findPath(pathname);
        expect(findPath(path)).toBe(path);
        expect(new URL(path, "https://site.example").host).toBe("site.example");
        expect(findPath(routed)).toBe(path);
      }),
      { numRuns: randomCases(2000) },
    );
  });
});
