/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { PostRows } from "./PostRows";

const posts = [
  {
    path: "/blog/fee",
    title: "Where one fee goes",
    date: "2021-08-26T00:00:00.000Z",
    figure: { value: "31.00 USDC", label: "for voters" },
    content: { readingMinutes: 6.2 },
  },
  {
    path: "/blog/first",
    title: "First",
    date: "2019-05-28T00:00:00.000Z",
    figure: null,
    content: { readingMinutes: 3.2 },
  },
];
const rows = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

describe("R4 posts as rows", () => {
  test("have a date, a title, and an amount or the time that they take to read", () => {
    render(<PostRows posts={posts} />);
    expect(rows()).toEqual([
      "August 26, 2021Where one fee goes31.00 USDC for voters",
      "May 28, 2019First4 min",
    ]);
    expect(screen.getByRole("link", { name: "First" })).toHaveAttribute("href", "/blog/first");
    expect(screen.queryByRole("heading")).toBeNull();
  });

  test("below their year, have the day alone; below no heading, titles are headings", () => {
    render(<PostRows posts={posts} level="h3" isOfYear />);
    expect(rows()[0]).toBe("August 26Where one fee goes31.00 USDC for voters");
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  });
});
