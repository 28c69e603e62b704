import type { ResolverContext } from "../nodes/nodes";
import type { PostNode } from "./post-lists";
import { resolvers } from "./posts";

/** Fields by which a query orders posts, each with its direction. */
type Order = Record<string, "ASC" | "DESC">[];

const post = (file: string, date: string, unlisted = false) => ({ id: file, file, date, unlisted });
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
