/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MAIN_ID } from "../../site/frame-ids";
import { BackToTop } from "./BackToTop";
import { isScrollingUp } from "./use-scrolling-up";

const scrollTo = (y: number): void => {
  Object.assign(window, { scrollY: y });
  act(() => {
    fireEvent.scroll(window);
  });
};

const button = () => screen.queryByRole("button", { name: "Back to top" });

describe("back to top: when the reader is on the way up", () => {
  test.each<[string, number, number, boolean]>([
    ["up, far from the top", 1000, 900, true],
    ["up, one pixel", 1000, 999, true],
    ["down", 900, 1000, false],
    ["nowhere", 1000, 1000, false],
    ["up, to 300 px from the top", 1000, 300, false],
    ["up, to 301 px from the top", 1000, 301, true],
    ["back from beyond the end, as springy screens do", 2050, 2000, false],
  ])("%s", (_, from, to, expected) => {
    expect(isScrollingUp(from, to, 2000)).toBe(expected);
  });
});

describe("back to top: the button", () => {
  beforeEach(() => {
    Object.defineProperty(document.documentElement, "scrollHeight", {
      configurable: true,
      value: 5000,
    });
    Object.assign(window, { scrollY: 0 });
  });

  test("comes when the reader scrolls up, and goes near the top and on the way down", () => {
    render(<BackToTop />);
    expect(button()).toBeNull();
    scrollTo(2000);
    expect(button()).toBeNull();
    scrollTo(1900);
    expect(button()).toBeVisible();
    scrollTo(1950);
    expect(button()).toBeNull();
    scrollTo(1900);
    scrollTo(200);
    expect(button()).toBeNull();
  });

  test("does not come with a jump to a heading above", () => {
    render(<BackToTop />);
    scrollTo(2000);
    fireEvent(window, new Event("popstate"));
    scrollTo(1000);
    expect(button()).toBeNull();
    scrollTo(900);
    expect(button()).toBeVisible();
  });

  test.each<[string, boolean, ScrollBehavior]>([
    ["smoothly", false, "smooth"],
    ["at once where the reader wants little motion", true, "instant"],
  ])("scrolls %s, and the focus goes to the content", async (_, isCalm, behavior) => {
    const scroll = jest.fn();
    Object.assign(window, { scrollTo: scroll, matchMedia: () => ({ matches: isCalm }) });
    render(
      <>
        <main id={MAIN_ID} tabIndex={-1} />
        <BackToTop />
      </>,
    );
    scrollTo(2000);
    scrollTo(1900);
    await userEvent.click(screen.getByRole("button", { name: "Back to top" }));
    expect(scroll).toHaveBeenCalledWith({ top: 0, behavior });
    expect(screen.getByRole("main")).toHaveFocus();
  });
});
