import { formerFault, redirectFault } from "./redirect-fault";

describe("F: addresses of redirects", () => {
  test.each([
    "/docs/intro",
    "/docs/intro?a=*&b=:c#:d",
    "/a%20b/ü/日本語/🎉",
    "/a&b;c,d=e+f@g!h'i(j)k~l$m:n",
    "/",
  ])("%j", (address) => {
    expect(redirectFault(address)).toBeUndefined();
  });

  test.each([
    ["/blog\n/* https://x.example 301!", "contains an invisible character. Remove it."],
    ["/a\u202eb", "contains an invisible character. Remove it."],
    ["/blog 302!", "contains a blank. Write `%20` in its place."],
    ["/a\u00a0b", "contains a blank. Write `%C2%A0` in its place."],
    ['/blog"></noscript><script>', 'contains `"`. Write `%22` in its place.'],
    ["/a<b", "contains `<`. Write `%3C` in its place."],
    ["/a[b]", "contains `[`. Write `%5B` in its place."],
    [
      "/a/*",
      "contains `*`, but a redirect leads from one address to one. Write rules for many into `static/_redirects`.",
    ],
    [
      "/blog/:splat",
      "contains a part that begins with `:`, but a redirect leads from one address to one. Write rules for many into `static/_redirects`.",
    ],
  ])("not %j", (address, why) => {
    expect(redirectFault(address)).toBe(`\`${address.replace("\n", "␊")}\` ${why}`);
  });

  test.each([
    ["/a?b=c#d", "`?`", "/a"],
    ["/a#b?c", "`#`", "/a"],
  ])("none leads from %j", (address, what, nearest) => {
    expect(formerFault(address)).toBe(
      `\`${address}\` contains ${what}, but a redirect leads from a path, whatever query it has. Did you mean \`${nearest}\`?`,
    );
  });
});
