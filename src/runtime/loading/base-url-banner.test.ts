/**
 * @jest-environment jsdom
 */
import { screen } from "@testing-library/react";
import { showBaseUrlBanner } from "./base-url-banner";

interface Situation {
  /** The prefix that the site was built for, with a slash at the end. */
  prefix?: string;
  route?: string;
  address: string;
}

const TITLE = "Your site did not load properly";
const banner = () => screen.queryByText(TITLE)?.closest("[role=alert]") ?? null;

function show({ prefix = "/", route = "/docs/a", address }: Situation): boolean {
  history.replaceState(null, "", address);
  window.pagePath = route;
  return showBaseUrlBanner(prefix);
}

beforeEach(() => {
  document.body.innerHTML = "<main>The page</main>";
});

describe("E4 a wrong path prefix", () => {
  test.each<[string, Situation, string, string]>([
    ["home below a path", { route: "/", address: "/wrong/" }, "/", "/wrong/"],
    ["home without its slash", { route: "/", address: "/wrong" }, "/", "/wrong/"],
    ["home as a file", { route: "/", address: "/wrong/index.html" }, "/", "/wrong/"],
    ["a page below a path", { address: "/wrong/docs/a" }, "/", "/wrong/"],
    ["a page with a slash", { address: "/wrong/docs/a/" }, "/", "/wrong/"],
    ["a page as X.html", { address: "/wrong/docs/a.html" }, "/", "/wrong/"],
    ["a page as X/index.html", { address: "/wrong/docs/a/index.html" }, "/", "/wrong/"],
    ["two levels down", { address: "/very/wrong/docs/a" }, "/", "/very/wrong/"],
    ["a prefix at the root", { prefix: "/some/", address: "/docs/a" }, "/some/", "/"],
    ["home of a prefix at the root", { prefix: "/some/", route: "/", address: "/" }, "/some/", "/"],
    ["another prefix", { prefix: "/some/", address: "/other/docs/a" }, "/some/", "/other/"],
    ["a deeper one", { prefix: "/some/", address: "/some/more/docs/a" }, "/some/", "/some/more/"],
    ["one like the route", { address: "/docs/a/docs/a" }, "/", "/docs/a/"],
    ["letters beyond ASCII", { route: "/é", address: "/%C3%BC/%C3%A9" }, "/", "/%C3%BC/"],
  ])("%s", (_, situation, configured, suggested) => {
    expect(show(situation)).toBe(true);
    const lines = banner()?.textContent?.split("\n");
    expect(lines?.[0]).toBe(TITLE);
    expect(lines).toContain(`Configured path prefix: ${configured}`);
    expect(lines).toContain(`Suggested path prefix: ${suggested}`);
    expect(document.body.firstElementChild).toBe(banner());
  });
});

describe("E4 nothing is said of a prefix", () => {
  test.each<[string, Situation]>([
    ["of a page at its address", { address: "/docs/a" }],
    ["of a page at X.html", { address: "/docs/a.html" }],
    ["of home", { route: "/", address: "/" }],
    ["of home as a file", { route: "/", address: "/index.html" }],
    ["that is right", { prefix: "/some/", address: "/some/docs/a" }],
    ["that is right, of home", { prefix: "/some/", route: "/", address: "/some" }],
    ["of the not-found page, which is at any address", { route: "/404", address: "/wrong/x" }],
    ["of an address that only ends like the route", { route: "/a/docs/a", address: "/docs/a" }],
  ])("%s", (_, situation) => {
    expect(show(situation)).toBe(false);
    expect(banner()).toBeNull();
  });
});
