import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { forwardPage } from "../../data/nodes/forward-page";
import { formerRoute, redirectTarget } from "../../site/addresses/address-fields";
import { toUrl } from "../../site/addresses/url";
import { pageRedirects, type SitePage } from "./redirects";

test("X3, R11 hosts lead from the root of docs to the main doc, below a path prefix too", () => {
  const pages = [
    { path: "/docs", context: { forward: { path: "/docs/core/metadex" } } },
    { path: "/old", context: { forward: { path: "/docs/new#a", isPermanent: true } } },
    { path: "/docs/core/metadex", context: {} },
  ];
  expect(pageRedirects(pages, "")).toEqual([
    "/docs /docs/core/metadex 302!",
    "/docs /docs/core/metadex 302",
    "/old /docs/new#a 301!",
    "/old /docs/new#a 301",
  ]);
  expect(pageRedirects(pages, "/some/prefix")).toEqual([
    "/some/prefix/docs /some/prefix/docs/core/metadex 302!",
    "/some/prefix/docs /some/prefix/docs/core/metadex 302",
    "/some/prefix/old /some/prefix/docs/new#a 301!",
    "/some/prefix/old /some/prefix/docs/new#a 301",
  ]);
});

test("X3 a rule has three words, and names no other address than its own", () => {
  const pages = [
    { path: "/a b/ü", context: { forward: { path: "/c d?e=f g#h", isPermanent: true } } },
    { path: "/m:n/:o/*", context: { forward: { path: "/blog%20302!/:splat" } } },
  ];
  expect(pageRedirects(pages, "/my site").filter((rule) => !rule.endsWith("!"))).toEqual([
    "/my%20site/a%20b/%C3%BC /my%20site/c%20d?e=f%20g#h 301",
    "/my%20site/m%3An/%3Ao/%2A /my%20site/blog%20302%21/%3Asplat 302",
  ]);
});

test("X3 a rule leads to another site, whatever the prefix", () => {
  const forward = { path: "https://a.example:8080/b:c?d=e!#f", isPermanent: true };
  expect(pageRedirects([{ path: "/old", context: { forward } }], "/prefix")[1]).toBe(
    "/prefix/old https://a.example:8080/b%3Ac?d=e%21#f 301",
  );
});

test("X3 each redirect that the settings accept is one rule, from and to what it says", () => {
  const part = fc.oneof(
    anyText({ maxLength: 4 }),
    fc.constantFrom("/", "//", "\\", "..", "*", ":", ":splat", "!", " ", "%20", "%2A", "?", "#"),
    fc.constantFrom("\n/* https://x.example 301!", "\t", "'", '"', "<", "docs", "a b", "301!"),
  );
  const address = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("")}`);
  const base = "https://site.example";
  let accepted = 0;
  fc.assert(
    fc.property(address, address, (from, to) => {
      const route = formerRoute.safeParse(from).data;
      if (route === undefined || !redirectTarget.safeParse(to).success) return;
      accepted += 1;
      const pages = forwardPage(route, { path: to, title: "" }) as SitePage[];
      const [marked = "", plain = "", ...others] = pageRedirects(pages, "");
      expect([marked, others]).toEqual([`${plain}!`, []]);
      expect(plain).toMatch(/^\/[^\s*]* \/[^\s*]* 302$/);
      const [source = "", target = ""] = plain.split(" ");
      expect(decodeURIComponent(source)).toBe(route);
      expect(plain).not.toMatch(/[:!]/);
      const whole = (url: string) =>
        toUrl(new URL(url, base).href)?.replace(/%(?:21|2A|3A)/gi, decodeURIComponent);
      expect(whole(target)).toBe(whole(to));
    }),
    { numRuns: randomCases(1000) },
  );
  expect(accepted).toBeGreaterThan(0);
});
