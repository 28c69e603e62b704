/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { LinkList } from "./LinkList";

const items = [
  { path: "/blog/welcome", label: "Welcome", note: "August 26", isCurrent: false },
  { path: "/blog/first", label: "First", note: "May 28", isCurrent: true },
  { path: "/blog/long", label: "Long" },
];

describe("R4, B2 a list of posts under its year", () => {
  test.each([
    ["h2", 2],
    ["h3", 3],
  ] as const)("is headed by an %s", (level, number) => {
    render(<LinkList title="2021" level={level} items={items} />);
    expect(screen.getByRole("heading", { level: number, name: "2021" })).toBeInTheDocument();
  });

  test("links to the posts, what is noted of them before the link", () => {
    render(<LinkList title="2021" level="h2" items={items} />);
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "August 26Welcome",
      "May 28First",
      "Long",
    ]);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/blog/welcome",
      "/blog/first",
      "/blog/long",
    ]);
  });

  test("marks the current page, and it alone", () => {
    render(<LinkList title="2021" level="h3" items={items} />);
    const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(marked).toEqual([screen.getByRole("link", { name: "First" })]);
    expect(marked[0]).toHaveAttribute("aria-current", "page");
  });
});
