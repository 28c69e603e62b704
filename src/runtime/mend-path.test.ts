/**
 * @jest-environment jsdom
 */
import { mendPathScript } from "./mend-path";

/** The path that the script leaves. */
function mended(path: string): string {
  history.replaceState(null, "", path);
  new Function(mendPathScript)();
  return location.pathname + location.search + location.hash;
}

describe("E5 X4 addresses that Gatsby fails at", () => {
  test.each(["/no/such/page", "/a%20b?c=%ff#d", "/%C3%A9", "/%5aa"])(
    "%s stays as it is",
    (path) => {
      expect(mended(path)).toBe(path);
    },
  );

  test.each([
    ["/a%2bb", "/a%2525252bb"],
    ["/a%26?b#c", "/a%25252526?b#c"],
    ["/%25ff", "/%25252525ff"],
    ["/%ff", "/%252525ff"],
    ["/a%0d%0ab", "/a%2525250d%2525250ab"],
    ["/%2500", "/%2525252500"],
    ["/%5c%5cother.example", "/%2525255c%2525255cother.example"],
    ["/%252fother.example", "/%252525252fother.example"],
  ])("%s is written as %s", (path, expected) => {
    expect(mended(path)).toBe(expected);
    // Gatsby's two ways to read it, and its decodings.
    const routed = encodeURI(decodeURI(expected.replace(/[?#].*/, "")));
    expect(routed).toBe(expected.replace(/[?#].*/, ""));
    const twice = decodeURIComponent(decodeURIComponent(routed));
    expect(() => decodeURIComponent(twice)).not.toThrow();
  });

  test("no address names another host", () => {
    history.replaceState(null, "", "http://localhost//other.example/a?b#c");
    new Function(mendPathScript)();
    expect(location.href).toBe("http://localhost/other.example/a?b#c");
  });
});
