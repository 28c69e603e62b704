/**
 * @jest-environment jsdom
 */
import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { bundled } from "../../../test/jest/bundled";
import { randomCases } from "../../../test/jest/random";
import { mendedPath } from "./mend-path";

const PREFIX = "/some/prefix";

describe("E5 X4 addresses that Gatsby fails at", () => {
  test.each(["/no/such/page", "/a%20b", "/%C3%A9", "/%5aa"])("%s stays as it is", (path) => {
    expect(mendedPath(path, "")).toBe(path);
  });

  test.each([
    ["/a%2bb", "/a%2525252bb"],
    ["/a%26", "/a%25252526"],
    ["/%25ff", "/%25252525ff"],
    ["/%2525ff", "/%2525252525ff"],
    ["/%ff", "/%252525ff"],
    ["/a%0d%0ab", "/a%2525250d%2525250ab"],
    ["/%2500", "/%2525252500"],
    ["/%5c%5cother.example", "/%2525255c%2525255cother.example"],
    ["/%252fother.example", "/%252525252fother.example"],
  ])("%s is written as %s", (path, expected) => {
    expect(mendedPath(path, "")).toBe(expected);
    // Gatsby's two ways to read the address must agree, and its repeated decoding must not fail.
    const routed = encodeURI(decodeURI(expected));
    expect(routed).toBe(expected);
    const twice = decodeURIComponent(decodeURIComponent(routed));
    expect(() => decodeURIComponent(twice)).not.toThrow();
  });

  test("no address names another host", () => {
    expect(mendedPath("//other.example/a", "")).toBe("/other.example/a");
  });

  test.each([
    [`${PREFIX}/%5cother.example`, `${PREFIX}/%2525255cother.example`],
    [`${PREFIX}/%2f%2fother.example`, `${PREFIX}/%2525252f%2525252fother.example`],
    [`${PREFIX}/a%5cb`, `${PREFIX}/a%5cb`],
  ])("below a path prefix %s is written as %s", (path, expected) => {
    expect(mendedPath(path, PREFIX)).toBe(expected);
  });
});

describe("E5 X4 whatever the path of an address", () => {
  const ORIGIN = "https://site.example";

  /** Parts of a path that may hide the name of another host. */
  const piece = fc.oneof(
    fc.constantFrom("/", "//", "\\", ".", "..", "?", "#", "%", "evil.example", "%ff", "é"),
    fc.constantFrom("%2f", "%5c", "%09", "%0a", "%00", "%25", "%252f", "%255c", "%25255c", "%2b"),
    anyText({ maxLength: 8 }),
  );
  const pathOf = (pieces: string[], prefix = ""): string => {
    const url = new URL(ORIGIN);
    // The setter writes the path as browsers do, whatever the reader typed.
    url.pathname = [prefix, ...pieces].join("");
    return url.pathname;
  };
  const prefixes = fc.constantFrom("", PREFIX);
  const paths = (prefix: string) =>
    fc.array(piece, { maxLength: 8 }).map((pieces) => pathOf(pieces, prefix));

  /** Returns an address as Gatsby reads it, without its prefix. */
  const routeIn = (path: string, prefix: string): string =>
    path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;

  test("it stays on this host, also where Gatsby decodes it, and is mended once", () => {
    fc.assert(
      fc.property(
        prefixes.chain((prefix) => fc.tuple(paths(prefix), fc.constant(prefix))),
        ([path, prefix]) => {
          const once = mendedPath(path, prefix);
          expect(new URL(once, ORIGIN).origin).toBe(ORIGIN);
          const decoded = decodeURIComponent(once);
          const twice = decodeURIComponent(decoded);
          for (const route of [decoded, twice].map((text) => routeIn(text, prefix))) {
            // Gatsby never requests an address that begins with two slashes.
            if (!route.startsWith("//")) expect(new URL(route, ORIGIN).origin).toBe(ORIGIN);
          }
          expect(() => decodeURIComponent(twice)).not.toThrow();
          expect(mendedPath(once, prefix)).toBe(once);
        },
      ),
      { numRuns: randomCases(2000) },
    );
  });

  test("one of which nothing needs mending stays exactly as it is", () => {
    const letters = fc.string({
      unit: fc.constantFrom(..."abcXYZ019-._~!$&'()*+,;=:@é字😀 \"<"),
      minLength: 1,
    });
    const ordinary = fc
      .array(letters, { minLength: 1 })
      .map((names) => pathOf([`/${names.join("/")}`]));
    fc.assert(
      fc.property(ordinary, prefixes, (path, prefix) => {
        expect(mendedPath(prefix + path, prefix)).toBe(prefix + path);
      }),
    );
  });
});

describe("E5 X4 the script of the not-found page", () => {
  /** Runs the script at an address. Returns the address after that. */
  function mended(address: string, prefix = ""): string {
    history.replaceState({ of: "Gatsby" }, "", address);
    new Function(bundled("MEND_PATH_SCRIPT", { prefix }))();
    expect(history.state).toEqual({ of: "Gatsby" });
    return location.pathname + location.search + location.hash;
  }

  test.each([
    ["/no/such/page", "/no/such/page"],
    ["/a%20b?c=%ff#d", "/a%20b?c=%ff#d"],
    ["/a%26?b#c", "/a%25252526?b#c"],
    ["http://localhost//other.example/a?b#c", "/other.example/a?b#c"],
  ])("at %s, the address becomes %s", (address, expected) => {
    expect(mended(address)).toBe(expected);
    expect(location.host).toBe("localhost");
  });

  test("knows the path prefix", () => {
    const address = `${PREFIX}/%5cother.example`;
    expect(mended(address, PREFIX)).toBe(`${PREFIX}/%2525255cother.example`);
    expect(mended(address, "/other")).toBe(address);
  });

  test("changes nothing else in the history", () => {
    const write = jest.spyOn(history, "replaceState");
    history.replaceState(null, "", "/a%20b?c");
    new Function(bundled("MEND_PATH_SCRIPT"))();
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });
});
