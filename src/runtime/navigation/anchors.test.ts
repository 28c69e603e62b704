/** @jest-environment jsdom */
import { findAnchor } from "./anchors";

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
