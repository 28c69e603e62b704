import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { nearestSlug, routeFault, slugFault } from "./route-fault";

describe("F: addresses that pages may have", () => {
  test.each([
    "/docs",
    "/docs/core/metadex/",
    "welcome",
    "2021/08/26/welcome",
    "v1.2",
    ".hidden",
    "a b",
    "über/日本語/مرحبا/🎉",
    "a\u200db",
    "a&b;c,d=e+f@g!h'i(j)k~l$m:n*o",
    "con",
    "x.",
    "reindex",
    "index/x",
    "x.html/y",
    "static",
    "x".repeat(240),
  ])("%j", (slug) => {
    expect(slugFault(slug)).toBeUndefined();
  });

  test.each([
    ["a//b", "two slashes", "a/b"],
    ["//a", "two slashes", "/a"],
    ["//", "two slashes", undefined],
    ["a//", "two slashes", "a"],
    ["../a", "`..`", "a"],
    ["a/../b", "`..`", "a/b"],
    ["a/./b", "`.`", "a/b"],
    ["..", "`..`", undefined],
    ["a\\b", "backslash", "a-b"],
    ["a?b", "`?`", "a-b"],
    ["a#b", "`#`", "a-b"],
    ["#", "`#`", undefined],
    ["100%", "`%`", "100"],
    ["%2e%2e/a", "`%`", "a"],
    ["a%2Fb", "`%`", "a/b"],
    ["caf%C3%A9", "`%`", "café"],
    ["a\u0000b", "invisible", "a-b"],
    ["a\tb", "invisible", "a-b"],
    ["a\u202eb", "invisible", "a-b"],
    ["a\ufffdb", "invisible", "a-b"],
    ["a\ud83db", "invisible", "a-b"],
    [" a", "space", "a"],
    ["a /b", "space", "a/b"],
    ["a/index", "`index`", "a"],
    ["Index", "`index`", undefined],
    ["a.html", "`.html`", "a"],
    ["a.md", "`.md`", "a"],
    ["x".repeat(241), "240 bytes", "x".repeat(60)],
    ["é".repeat(121), "240 bytes", "é".repeat(60)],
    [
      Array(10).fill("x".repeat(120)).join("/"),
      "1000 bytes",
      Array(10).fill("x".repeat(60)).join("/"),
    ],
  ])("not %j", (slug, why, nearest) => {
    expect(slugFault(slug)).toContain(why);
    expect(nearestSlug(slug)).toBe(nearest);
  });

  test.each(["/static", "/static/x", "/page-data/x", "/404/x", "/_headers"])("not %s", (route) => {
    expect(routeFault(route)).toBe("is reserved for other files of the site");
    expect(routeFault(`/docs${route}`)).toBeUndefined();
  });

  test("the nearest is one, whatever was written", () => {
    const part = fc.oneof(
      anyText(),
      fc.constantFrom(
        "..",
        ".",
        "/",
        "\\",
        "%2e",
        "index",
        ".html",
        ".md",
        " ",
        "\u0000",
        "x".repeat(300),
      ),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const nearest = nearestSlug(parts.join(""));
        if (nearest !== undefined)
          expect([nearest, slugFault(nearest)]).toEqual([nearest, undefined]);
      }),
      { numRuns: randomCases(500) },
    );
  });

  test("a page stays on its site, below where it is, whatever its slug", () => {
    fc.assert(
      fc.property(anyText(), (slug) => {
        if (slugFault(slug) !== undefined) return;
        const { origin, pathname, search, hash } = new URL(`/docs/${slug}`, "https://x.example");
        expect([origin, search, hash]).toEqual(["https://x.example", "", ""]);
        expect(decodeURIComponent(pathname)).toBe(`/docs/${slug}`);
      }),
      { numRuns: randomCases(500) },
    );
  });
});
