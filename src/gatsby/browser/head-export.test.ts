import { headHandlerForBrowser } from "./head-export";

test("a page that exports a Head is refused, any other is left alone", () => {
  expect(() => headHandlerForBrowser({ pageComponent: { Head: String } })).toThrow(
    "Use react-helmet (PageMetadata): a `Head` export has no effect.",
  );
  expect(() => headHandlerForBrowser({ pageComponent: {} })).not.toThrow();
  expect(() => headHandlerForBrowser({})).not.toThrow();
});
