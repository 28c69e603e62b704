/**
 * @jest-environment jsdom
 */
import { watchNavigation } from "./navigation";

describe("a navigation is told of before it happens", () => {
  const told: (string | null)[] = [];
  const navigate = jest.fn(() => "navigated");

  beforeAll(() => {
    window.___navigate = navigate;
    watchNavigation((to) => told.push(to));
  });
  beforeEach(() => {
    told.length = 0;
    navigate.mockClear();
    history.replaceState(null, "", "/docs");
  });

  test("by a link, which Gatsby then follows", () => {
    const options = { replace: true };
    expect(window.___navigate?.("/blog#latest", options)).toBe("navigated");
    expect(told).toEqual(["/blog#latest"]);
    expect(navigate).toHaveBeenCalledWith("/blog#latest", options);
  });

  test("a number, which is a way through the history, is left to the browser's own event", () => {
    window.___navigate?.(-1);
    expect(told).toEqual([]);
    expect(navigate).toHaveBeenCalledWith(-1, undefined);
  });

  test("by Back and Forward, before Gatsby's listener", () => {
    const order: unknown[] = [];
    const gatsby = () => order.push(told.length);
    window.addEventListener("popstate", gatsby);
    window.dispatchEvent(new PopStateEvent("popstate"));
    window.removeEventListener("popstate", gatsby);
    expect(told).toEqual([null]);
    expect(order).toEqual([1]);
  });

  test.each([
    ["/docs#%E0%A4%A", "/docs#%25E0%25A4%25A"],
    ["/docs?a=%#100%", "/docs?a=%#100%25"],
    ["/docs#geb%C3%BChr", "/docs#geb%C3%BChr"],
    ["/docs#a#%", "/docs#a#%25"],
    ["/docs", "/docs"],
  ])("V4 the hash of %s is well encoded: %s", (to, expected) => {
    window.___navigate?.(to);
    expect(told).toEqual([expected]);
    expect(navigate).toHaveBeenCalledWith(expected, undefined);
  });

  test("V4 a badly encoded hash in the history is mended, and its state kept", () => {
    history.replaceState({ key: "1" }, "", "/docs?a=b#%E0%A4%A");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(location.href).toMatch(/\/docs\?a=b#%25E0%25A4%25A$/);
    expect(history.state).toEqual({ key: "1" });
  });
});

test("a page without Gatsby's navigation is left alone", () => {
  Reflect.deleteProperty(window, "___navigate");
  watchNavigation(() => {});
  expect(window.___navigate).toBeUndefined();
});
