import { nearestRoutes } from "./nearest-routes";

const routes = [
  "/markdown-page",
  "/blog/welcome",
  "/blog/first-blog-post",
  "/blog/long-blog-post",
  "/blog/mdx-blog-post",
  "/docs/core/cl",
  "/docs/core/metadex",
  "/docs/core/metadex-properties",
  "/docs/core/dynamic-fees",
  "/docs/core/Ölpreis",
];

describe("E5 the routes that an address may mean", () => {
  test.each<[string, string, string[]]>([
    ["a letter is missing", "/docs/core/metadx", ["/docs/core/metadex"]],
    ["two letters are swapped", "/docs/core/dynamic-fese", ["/docs/core/dynamic-fees"]],
    ["a folder is wrong", "/dosc/core/metadex", ["/docs/core/metadex"]],
    ["a folder is missing", "/docs/metadex", ["/docs/core/metadex"]],
    ["it lies in another folder", "/blog/2021/08/26/welcome", ["/blog/welcome"]],
    ["the case is another", "/Docs/Core/MetaDEX", ["/docs/core/metadex"]],
    ["a file is asked for", "/docs/core/metadx.html", ["/docs/core/metadex"]],
    ["it ends with a slash", "/docs/core/metadx/", ["/docs/core/metadex"]],
    ["it is percent-encoded", "/docs/core/%C3%B6lpreiss", ["/docs/core/Ölpreis"]],
    ["it is badly encoded", "/docs/core/metadex%", ["/docs/core/metadex"]],
    ["a short name has no room for a slip", "/docs/core/cm", []],
    ["a short name lies elsewhere", "/docs/cl", ["/docs/core/cl"]],
    ["nothing is alike", "/no/such/thing", []],
    ["it is the root", "/", []],
    ["it has no end", `/${"metadex".repeat(2000)}`, []],
  ])("%s: %s", (_, address, expected) => {
    expect(nearestRoutes(address, routes)).toEqual(expected);
  });

  test("the nearest come first, three at most", () => {
    const numbered = ["/epochs-14", "/epochs-1", "/epochs-12", "/epochs-13"];
    expect(nearestRoutes("/epochs-1", numbered)).toEqual(["/epochs-1", "/epochs-14", "/epochs-12"]);
  });

  test("of routes with the same name the one in the nearer folder comes first", () => {
    const twins = ["/blog/metadex", "/docs/core/metadex"];
    expect(nearestRoutes("/docs/cor/metadex", twins)).toEqual(twins.reverse());
  });

  test("among no routes there is none", () => {
    expect(nearestRoutes("/docs", [])).toEqual([]);
  });
});
