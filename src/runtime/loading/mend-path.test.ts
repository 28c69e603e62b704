/**
 * @jest-environment jsdom
 */
import { bundled } from "../../../test/jest/bundled";
import { mendedPath } from "./mend-path";

const PREFIX = "/some/prefix";

describe("E5 X4 addresses that Gatsby's router fails at", () => {
  test.each(["/no/such/page", "/a%20b", "/100%25", "/a%2Fb", "/%5c%5cother.example", "/%2525ff"])(
    "%s stays as it is",
    (path) => {
      expect(mendedPath(path, "")).toBe(path);
      expect(mendedPath(PREFIX + path, PREFIX)).toBe(PREFIX + path);
    },
  );

  test.each([
    ["/%ff", "", "/%25ff"],
    ["/a%2Fb%E0%A4", "", "/a%252Fb%25E0%25A4"],
    ["//other.example/a", "", "/other.example/a"],
    [`/${PREFIX}//other.example/a`, PREFIX, `${PREFIX}/other.example/a`],
  ])("%s, below %j, is written as %s", (path, prefix, expected) => {
    expect(mendedPath(path, prefix)).toBe(expected);
    expect(() => decodeURI(expected)).not.toThrow();
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
    ["/a%26?b#c", "/a%26?b#c"],
    ["/%ff?b#c", "/%25ff?b#c"],
    ["http://localhost//other.example/a?b#c", "/other.example/a?b#c"],
  ])("at %s, the address becomes %s", (address, expected) => {
    expect(mended(address)).toBe(expected);
    expect(location.host).toBe("localhost");
  });

  test("knows the path prefix", () => {
    const address = `${PREFIX}//other.example`;
    expect(mended(address, PREFIX)).toBe(`${PREFIX}/other.example`);
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
