import { documents } from "./documents";

test("docs, posts and pages of a site are read, each with its text", () => {
  const all = documents();
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["docs", "blog", "pages"]));
  for (const { file, blocks, unreadable } of all) {
    expect(file).toMatch(/content\/.*\.mdx?$/);
    expect(blocks.length).toBeGreaterThan(0);
    expect(unreadable).toEqual([]);
  }
});
