import { pageTitle } from "./titles";

describe("N2: the browser's title", () => {
  test.each([
    ["a page", "|", "a page | Site"],
    ["  a page  ", "|", "a page | Site"],
    ["a page", "–", "a page – Site"],
    ["Site", "|", "Site"],
    [" Site ", "|", "Site"],
    ["", "|", "Site"],
    ["   ", "|", "Site"],
    [undefined, "|", "Site"],
  ])("%p with %p becomes %p", (title, delimiter, expected) => {
    expect(pageTitle(title, "Site", delimiter)).toBe(expected);
  });
});
