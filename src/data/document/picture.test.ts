import { join } from "node:path";
import { contentRoot } from "../../../test/jest/roots";
import { pictureOf } from "./picture";

/** A post beside two pictures. */
const post = join(contentRoot, "blog/2021-08-26-welcome/index.md");

test.each([
  ["an address of this site", "/img/a.png", "/img/a.png"],
  ["another site", "https://example.com/a.png", "https://example.com/a.png"],
  ["a file of static/", "../../../static/img/a b.png", "/img/a%20b.png"],
  ["a file of static/, as Docusaurus sites name it", "../../static/img/a.png", "/img/a.png"],
  ["a file beside the post", "./page.png", "/files/blog/2021-08-26-welcome/page.png"],
  ["no file", "./none.png", "./none.png"],
])("M6 the picture of a post: %s", (_, written, expected) => {
  expect(pictureOf(written, post)).toBe(expected);
});
