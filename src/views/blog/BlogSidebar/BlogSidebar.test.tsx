/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";

const posts = [
  { path: "/blog/welcome", sidebarLabel: "Welcome", date: "2021-08-26T00:00:00.000Z" },
  { path: "/blog/first", sidebarLabel: "First", date: "2021-01-01T00:00:00.000Z" },
  { path: "/blog/long", sidebarLabel: "Long", date: "2019-05-29T00:00:00.000Z" },
];
let sidebar = { title: "Recent posts", posts };
jest.mock("gatsby", () => ({
  Link: ({ to, ...rest }: { to: string }) => <a href={to} {...rest} />,
  graphql: () => undefined,
  useStaticQuery: () => ({ siteConfig: { blog: { sidebar } } }),
}));

// Imported after the mock: imports at the top of the file would run before it.
let BlogSidebar: typeof import("./BlogSidebar").BlogSidebar;
beforeAll(async () => {
  ({ BlogSidebar } = await import("./BlogSidebar"));
});
beforeEach(() => {
  sidebar = { title: "Recent posts", posts };
});

describe("B2 the list of recent posts", () => {
  test("has them under their years", () => {
    render(<BlogSidebar currentPath="/blog/other" />);
    const nav = screen.getByRole("navigation", { name: "Recent posts" });
    const years = within(nav)
      .getAllByRole("heading", { level: 3 })
      .map((heading) => [
        heading.textContent,
        within(heading.parentElement as HTMLElement)
          .getAllByRole("link")
          .map((link) => link.getAttribute("href")),
      ]);
    expect(years).toEqual([
      ["2021", ["/blog/welcome", "/blog/first"]],
      ["2019", ["/blog/long"]],
    ]);
  });

  test("marks the current post, and it alone", () => {
    render(<BlogSidebar currentPath="/blog/first" />);
    const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(marked).toEqual([screen.getByRole("link", { name: "First" })]);
    expect(marked[0]).toHaveAttribute("aria-current", "page");
  });

  test("is not there without posts", () => {
    sidebar = { title: "Recent posts", posts: [] };
    const { container } = render(<BlogSidebar currentPath="/blog/other" />);
    expect(container).toBeEmptyDOMElement();
  });
});
