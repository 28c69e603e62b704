/** @jest-environment jsdom */
import { findAnchor, scrollToAnchor } from "./anchors";

test.each([
  ["#id", "p"],
  ["#caf%C3%A9", "b"],
  ["#old", "a"],
  ["#an%20old", "i"],
  ["#description", undefined],
])("the anchor that %s names", (hash, expected) => {
  // jsdom has no `CSS`.
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  document.head.innerHTML = '<meta name="description" content="x">';
  document.body.innerHTML = '<p id="id"></p><b id="café"></b><a name="old"></a><i id="an old"></i>';
  expect(findAnchor(hash)?.localName).toBe(expected);
});

describe("V4 the focus after a link to an anchor", () => {
  const focused = () => document.activeElement?.id;
  /** Follows a link to an anchor of a page, of which nothing is focused yet. */
  function follow(): HTMLElement {
    Element.prototype.scrollIntoView = () => {};
    document.body.innerHTML = '<div id="page" tabindex="-1"><h2 id="part">Part</h2></div>';
    scrollToAnchor("#part");
    return document.getElementById("page") ?? document.body;
  }

  test("is at the anchor, also if Gatsby focuses the page later", () => {
    const page = follow();
    expect(focused()).toBe("part");
    page.focus();
    expect(focused()).toBe("part");
  });

  test("is at the page if the reader goes there", () => {
    const page = follow();
    dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    page.focus();
    expect(focused()).toBe("page");
  });

  test("is at a late anchor", async () => {
    follow().innerHTML = "";
    scrollToAnchor("#late");
    document.getElementById("page")?.insertAdjacentHTML("beforeend", '<h2 id="late">Late</h2>');
    await Promise.resolve();
    expect(focused()).toBe("late");
  });
});
