/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Link } from "./Link";

const link = (href: string, rest: ComponentProps<typeof Link> = {}): HTMLElement => {
  render(
    <Link href={href} {...rest}>
      Target
    </Link>,
  );
  return screen.getByRole("link", { name: "Target" });
};

describe("R1 to R15 a link leads to its address", () => {
  test.each([
    ["a route", "/docs/core/metadex"],
    ["a route with anchor and query", "/docs?a=b#fees"],
    ["an anchor whose name has a dot", "/docs#v1.2"],
    ["an anchor of this page", "#fees"],
    ["a file", "/blog/rss.xml"],
    ["a file with a query", "/img/curve.svg?v=2"],
  ])("%s, without `rel`", (_, href) => {
    const element = link(href);
    expect(element).toHaveAttribute("href", href);
    expect(element).not.toHaveAttribute("rel");
  });

  test.each([
    ["https://example.com/docs", "https://example.com/docs"],
    ["HTTP://example.com", "http://example.com/"],
    ["//example.com", "//example.com/"],
    ["mailto:a@example.com", "mailto:a@example.com"],
  ])("%s leaves the site, and gives no handle on our window away", (href, url) => {
    const element = link(href);
    expect(element).toHaveAttribute("href", url);
    expect(element).toHaveAttribute("rel", "noopener");
  });

  test.each(["/docs", "#fees", "/blog/rss.xml", "https://example.com"])(
    "%s keeps the attributes that it is given",
    (href) => {
      const element = link(href, { className: "wide", "aria-current": "page" });
      expect(element).toHaveClass("wide");
      expect(element).toHaveAttribute("aria-current", "page");
    },
  );

  test("a `rel` that is given wins", () => {
    expect(link("https://example.com", { rel: "license" })).toHaveAttribute("rel", "license");
  });

  test.each([
    ["/blog/second post", "/blog/second%20post"],
    ["/blog/100%/a%20b", "/blog/100%25/a%20b"],
    ["/files/pic a.png", "/files/pic%20a.png"],
    ["#größe", "#gr%C3%B6%C3%9Fe"],
    ["https://example.com/a b", "https://example.com/a%20b"],
  ])("%s is a URL in the HTML of a build", (href, url) => {
    expect(link(href)).toHaveAttribute("href", url);
  });

  test("without an address is no link", () => {
    render(<Link>Target</Link>);
    expect(screen.queryByRole("link")).toBeNull();
    expect(screen.getByText("Target")).not.toHaveAttribute("href");
  });
});
