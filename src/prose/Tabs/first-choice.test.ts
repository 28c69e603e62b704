/**
 * @jest-environment jsdom
 */
import { keys } from "../../runtime/choices/storage";
import { showFirstChoice } from "./first-choice";

/** Tabs as they are in the HTML: the first one is open. */
function tabs(group: string): HTMLElement {
  const root = document.createElement("div");
  root.dataset.group = group;
  root.innerHTML = `<div role="tablist">
    <button aria-selected="true">a</button><button aria-selected="false">b</button></div>
    <div data-value="a" data-active=""><div data-value="b">not a panel</div></div>
    <div data-value="b"></div>
    <script></script>`;
  return root;
}

const shown = (root: HTMLElement) => [
  ...Array.from(root.querySelectorAll("button"), (tab) => tab.getAttribute("aria-selected")),
  ...Array.from(root.querySelectorAll(":scope>[data-active]"), (panel) =>
    panel.getAttribute("data-value"),
  ),
];

describe("M1 the remembered tab", () => {
  test.each([
    ['{"one":"b"}', ["false", "true", "b"]],
    ['{"one":"a"}', ["true", "false", "a"]],
    ['{"one":"c"}', ["true", "false", "a"]],
    ['{"two":"b"}', ["true", "false", "a"]],
    ["null", ["true", "false", "a"]],
    ["{", ["true", "false", "a"]],
  ])("with %s in the storage", (stored, expected) => {
    localStorage.setItem(keys.tabs, stored);
    const root = tabs("one");
    showFirstChoice(root);
    expect(shown(root)).toEqual(expected);
    expect(root.querySelector("[data-value] [data-value]")).not.toHaveAttribute("data-active");
  });

  test("but the one that the address names comes first", () => {
    localStorage.setItem(keys.tabs, '{"one":"a"}');
    history.replaceState(null, "", "?os=b");
    const root = tabs("one");
    root.dataset.parameter = "os";
    showFirstChoice(root);
    expect(shown(root)).toEqual(["false", "true", "b"]);
    history.replaceState(null, "", "/");
  });

  test("with nothing in the storage", () => {
    localStorage.clear();
    const root = tabs("one");
    showFirstChoice(root);
    expect(shown(root)).toEqual(["true", "false", "a"]);
  });
});
