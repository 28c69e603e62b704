/**
 * @jest-environment jsdom
 */

import { isSearchKey } from "./search-key";

test.each<[string, KeyboardEventInit, string, boolean]>([
  ["/ in the page", { key: "/" }, "body", true],
  ["/ in a box", { key: "/" }, "input", false],
  ["/ in a text that can be edited", { key: "/" }, "p", false],
  ["Ctrl and K in a box", { key: "k", ctrlKey: true }, "input", true],
  ["Command and K", { key: "K", metaKey: true }, "body", true],
  ["Ctrl and the key of K in Russian", { key: "л", code: "KeyK", ctrlKey: true }, "body", true],
  ["Ctrl and K where it is elsewhere", { key: "k", code: "KeyV", ctrlKey: true }, "body", true],
  ["Ctrl and what is there", { key: "t", code: "KeyK", ctrlKey: true }, "body", false],
  ["the key of K in Russian", { key: "л", code: "KeyK" }, "body", false],
  ["K", { key: "k" }, "body", false],
  ["Ctrl and another key", { key: "kk", ctrlKey: true }, "body", false],
  ["Ctrl, Shift and K", { key: "K", ctrlKey: true, shiftKey: true }, "body", false],
  ["Ctrl, Alt and K", { key: "k", ctrlKey: true, altKey: true }, "body", false],
])("S1 %s: opens the search or not", (_, init, name, expected) => {
  document.body.innerHTML = "<input><p contenteditable></p>";
  const event = new KeyboardEvent("keydown", init);
  document.querySelector(name)?.dispatchEvent(event);
  expect(isSearchKey(event)).toBe(expected);
});
