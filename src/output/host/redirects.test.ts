import { docsRedirects } from "./redirects";

test("X3, R11 hosts lead from the root of docs to the main doc, below a path prefix too", () => {
  const pages = [
    { path: "/docs", context: { main: { path: "/docs/core/metadex" } } },
    { path: "/docs/core/metadex", context: {} },
  ];
  expect(docsRedirects(pages, "")).toEqual([
    "/docs /docs/core/metadex 302!",
    "/docs /docs/core/metadex 302",
  ]);
  expect(docsRedirects(pages, "/some/prefix")).toEqual([
    "/some/prefix/docs /some/prefix/docs/core/metadex 302!",
    "/some/prefix/docs /some/prefix/docs/core/metadex 302",
  ]);
});
