/**
 * @jest-environment jsdom
 */
import { prefetchFromPage, startPrefetching } from "./prefetch";

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

/** The observers of the page's requests. */
let observers: ((list: { getEntries: () => object[] }) => void)[] = [];
/** Reports a request of the page. */
const report = (entry: object) => {
  for (const observer of observers) observer({ getEntries: () => [entry] });
};

/** Starts prefetching in a page that came over a protocol. Returns the mock of Gatsby's loader. */
function start({ protocol = "h2", onPrefetch = () => {} } = {}) {
  performance.getEntriesByType = jest.fn(() => [{ nextHopProtocol: protocol } as never]);
  const loadPage = jest.fn(() => new Promise<undefined>(() => {}));
  window.___loader = { loadPage, hovering: jest.fn() };
  startPrefetching(onPrefetch);
  return loadPage;
}

/** Shows links to `count` pages. All of them are in view. */
function showLinks(count: number): void {
  const links = Array.from({ length: count }, (_, number) => `<a href="/docs/${number}"></a>`);
  document.body.innerHTML = links.join("");
  jest
    .spyOn(Element.prototype, "getBoundingClientRect")
    .mockReturnValue({ left: 0, right: 9, top: 0, bottom: 9, width: 9, height: 9 } as DOMRect);
}

beforeEach(() => {
  jest.useFakeTimers();
  observers = [];
  globalThis.PerformanceObserver = jest.fn((observer) => {
    observers.push(observer);
    return { observe: () => {} };
  }) as never;
  history.replaceState(null, "", "/docs");
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, "connection");
  Reflect.deleteProperty(window, "___loader");
});

describe("V5 prefetching", () => {
  test.each<[string, object | undefined, boolean]>([
    ["an unknown connection", undefined, true],
    ["4G", { effectiveType: "4g", saveData: false }, true],
    ["3G", { effectiveType: "3g" }, true],
    ["2G", { effectiveType: "2g" }, false],
    ["slow 2G", { effectiveType: "slow-2g" }, false],
    ["4G with data saver", { effectiveType: "4g", saveData: true }, false],
  ])("on hover, with %s", (_, connection, isPrefetched) => {
    setConnection(connection);
    const onPrefetch = jest.fn();
    const loadPage = start({ onPrefetch });
    window.___loader?.hovering?.("/blog");
    expect(loadPage.mock.calls).toEqual(isPrefetched ? [["/blog"]] : []);
    expect(onPrefetch).toHaveBeenCalledTimes(isPrefetched ? 1 : 0);
  });

  test("follows the connection as it changes", () => {
    const loadPage = start();
    setConnection({ saveData: true });
    window.___loader?.hovering?.("/a");
    setConnection({ saveData: false });
    window.___loader?.hovering?.("/b");
    expect(loadPage.mock.calls).toEqual([["/b"]]);
  });

  describe.each(["focusin", "pointerdown"])("on %s", (intent) => {
    test.each<[string, string, string[]]>([
      ["a page", '<a href="/blog">Blog</a>', ["/blog"]],
      ["a section of a page", '<a href="/blog#latest">Blog</a>', ["/blog"]],
      ["a page with a query", '<a href="/search?q=fee">Fee</a>', ["/search?q=fee"]],
      ["a part of a link", '<a href="/blog"><b>Blog</b></a>', ["/blog"]],
      ["the page itself", '<a href="/docs">Docs</a>', []],
      ["another site", '<a href="https://acme.example/">Acme</a>', []],
      ["another window", '<a href="/blog" target="_blank">Blog</a>', []],
      ["a download", '<a href="/blog" download>Blog</a>', []],
      ["a file", '<a href="/docs/start.md">View as Markdown</a>', []],
      ["a button", "<button>Menu</button>", []],
    ])("%s", (_, html, expected) => {
      const loadPage = start();
      document.body.innerHTML = html;
      document.querySelector("b, a, button")?.dispatchEvent(new Event(intent, { bubbles: true }));
      expect(loadPage.mock.calls.flat()).toEqual(expected);
    });
  });

  test.each<[string, string, number]>([
    ["HTTP/2", "h2", 8],
    ["HTTP/3", "h3", 8],
    ["HTTP/1.1", "http/1.1", 4],
    ["an unknown protocol", "", 4],
  ])("of links in view, over %s", (_, protocol, atOnce) => {
    const loadPage = start({ protocol });
    showLinks(20);
    window.___loader?.enqueue?.("/docs/0");
    expect(loadPage).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(loadPage).toHaveBeenCalledTimes(atOnce);
  });

  test("of links in view, not for a crawler", () => {
    jest.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Googlebot/2.1)");
    const loadPage = start();
    showLinks(20);
    prefetchFromPage();
    jest.runAllTimers();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("of links in view, not with data saver", () => {
    const loadPage = start();
    showLinks(20);
    setConnection({ saveData: true });
    prefetchFromPage();
    jest.runAllTimers();
    expect(loadPage).not.toHaveBeenCalled();
  });

  test("ends with 200 kB of data and scripts, and begins again with the next page", () => {
    const loadPage = start();
    showLinks(20);
    report({ initiatorType: "xmlhttprequest", transferSize: 150_000 });
    report({ initiatorType: "img", transferSize: 900_000 });
    report({ initiatorType: "script", transferSize: 50_000 });
    window.___loader?.enqueue?.("/docs/0");
    jest.runAllTimers();
    expect(loadPage).not.toHaveBeenCalled();
    prefetchFromPage();
    jest.runAllTimers();
    expect(loadPage).toHaveBeenCalled();
  });
});
