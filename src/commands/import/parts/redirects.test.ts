import { blogRedirects } from "./redirects";

test("O5 redirects lead from the lists and posts of a blog that was elsewhere", () => {
  const routes = ["/docs/a", "/blog/a", "/blog/2024/b", "/blogs"];
  expect(blogRedirects("/news", routes)).toEqual([
    { from: ["/news"], to: "/blog" },
    { from: ["/news/archive"], to: "/blog/archive" },
    { from: ["/news/authors"], to: "/blog/authors" },
    { from: ["/news/tags"], to: "/blog/tags" },
    { from: ["/news/a"], to: "/blog/a" },
    { from: ["/news/2024/b"], to: "/blog/2024/b" },
  ]);
  expect(blogRedirects("", routes)).not.toContainEqual({ from: [""], to: "/blog" });
  expect(blogRedirects("", routes)).toContainEqual({ from: ["/a"], to: "/blog/a" });
});
