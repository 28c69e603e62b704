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
    ["/a%2bb", "/a%25252bb"],
    ["/a%26?b#c", "/a%252526?b#c"],
    ["/%25ff", "/%252525ff"],
    ["/%ff", "/%2525ff"],
  ])("%s is written as %s", (path, expected) => {
    expect(mended(path)).toBe(expected);
    // Gatsby's two ways to read it, and its two decodings.
    const routed = encodeURI(decodeURI(expected.replace(/[?#].*/, "")));
    expect(routed).toBe(expected.replace(/[?#].*/, ""));
    expect(() => decodeURIComponent(decodeURIComponent(routed))).not.toThrow();
  });
});
