/**
 * @jest-environment jsdom
 */
import { noteDirection, scrollAfterNavigation, shouldScroll } from "./scroll";

const place = (address: string) => new URL(address, "https://acme.example");
const nowhere = () => undefined;

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

describe("V4 whether Gatsby scrolls, to the top or to the saved position", () => {
  test.each<[string | undefined, string, boolean]>([
    ["/docs", "/blog", true],
    ["/docs#fees", "/blog", true],
    ["/docs", "/docs", true],
    ["/docs?tab=a", "/blog?tab=b", true],
    ["/docs", "/docs?tab=a", false],
    ["/docs?tab=a", "/docs?tab=b", false],
    ["/docs?tab=a", "/docs", false],
    ["/docs?tab=a#fees", "/docs?tab=b#fees", false],
    ["/docs", "/blog#fees", false],
    [undefined, "/docs", false],
    [undefined, "/docs#fees", false],
  ])("by a link from %s to %s: %s", (previous, next, expected) => {
    noteDirection(next);
    expect(shouldScroll(previous ? place(previous) : undefined, place(next), nowhere)).toBe(
      expected,
    );
  });

  test.each<[string, string, boolean]>([
    ["/docs", "/blog", true],
    ["/docs#fees", "/docs", false],
    ["/docs?tab=a", "/docs", false],
    ["/docs", "/blog#fees", false],
  ])("by Back from %s to %s: %s", (previous, next, expected) => {
    noteDirection(null);
    expect(shouldScroll(place(previous), place(next), nowhere)).toBe(expected);
  });

  test("Back to an anchor of another page goes to where the reader was", () => {
    noteDirection(null);
    shouldScroll(place("/docs"), place("/blog#fees"), () => 700);
    scrollAfterNavigation(place("/docs"), place("/blog#fees"));
    expect(scrolled.mock.calls).toEqual([[[0, 700]]]);
  });
});

describe("V4 anchors", () => {
  const arrive = (next: string, previous = "/blog") => {
    noteDirection(next);
    scrollAfterNavigation(place(previous), place(next));
  };
  /** Adds an element, and lets those who watch the page know. */
  const add = async (id: string) => {
    const element = document.createElement("h2");
    element.id = id;
    document.body.append(element);
    await Promise.resolve();
  };

  test.each([
    ["/docs#fees", "fees"],
    ["/docs#geb%C3%BChr", "gebühr"],
  ])("%s", (next, id) => {
    arrive(next);
    expect(scrolled.mock.calls).toEqual([[id]]);
  });

  test("no anchor, a change of the query alone, and a page loaded in full are left alone", () => {
    arrive("/docs");
    arrive("/docs?tab=b#fees", "/docs?tab=a#fees");
    scrollAfterNavigation(null, place("/docs#fees"));
    expect(scrolled).not.toHaveBeenCalled();
  });

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

  test.each<[string, () => void]>([
    ["after five seconds", () => jest.advanceTimersByTime(5_000)],
    ["when the reader scrolls", () => window.dispatchEvent(new Event("wheel"))],
    ["when the reader touches", () => window.dispatchEvent(new Event("touchstart"))],
    ["when the reader goes on", () => arrive("/blog", "/docs")],
  ])("one that appears late is given up %s", async (_, happen) => {
    arrive("/docs#late");
    happen();
    await add("late");
    expect(scrolled).not.toHaveBeenCalled();
  });
});
