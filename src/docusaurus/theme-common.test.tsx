/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import Interpolate, { interpolate } from "./core/Interpolate";
import isInternalUrl, { hasProtocol } from "./core/isInternalUrl";
import {
  Collapsible,
  duplicates,
  uniq,
  useCollapsible,
  useColorMode,
  usePluralForm,
  usePrevious,
  useScrollPositionBlocker,
  useWindowSize,
} from "./core/theme-common";

const show = (Component: () => unknown) => {
  const Shown = () => <p>{String(Component())}</p>;
  const { rerender } = render(<Shown />);
  return { again: () => rerender(<Shown />), text: () => document.querySelector("p")?.textContent };
};

test("M6 a number chooses the form of a word", () => {
  Object.assign(globalThis, { PAGE_LANGUAGE: { lang: "en" } });
  const { text } = show(() => {
    const { selectMessage } = usePluralForm();
    return [0, 1, 2].map((count) => selectMessage(count, "one|more"));
  });
  expect(text()).toBe("more,one,more");
});

test("M6 a component knows whether the window is wide", () => {
  const { text } = show(() => useWindowSize());
  expect(text()).toBe("desktop");
  window.innerWidth = 900;
  act(() => void dispatchEvent(new Event("resize")));
  expect(text()).toBe("mobile");
});

test("M6 a component changes the colour mode, which stays", async () => {
  let set: ReturnType<typeof useColorMode>["setColorMode"] = () => {};
  const { text } = show(() => {
    const { colorMode, setColorMode } = useColorMode();
    set = setColorMode;
    return colorMode;
  });
  await act(async () => set("light"));
  expect([text(), document.documentElement.dataset.theme]).toEqual(["light", "light"]);
  expect(Object.values(localStorage)).toContain("light");
});

let change = () => {};

/** Its element is 20 pixels lower after each act. */
function Growing() {
  const [top, setTop] = useState(10);
  const { blockElementScrollPositionUntilNextRender } = useScrollPositionBlocker();
  change = () => {
    const element = screen.getByText("a");
    element.getBoundingClientRect = () => new DOMRect(0, top, 1, 1);
    blockElementScrollPositionUntilNextRender(element);
    element.getBoundingClientRect = () => new DOMRect(0, top + 20, 1, 1);
    setTop(top + 20);
  };
  return <b>a</b>;
}

test("M6 an element stays in its place while others above it grow", () => {
  const scrolled = jest.spyOn(window, "scrollBy").mockImplementation();
  render(<Growing />);
  act(() => change());
  expect(scrolled.mock.calls).toEqual([[{ top: 20, behavior: "instant" }]]);
});

function Toggled() {
  const { collapsed, toggleCollapsed } = useCollapsible({ initialState: true });
  change = toggleCollapsed;
  return (
    <Collapsible as="section" collapsed={collapsed}>
      a
    </Collapsible>
  );
}

test("M6 what is collapsed is hidden until it is toggled", () => {
  render(<Toggled />);
  expect(screen.getByText("a").hidden).toBe(true);
  act(() => change());
  expect(screen.getByText("a").hidden).toBe(false);
});

test("M6 a component knows what a value was before", () => {
  let value = 1;
  const { again, text } = show(() => usePrevious(value));
  value = 2;
  again();
  expect(text()).toBe("1");
});

test("M6 lists, addresses and messages are as in Docusaurus", () => {
  expect([duplicates([1, 2, 1]), uniq([1, 2, 1])]).toEqual([[1], [1, 2]]);
  expect(
    ["/a", "a", undefined, "//a", "https://a", "mailto:a"].map((url) => isInternalUrl(url)),
  ).toEqual([true, true, false, false, false, false]);
  expect(hasProtocol("tel:1")).toBe(true);
  expect(interpolate("a {b}", { b: 1 })).toBe("a 1");
  expect(
    render(<Interpolate values={{ b: <b>c</b> }}>{"a {b}"}</Interpolate>).container.innerHTML,
  ).toBe("a <b>c</b>");
});
