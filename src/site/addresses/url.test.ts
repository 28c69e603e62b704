import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { type AddressUse, asRead } from "./allowed-address";
import { absoluteUrl, pathUrl, toUrl, wholeUrl } from "./url";

/** The characters of RFC 3986, without the brackets, which only a host may have. */
const RFC_3986 = /^(?:[\w\-.~:/?#@!$&'()*+,;=]|%[\dA-Fa-f]{2})*$/;

describe("a URL", () => {
  test.each([
    ["/docs/a?b=c#d", "/docs/a?b=c#d"],
    ["/blog/second post", "/blog/second%20post"],
    ["/blog/second%20post", "/blog/second%20post"],
    ["/100%", "/100%25"],
    ["/%zz/%4", "/%25zz/%254"],
    ["/über/日本", "/%C3%BCber/%E6%97%A5%E6%9C%AC"],
    ["/it's/(a)", "/it's/(a)"],
    ["/a?b='c'", "/a?b=%27c%27"],
    [`/"><script>`, "/%22%3E%3Cscript%3E"],
    ["/a|b^c`d{e}[f]", "/a%7Cb%5Ec%60d%7Be%7D%5Bf%5D"],
    ["/a\\b#c\\d", "/a/b#c%5Cd"],
    ["/a#b#c", "/a#b%23c"],
    ["/a\ud800", "/a%EF%BF%BD"],
    ["", ""],
    ["#größe", "#gr%C3%B6%C3%9Fe"],
    ["?q=a b", "?q=a%20b"],
    ["../a b.png", "../a%20b.png"],
    [" \n/a\tb ", "/ab"],
    ["//x.example/a b", "//x.example/a%20b"],
    ["https://x.example", "https://x.example/"],
    ["HTTPS://X.example:443/a b", "https://x.example/a%20b"],
    ["https://münchen.example/ü", "https://xn--mnchen-3ya.example/%C3%BC"],
    ["https://[::1]:8080/[a]", "https://[::1]:8080/%5Ba%5D"],
    ["https://x.example/a/../b|c", "https://x.example/b%7Cc"],
    ["mailto:a b@x.example", "mailto:a%20b@x.example"],
    ["tel:+1 555", "tel:+1%20555"],
    ["ipfs://bafy/a b", "ipfs://bafy/a%20b"],
  ])("of %j is %j", (address, url) => {
    expect(toUrl(address)).toBe(url);
  });

  test.each<[address: string, use: AddressUse]>([
    ["javascript:alert(1)", "link"],
    ["java\nscript:alert(1)", "link"],
    ["/\\evil.example", "link"],
    ["/a\u0000b", "link"],
    ["https://", "link"],
    ["https:", "link"],
    ["https://a b/", "link"],
    ["//[/a", "link"],
    ["data:image/png;base64,a", "link"],
    ["http://x.example", "frame"],
  ])("of %j does not exist as a %s", (address, use) => {
    expect(toUrl(address, use)).toBeUndefined();
  });

  test("of a path encodes what an address gives a meaning", () => {
    expect(pathUrl("/files/100% a#b?c\\d%20.png")).toBe("/files/100%25%20a%23b%3Fc%5Cd%2520.png");
  });

  test.each([
    ["/a b", "https://kest.example/p/a%20b"],
    ["//x.example/a b", "https://x.example/a%20b"],
    [" https://x.example/a b", "https://x.example/a%20b"],
    ["a", "https://kest.example/p/a"],
    [" /a\n#b ", "https://kest.example/p/a#b"],
    ["javascript:a", undefined],
  ])("of %j as a whole is %j", (address, url) => {
    expect(wholeUrl(address, "https://kest.example/p", "link")).toBe(url);
  });

  test("of a picture may hold the picture", () => {
    const address = `data:image/svg+xml,<svg width="1"/>`;
    expect(toUrl(address, "picture")).toBe("data:image/svg+xml,%3Csvg%20width=%221%22/%3E");
  });

  test.each([
    ["/blog/second post", "https://kest.example", "https://kest.example/blog/second%20post"],
    ["/a", "https://kest.example/präfix", "https://kest.example/pr%C3%A4fix/a"],
    ["/", "https://kest.example", "https://kest.example/"],
    ["//evil.example", "https://kest.example", "https://kest.example/evil.example"],
    ["\\evil.example", "https://kest.example", "https://kest.example/evil.example"],
    ["@evil.example", "https://kest.example", "https://kest.example/@evil.example"],
    ["/a", "https://münchen.example", "https://xn--mnchen-3ya.example/a"],
  ])("of %j of a site %j is %j", (route, base, url) => {
    expect(absoluteUrl(route, base)).toBe(url);
  });

  const part = fc.oneof(
    anyText({ maxLength: 4 }),
    fc.constantFrom("/", "//", "\\", "..", ":", "@", "?", "#", "%", "%20", "[", "]", "'", '"', " "),
    fc.constantFrom(
      "https://x.example",
      "//x.example",
      "https:",
      "mailto:",
      "data:image/png,",
      "<",
    ),
  );
  const address = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(""));

  test("has the characters of RFC 3986 only, and stays as it is when it is made twice", () => {
    fc.assert(
      fc.property(address, (written) => {
        const url = toUrl(written, "picture");
        if (url === undefined) return;
        expect(url.replace(/^([^/?#]*\/\/)\[[\da-f:.]+\]/, "$1")).toMatch(RFC_3986);
        expect(toUrl(url, "picture")).toBe(url);
      }),
      { numRuns: randomCases(4000) },
    );
  });

  test("leads where browsers lead from the address as it is written", () => {
    fc.assert(
      fc.property(address, (written) => {
        const url = toUrl(written);
        // Without slashes after it, a scheme means one thing on a page of that scheme, another elsewhere.
        if (url === undefined || /^https:(?!\/\/)/i.test(asRead(written))) return;
        const base = "https://kest.example/docs/a";
        expect(toUrl(new URL(url, base).href)).toBe(toUrl(new URL(written, base).href));
      }),
      { numRuns: randomCases(4000) },
    );
  });

  test("of a route is on the site, and as the URL standard writes it", () => {
    fc.assert(
      fc.property(address, (route) => {
        const url = absoluteUrl(route, "https://kest.example");
        expect(new URL(url).href).toBe(url);
        expect(new URL(url).host).toBe("kest.example");
      }),
      { numRuns: randomCases(4000) },
    );
  });
});
