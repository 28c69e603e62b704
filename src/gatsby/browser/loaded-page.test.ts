import type { LoadedPage } from "./gatsby-window";
import { canBeShown } from "./loaded-page";

/** Returns a page as a host may answer with it. */
const page = (json: unknown, path: unknown = "/docs/a", more: object = {}): LoadedPage => ({
  json: json as LoadedPage["json"],
  page: { path, ...more },
});
const whole = { pageContext: {}, data: { doc: {} } };

describe("V2 data with which Gatsby can show a page", () => {
  test.each<[string, LoadedPage, string]>([
    ["all of it", page(whole), "/docs/a"],
    ["a page without a query", page({ pageContext: {} }), "/docs/a"],
    ["a slash at the end, a query and a hash", page(whole), "/docs/a/?b=c#d"],
    ["a page that has its query from the address", page(whole, "/docs/a?b=c"), "/docs/a?b=c"],
    ["home", page(whole, "/"), "/"],
    ["home with a query", page(whole, "/?search=a"), "/?search=a"],
    ["letters beyond ASCII", page(whole, "/é 1"), "/%C3%A9%201"],
    ["the not-found page, which is at any address", page(whole, "/404.html"), "/no/such"],
    ["the same of an address that is badly encoded", page(whole, "/404.html"), "/%ff"],
    ["a page for many addresses", page(whole, "/a/", { matchPath: "/a/*" }), "/a/b"],
  ])("%s", (_, loaded, address) => {
    expect(canBeShown(loaded, address)).toBe(true);
  });
});

describe("V2 data with which Gatsby would show nothing", () => {
  test.each<[string, LoadedPage | undefined]>([
    ["none", undefined],
    ["an error", { status: "error" }],
    ["no result", page(undefined)],
    ["the result null", page(null)],
    ["an empty result", page({})],
    ["a text as result", page("result")],
    ["no context", page({ data: {} })],
    ["the context null", page({ ...whole, pageContext: null })],
    ["a text as context", page({ ...whole, pageContext: "context" })],
    ["the data null", page({ ...whole, data: null })],
    ["a text as data", page({ ...whole, data: "data" })],
    ["no path", page(whole, null)],
    ["a number as path", page(whole, 404)],
    ["another page's", page(whole, "/docs/b")],
    ["the home page's", page(whole, "/")],
  ])("%s", (_, loaded) => {
    expect(canBeShown(loaded, "/docs/a")).toBe(false);
  });
});
