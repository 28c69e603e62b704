import { relatedPosts } from "./related-posts";

const post = (id: string, ...tagIds: string[]) => ({ id, tagIds });

/** Newest first. */
const POSTS = [
  post("newest", "strategies"),
  post("next", "voting", "strategies"),
  post("votes", "voting", "fees"),
  post("previous", "voting", "fees"),
  post("fee", "fees"),
  post("rare", "oracle", "strategies"),
  post("old", "strategies"),
  post("oldest", "oracle"),
  post("other"),
];

const related = (id: string, count = 2) => {
  const own = POSTS.find((one) => one.id === id) ?? post(id, "oracle");
  return relatedPosts(own, POSTS, count).map((one) => one.id);
};

describe("B1 the posts that are related to a post", () => {
  test.each([
    ["a rare tag counts more than a frequent one", "rare", ["oldest", "newest"]],
    ["neither the post itself nor those beside it are among them", "votes", ["fee"]],
    ["the newest first, if they share the same tags", "old", ["newest", "next"]],
    ["a post without tags has none", "other", []],
    ["a post that lists leave out may have some", "unlisted", ["rare", "oldest"]],
  ])("%s", (_, id, expected) => {
    expect(related(id)).toEqual(expected);
  });
});
