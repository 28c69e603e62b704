import { pageRedirects } from "./redirects";

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
