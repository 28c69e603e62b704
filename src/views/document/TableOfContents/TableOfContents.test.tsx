/**
 * @jest-environment jsdom
 */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { ContentsBar, TableOfContents } from "./TableOfContents";

const headings = [
  { id: "how", level: 2, text: "How it works" },
  { id: "formula", level: 3, text: "The formula" },
  { id: "risks", level: 2, text: "Risks <and> limits" },
];

/**
 * Puts headings into the page, each the given number of pixels below the top of the window. jsdom
 * has no layout of its own.
 */
function placeHeadings(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops)) {
    const heading = document.getElementById(id) ?? document.createElement("h2");
    heading.id = id;
    const box = Object.assign(heading.getBoundingClientRect(), { top });
    heading.getBoundingClientRect = () => box;
    document.body.append(heading);
  }
}

const current = (): string[] =>
  screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("aria-current") === "location")
    .map(({ textContent }) => textContent ?? "");

const nextFrame = () => act(() => jest.advanceTimersByTime(16));

describe("D5 the contents of the page", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  test.each([
    ["beside the text", TableOfContents, "On this page"],
    ["above the text", ContentsBar, "On this page, folded"],
  ])("%s link to the headings in their order, with their depth", (_, Contents, name) => {
    const { container } = render(<Contents headings={headings} />);
    for (const details of container.querySelectorAll("details")) details.open = true;
    const links = within(screen.getByRole("navigation", { name })).getAllByRole("link");
    expect(
      links.map((link) => [
        link.textContent,
        link.getAttribute("href"),
        link.closest("li")?.getAttribute("data-depth"),
      ]),
    ).toEqual([
      ["How it works", "#how", "0"],
      ["The formula", "#formula", "1"],
      ["Risks <and> limits", "#risks", "0"],
    ]);
  });

  test("the depth counts from the highest level on the page", () => {
    render(<TableOfContents headings={[{ id: "formula", level: 3, text: "The formula" }]} />);
    expect(screen.getByRole("listitem")).toHaveAttribute("data-depth", "0");
  });

  test("the heading in view is marked, and the mark follows scrolling and resizing", () => {
    placeHeadings({ how: 300, formula: 600, risks: 900 });
    render(<TableOfContents headings={headings} />);
    nextFrame();
    expect(current()).toEqual(["How it works"]);

    placeHeadings({ how: -200, formula: 10, risks: 400 });
    fireEvent.scroll(document);
    nextFrame();
    expect(current()).toEqual(["The formula"]);

    placeHeadings({ how: -900, formula: -500, risks: 0 });
    fireEvent(window, new Event("resize"));
    nextFrame();
    expect(current()).toEqual(["Risks <and> limits"]);
  });

  test("headings are below that of their section, and the section in view is marked as read", () => {
    placeHeadings({ how: -200, formula: 80, risks: 400 });
    const { container } = render(<TableOfContents headings={headings} />);
    const read = () =>
      Array.from(container.querySelectorAll("[data-read]"), ({ textContent }) => textContent);
    expect(read()).toEqual(["How it worksThe formula"]);
    nextFrame();
    expect(read()).toEqual(["How it worksThe formula"]);
    placeHeadings({ how: -900, formula: -500, risks: 20 });
    fireEvent.scroll(document);
    nextFrame();
    expect(read()).toEqual(["Risks <and> limits"]);
  });

  test("a heading that is not in the page is never marked", () => {
    placeHeadings({ how: -200 });
    render(<TableOfContents headings={headings} />);
    nextFrame();
    expect(current()).toEqual(["How it works"]);
  });

  test("after the contents are gone, scrolling asks for no frame", () => {
    const { unmount } = render(<TableOfContents headings={headings} />);
    nextFrame();
    unmount();
    fireEvent.scroll(document);
    fireEvent(window, new Event("resize"));
    expect(jest.getTimerCount()).toBe(0);
  });

  test("on narrow screens they are folded in a bar, which names the section once it is reached", () => {
    placeHeadings({ how: 300, formula: 600, risks: 900 });
    render(<ContentsBar headings={headings} />);
    nextFrame();
    const bar = screen.getByText("On this page");
    expect(bar).toHaveTextContent(/^On this page$/);
    const link = screen.getByRole("link", { name: "Risks <and> limits", hidden: true });
    expect(link).not.toBeVisible();
    fireEvent.click(bar);
    expect(link).toBeVisible();

    placeHeadings({ how: -200, formula: 10, risks: 400 });
    fireEvent.scroll(document);
    nextFrame();
    expect(bar).toHaveTextContent(/^On this pageThe formula$/);
    expect(current()).toEqual(["The formula"]);
    fireEvent.click(link);
    expect(link).not.toBeVisible();
  });
});
