import { versionAt } from "./docs-versions";

const versions = [{ path: "/docs" }, { path: "/docs/next" }, { path: "/guide" }];

test.each([
  ["/docs", "/docs"],
  ["/docs/a", "/docs"],
  ["/docs/next", "/docs/next"],
  ["/docs/next/a", "/docs/next"],
  ["/docs/nextdoor", "/docs"],
  ["/docsy", undefined],
  ["/", undefined],
])("M6 the page %s belongs to the version at %s", (route, path) => {
  expect(versionAt(versions, route)?.path).toBe(path);
});

test("M6 a version at the root of the site has all pages", () => {
  expect(versionAt([{ path: "/" }, { path: "/next" }], "/a")?.path).toBe("/");
});
