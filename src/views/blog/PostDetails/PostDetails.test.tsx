/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { PostDetails } from "./PostDetails";

const core = { name: "Core team", href: "/blog/authors/core" };
const research = { name: "Research team", href: "/blog/authors/research" };

describe("B1 the details of a post", () => {
  test.each([
    ["one author", [core], 3, "August 26, 2021 3 min read by Core team"],
    [
      "two authors",
      [core, research],
      0.4,
      "August 26, 2021 One min read by Core team, Research team",
    ],
  ])("say date, reading time and %s", (_, authors, minutes, expected) => {
    const { container } = render(
      <PostDetails date="2021-08-26T00:00:00.000Z" minutes={minutes} authors={authors} />,
    );
    expect(container).toHaveTextContent(expected);
  });

  test("M6 an author without a page or an address is plain text", () => {
    render(
      <PostDetails
        date="2021-08-26T00:00:00.000Z"
        minutes={1}
        authors={[core, { name: "A guest", href: null }]}
      />,
    );
    expect(screen.getByText(/A guest$/)).toBeInTheDocument();
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  test.each([
    ["a later day", "2026-11-27T10:00:00.000Z", true],
    ["the same day", "2021-08-26T23:59:00.000Z", false],
    ["an earlier day", "2021-08-01T00:00:00.000Z", false],
    ["no day", null, false],
  ])("say that the post was changed on %s: %s", (_, lastUpdate, says) => {
    const { container } = render(
      <PostDetails
        date="2021-08-26T00:00:00.000Z"
        lastUpdate={lastUpdate}
        minutes={1}
        authors={[]}
      />,
    );
    const told = within(container).queryByText("Updated", { exact: false });
    if (says) expect(told).toHaveTextContent("Updated November 27, 2026");
    else expect(told).toBeNull();
  });

  test("carry the date for machines, and link to the authors", () => {
    render(<PostDetails date="2021-08-26T00:00:00.000Z" minutes={1} authors={[core, research]} />);
    expect(screen.getByText("August 26, 2021")).toHaveAttribute(
      "datetime",
      "2021-08-26T00:00:00.000Z",
    );
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/blog/authors/core",
      "/blog/authors/research",
    ]);
  });
});
