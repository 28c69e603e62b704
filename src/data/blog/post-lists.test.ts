import type { ResolverContext } from "../nodes/nodes";
import { listPages, type PostNode } from "./post-lists";
import { resolvers } from "./posts";
import { resolvers as tagResolvers } from "./tags";

/** Fields by which a query orders posts, each with its direction. */
type Order = Record<string, "ASC" | "DESC">[];

const post = (file: string, date: string, unlisted = false) => ({
  id: file,
  file,
  date,
  unlisted,
  tags: [{ address: "fees" }],
});
const POSTS = [
  post("content/blog/a.md", "2021-01-01"),
  post("content/blog/c.md", "2022-02-02"),
  post("content/blog/c-next.md", "2022-02-02"),
  post("content/blog/hidden.md", "2023-03-03", true),
];

/** Answers queries for posts as Gatsby does. */
const context = {
  nodeModel: {
    findAll: async ({ query }: { query: { sort: Order } }) => {
      const keys = query.sort.flatMap((part) => Object.entries(part));
      const compare = (one: Record<string, unknown>, other: Record<string, unknown>): number => {
        for (const [key, direction] of keys) {
          const [first, second] = [String(one[key]), String(other[key])];
          if (first !== second) return (first < second ? -1 : 1) * (direction === "ASC" ? 1 : -1);
        }
        return 0;
      };
      return { entries: [...POSTS].sort(compare) };
    },
  },
} as unknown as ResolverContext;

const filesOf = (posts: readonly PostNode[]) => posts.map(({ file }) => file);

describe("B2 the list of recent posts", () => {
  const recent = (count: number | "all") =>
    resolvers.BlogSidebar.posts.resolve({ title: "", count }, {}, context);

  test("has as many posts as the owner wants, newest first, those of one day by file", async () => {
    expect(filesOf(await recent(2))).toEqual(["content/blog/c-next.md", "content/blog/c.md"]);
    expect(await recent(0)).toEqual([]);
  });

  test("has all posts that are listed", async () => {
    expect(filesOf(await recent("all"))).toEqual([
      "content/blog/c-next.md",
      "content/blog/c.md",
      "content/blog/a.md",
    ]);
  });
});

test("B1 the post before and after a post follow the same order", async () => {
  const [, current, next] = POSTS as unknown as PostNode[];
  if (!current) throw new Error("There is no post.");
  const { previous: older, next: newer } = resolvers.BlogPost;
  expect((await older.resolve(current, {}, context))?.file).toBe("content/blog/a.md");
  expect(await newer.resolve(current, {}, context)).toEqual(next);
});

describe("R3 R10 the pages of a list of posts", () => {
  const pagesFor = (posts: number) => {
    const card = { title: "Fees", sections: ["Blog"] };
    return listPages({ path: "/blog/tags/fees", card, posts, context: { id: "x" } }, 2);
  };
  const page = (path: string, place: object, title = "Fees") => ({
    path,
    context: { id: "x", limit: 2, ...place },
    card: { title, sections: ["Blog"] },
  });

  test("are as many as the posts need, each with its place in the list", () => {
    expect(pagesFor(3)).toEqual([
      page("/blog/tags/fees", { page: 1, pages: 2, isFirst: true, skip: 0 }),
      page(
        "/blog/tags/fees/page/2",
        { page: 2, pages: 2, isFirst: false, skip: 2 },
        "Fees, page 2",
      ),
    ]);
  });

  test("are one without posts", () => {
    expect(pagesFor(0)).toEqual([
      page("/blog/tags/fees", { page: 1, pages: 1, isFirst: true, skip: 0 }),
    ]);
  });

  test.each([
    ["all", {}, ["c-next", "c", "a"]],
    ["the first two", { limit: 2 }, ["c-next", "c"]],
    ["the rest", { limit: 2, skip: 2 }, ["a"]],
    ["all, if a query says null", { limit: null, skip: null }, ["c-next", "c", "a"]],
  ])("show a part of them: %s", async (_, part, names) => {
    const tag = { address: "fees" } as Parameters<typeof tagResolvers.Tag.posts.resolve>[0];
    const posts = await tagResolvers.Tag.posts.resolve(tag, part, context);
    expect(filesOf(posts)).toEqual(names.map((name) => `content/blog/${name}.md`));
  });
});
