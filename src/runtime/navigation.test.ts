/**
 * @jest-environment jsdom
 */
import { endProgress, isQueryChangeOnly, mendPrefetching, watchNavigation } from "./navigation";

const progressBar = () => document.querySelector("#nprogress");

describe("V1 the progress bar", () => {
  let gatsbyNavigate: jest.Mock;

  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, "", "/docs/core/metadex?tab=a#fees");
    gatsbyNavigate = jest.fn(() => "navigated");
    window.___navigate = gatsbyNavigate;
    watchNavigation();
  });
  afterEach(() => {
    endProgress();
    jest.runAllTimers();
    jest.useRealTimers();
  });

  test.each([
    ["/blog", true],
    ["/docs", true],
    ["/blog?tab=a#fees", true],
    ["http://localhost/blog", true],
    ["/docs/core/metadex", false],
    ["/docs/core/metadex?tab=b", false],
    ["/docs/core/metadex?tab=a#locks", false],
    ["#locks", false],
    ["?tab=b", false],
    [-1, false],
  ])("to %s starts: %s", (to, isStarted) => {
    window.___navigate?.(to);
    jest.advanceTimersByTime(200);
    expect(progressBar() !== null).toBe(isStarted);
  });

  test("starts after 200 ms, not before, and without a spinner", () => {
    window.___navigate?.("/blog");
    jest.advanceTimersByTime(199);
    expect(progressBar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(progressBar()).toBeInTheDocument();
    expect(document.querySelector(".spinner")).toBeNull();
  });

  test("never starts when the route is there sooner", () => {
    window.___navigate?.("/blog");
    jest.advanceTimersByTime(150);
    endProgress();
    jest.advanceTimersByTime(1000);
    expect(progressBar()).toBeNull();
  });

  test("goes away when the route is there", () => {
    window.___navigate?.("/blog");
    jest.advanceTimersByTime(500);
    expect(progressBar()).toBeInTheDocument();
    endProgress();
    jest.advanceTimersByTime(5000);
    expect(progressBar()).toBeNull();
  });

  test("counts the 200 ms from the last of several navigations", () => {
    window.___navigate?.("/blog");
    jest.advanceTimersByTime(150);
    window.___navigate?.("/blog/archive");
    jest.advanceTimersByTime(199);
    expect(progressBar()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(progressBar()).toBeInTheDocument();
  });

  test("leaves the navigation itself as it is", () => {
    const options = { replace: true };
    expect(window.___navigate?.("/blog", options)).toBe("navigated");
    expect(gatsbyNavigate).toHaveBeenCalledWith("/blog", options);
  });

  test("a page without Gatsby's navigation is left alone", () => {
    window.___navigate = undefined;
    watchNavigation();
    expect(window.___navigate).toBeUndefined();
  });
});

describe("V5 prefetching", () => {
  const mapping = { app: ["/app.js"], "component---doc": ["/doc.js"] };
  const setConnection = (connection: object | undefined) =>
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(navigator, "connection");
    window.___chunkMapping = undefined;
    window.___loader = undefined;
  });

  test.each([
    ["text", JSON.stringify(mapping), mapping],
    ["parsed already", mapping, mapping],
    ["missing", undefined, undefined],
  ])("the list of page scripts is usable when it is %s", (_, given, expected) => {
    window.___chunkMapping = given;
    mendPrefetching();
    expect(window.___chunkMapping).toEqual(expected);
  });

  test.each<[string, object | undefined, boolean]>([
    ["an unknown connection", undefined, true],
    ["4G", { effectiveType: "4g", saveData: false }, true],
    ["3G", { effectiveType: "3g" }, true],
    ["2G", { effectiveType: "2g" }, false],
    ["slow 2G", { effectiveType: "slow-2g" }, false],
    ["4G with data saver", { effectiveType: "4g", saveData: true }, false],
  ])("on hover, with %s", (_, connection, isPrefetched) => {
    const hovering = jest.fn();
    window.___loader = { hovering };
    setConnection(connection);
    mendPrefetching();
    window.___loader.hovering?.("/blog");
    expect(hovering.mock.calls).toEqual(isPrefetched ? [["/blog"]] : []);
  });

  test("follows the connection as it changes", () => {
    const hovering = jest.fn();
    window.___loader = { hovering };
    mendPrefetching();
    setConnection({ saveData: true });
    window.___loader.hovering?.("/a");
    setConnection({ saveData: false });
    window.___loader.hovering?.("/b");
    expect(hovering.mock.calls).toEqual([["/b"]]);
  });
});

describe("V4 nothing scrolls when only the query changes", () => {
  const place = (address: string) => new URL(address, "https://acme.example");

  test.each<[string | undefined, string, boolean]>([
    ["/docs", "/docs?tab=a", true],
    ["/docs?tab=a", "/docs?tab=b", true],
    ["/docs?tab=a#fees", "/docs?tab=b#fees", true],
    ["/docs?tab=a", "/docs", true],
    [undefined, "/docs?tab=a", false],
    ["/docs", "/docs", false],
    ["/docs", "/docs#fees", false],
    ["/docs?tab=a", "/docs?tab=b#fees", false],
    ["/docs?tab=a", "/blog?tab=b", false],
    ["/docs", "/blog", false],
  ])("from %s to %s: %s", (previous, next, expected) => {
    expect(
      isQueryChangeOnly(previous === undefined ? previous : place(previous), place(next)),
    ).toBe(expected);
  });
});
