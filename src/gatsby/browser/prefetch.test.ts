/**
 * @jest-environment jsdom
 */
import { mendPrefetching } from "./prefetch";

describe("V5 prefetching", () => {
  const setConnection = (connection: object | undefined) =>
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });

  afterEach(() => {
    Reflect.deleteProperty(navigator, "connection");
    Reflect.deleteProperty(window, "___loader");
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
    const onPrefetch = jest.fn();
    mendPrefetching(onPrefetch);
    window.___loader.hovering?.("/blog");
    expect(hovering.mock.calls).toEqual(isPrefetched ? [["/blog"]] : []);
    expect(onPrefetch).toHaveBeenCalledTimes(isPrefetched ? 1 : 0);
  });

  test("follows the connection as it changes", () => {
    const hovering = jest.fn();
    window.___loader = { hovering };
    mendPrefetching(() => {});
    setConnection({ saveData: true });
    window.___loader.hovering?.("/a");
    setConnection({ saveData: false });
    window.___loader.hovering?.("/b");
    expect(hovering.mock.calls).toEqual([["/b"]]);
  });

  test.each<[string, string, string[]]>([
    ["a page", '<a href="/blog">Blog</a>', ["/blog"]],
    ["a section of a page", '<a href="/blog#latest">Blog</a>', ["/blog"]],
    ["a part of a link", '<a href="/blog"><b tabindex="0">Blog</b></a>', ["/blog"]],
    ["the page itself", '<a href="/docs">Docs</a>', []],
    ["another site", '<a href="https://acme.example/">Acme</a>', []],
    ["another window", '<a href="/blog" target="_blank">Blog</a>', []],
    ["a file", '<a href="/blog.pdf" download>Blog</a>', []],
    ["a button", "<button>Menu</button>", []],
  ])("on focus of %s", (_, html, expected) => {
    history.replaceState(null, "", "/docs");
    const hovering = jest.fn();
    window.___loader = { hovering };
    mendPrefetching(() => {});
    document.body.innerHTML = html;
    document.querySelector<HTMLElement>("b, a, button")?.focus();
    expect(hovering.mock.calls.flat()).toEqual(expected);
  });
});
