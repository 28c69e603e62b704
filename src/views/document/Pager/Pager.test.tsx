/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { Pager, type PagerTarget } from "./Pager";

const fees: PagerTarget = { path: "/docs/fees", title: "Fees" };
const locks: PagerTarget = { path: "/docs/locks", title: "Locks" };

const renderPager = (previous: PagerTarget | null, next: PagerTarget | null) =>
  render(
    <Pager
      label="Docs pages"
      previous={previous}
      next={next}
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );

describe("D2, B1 the pager", () => {
  test.each<[string, PagerTarget | null, PagerTarget | null, (string | null)[][]]>([
    ["the page after", null, locks, [["NextLocks", "/docs/locks", "next"]]],
    ["the page before", fees, null, [["PreviousFees", "/docs/fees", "prev"]]],
    [
      "both, the page before first",
      fees,
      locks,
      [
        ["PreviousFees", "/docs/fees", "prev"],
        ["NextLocks", "/docs/locks", "next"],
      ],
    ],
  ])("links to %s", (_, previous, next, expected) => {
    renderPager(previous, next);
    expect(screen.getByRole("navigation", { name: "Docs pages" })).toBeInTheDocument();
    expect(
      screen
        .getAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("rel")]),
    ).toEqual(expected);
  });

  test("is not there when there is nowhere to go", () => {
    expect(renderPager(null, null).container).toBeEmptyDOMElement();
  });
});
