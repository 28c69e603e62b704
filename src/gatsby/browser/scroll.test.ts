/**
 * @jest-environment jsdom
 */
import { scrollAfterNavigation } from "./scroll";

const place = (address: string) => new URL(address, "https://acme.example");

const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  window.scrollTo = (...args: unknown[]) => scrolled(args);
  document.body.innerHTML = '<main><h2 id="fees"></h2><h2 id="gebühr"></h2></main>';
});
afterEach(() => {
  scrollAfterNavigation(place("/"), place("/docs"));
  jest.useRealTimers();
});

describe("V4 a new entry of the history", () => {
  const top = [[0, 0]];

  test.each<[string, string, unknown[]]>([
    ["/docs", "/blog", [top]],
    ["/docs#fees", "/blog", [top]],
    ["/docs", "/docs", [top]],
    ["/docs?tab=a", "/blog?tab=b", [top]],
    ["/docs", "/blog#fees", ["fees"]],
    ["/docs", "/blog#geb%C3%BChr", ["gebühr"]],
    ["/docs", "/docs?tab=a", []],
    ["/docs?tab=a", "/docs?tab=b", []],
    ["/docs?tab=a", "/docs", []],
    ["/docs?tab=a#fees", "/docs?tab=b#fees", []],
  ])("from %s to %s scrolls to %j", (previous, next, expected) => {
    scrollAfterNavigation(place(previous), place(next));
    expect(scrolled.mock.calls.flat()).toEqual(expected.flat());
  });

  test("a page loaded in full is left to the browser", () => {
    scrollAfterNavigation(null, place("/docs"));
    scrollAfterNavigation(null, place("/docs#fees"));
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe("V4 anchors that are not there yet", () => {
  const arrive = (next: string, previous = "/blog") => {
    scrollAfterNavigation(place(previous), place(next));
  };
  /** Adds an element, and waits until the observers of the page have seen it. */
  const add = async (id: string) => {
    const element = document.createElement("h2");
    element.id = id;
    document.body.append(element);
    await Promise.resolve();
  };

  test("the same link again goes to the anchor again", () => {
    arrive("/docs#fees", "/docs#fees");
    expect(scrolled).toHaveBeenCalledWith("fees");
  });

  test("one that appears late is gone to when it appears, also on a page loaded in full", async () => {
    arrive("/docs#late");
    await add("other");
    expect(scrolled).not.toHaveBeenCalled();
    await add("late");
    expect(scrolled.mock.calls).toEqual([["late"]]);
    scrollAfterNavigation(null, place("/docs#later"));
    await add("later");
    expect(scrolled).toHaveBeenLastCalledWith("later");
  });

  test.each([
    ["a name that is not ASCII", "gebühr-für-später", "#gebühr-für-später"],
    ["the same, encoded", "gebühr-für-später", "#geb%C3%BChr-f%C3%BCr-sp%C3%A4ter"],
    ["an encoded slash", "a/b", "#a%2Fb"],
    ["an id that looks encoded", "a%20b", "#a%20b"],
  ])("one with %s is found when it appears", async (_, id, hash) => {
    arrive(`/docs${hash}`);
    await add(id);
    expect(scrolled.mock.calls).toEqual([[id]]);
  });

  test.each<[string, () => void]>([
    ["after five seconds", () => jest.advanceTimersByTime(5_000)],
    ["when the reader scrolls", () => window.dispatchEvent(new Event("wheel"))],
    ["when the reader touches", () => window.dispatchEvent(new Event("touchstart"))],
    ["when the reader goes on", () => arrive("/blog", "/docs")],
  ])("one that appears late is given up %s", async (_, happen) => {
    arrive("/docs#late");
    happen();
    await add("late");
    expect(scrolled).not.toHaveBeenCalledWith("late");
  });
});
