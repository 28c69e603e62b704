import { seriesOf } from "./series";

const post = (id: string, date: string, series: string | null = "Locks") => ({ id, date, series });

/** As lists have them: newest first. */
const POSTS = [
  post("last", "2024-03-01"),
  post("other", "2024-02-15", null),
  post("second", "2024-02-01"),
  post("third", "2024-02-01"),
  post("alone", "2024-01-15", "Votes"),
  post("first", "2024-01-01"),
];

describe("B1 the series of a post", () => {
  test("has its parts, oldest first, and those of one day in the order of their files", () => {
    const [last = post("", "")] = POSTS;
    const { title, posts } = seriesOf(last, POSTS) ?? { title: "", posts: [] };
    expect([title, ...posts.map(({ id }) => id)]).toEqual([
      "Locks",
      "first",
      "second",
      "third",
      "last",
    ]);
  });

  test.each(["other", "alone"])("is none: %s", (id) => {
    const found = POSTS.find((one) => one.id === id);
    expect(found && seriesOf(found, POSTS)).toBeNull();
  });
});
