/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { PostSeries } from "./PostSeries";

const posts = ["One", "Two", "Three"].map((title) => ({ title, path: `/blog/${title}` }));

describe("B1 the series of a post", () => {
  test("says which part the post is, and leads to the others in order", () => {
    render(<PostSeries title="Locks" posts={posts} currentPath="/blog/Two" />);
    const series = screen.getByRole("navigation", { name: "Series" });
    expect(series.querySelector("summary")).toHaveTextContent("Part 2 of 3: Locks");
    const links = Array.from(series.querySelectorAll("a"));
    expect(links.map((link) => link.getAttribute("href"))).toEqual(posts.map(({ path }) => path));
    expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "page", null]);
  });

  test("says its title only, if the post is in no list", () => {
    render(<PostSeries title="Locks" posts={posts} currentPath="/blog/unlisted" />);
    expect(within(screen.getByRole("navigation")).getByText("Locks")).toBeInTheDocument();
  });
});
