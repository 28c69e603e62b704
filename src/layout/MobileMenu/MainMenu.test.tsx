/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { MainMenu } from "./MainMenu";

const NAVBAR = {
  title: null,
  links: [
    { label: "Docs", target: "/docs" },
    { label: "Code", target: "https://code.example" },
  ],
};
const MORE = {
  title: "More",
  links: [
    { label: "Source code", target: "https://code.example" },
    { label: "Terms", target: "/terms" },
  ],
};
const DOCS = { title: "Learn", links: [{ label: "About", target: "/docs" }] };

const rows = () =>
  within(screen.getByRole("navigation", { name: "Main, menu" }))
    .getAllByRole("listitem")
    .map((row) => within(row).getByRole("link"))
    .map((link) => [link.textContent, link.getAttribute("href")]);

describe("L5 the menu of narrow screens", () => {
  test("has the navbar's links, then those of the footer, and none twice", () => {
    render(<MainMenu groups={[NAVBAR, DOCS, MORE]} />);
    expect(rows()).toEqual([
      ["Docs", "/docs"],
      ["Code", "https://code.example/"],
      ["Terms", "/terms"],
    ]);
  });

  test("has the titles of the footer's columns, but of none without a link of its own", () => {
    render(<MainMenu groups={[NAVBAR, DOCS, MORE]} />);
    const titles = screen.getAllByRole("heading", { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(["More"]);
  });

  test("keeps the links of one group apart from those of another", () => {
    render(<MainMenu groups={[NAVBAR, MORE]} />);
    const lists = screen.getAllByRole("list");
    expect(lists.map((list) => within(list).getAllByRole("link").length)).toEqual([2, 1]);
  });

  test("marks the link that the navbar marks", () => {
    const links = [{ label: "Docs", target: "/docs", current: "true" as const }];
    render(<MainMenu groups={[{ title: null, links }, MORE]} />);
    const marked = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(marked).toEqual([screen.getByRole("link", { name: "Docs" })]);
  });
});
