/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GlossaryIndex } from "./GlossaryIndex";
import { letterId } from "./letter-id";

const termOf = (label: string) => ({
  slug: label.toLowerCase(),
  label,
  aliases: [],
  definition: "A term.",
  explanation: null,
});
const TERMS = ["Pool", "Epoch", "Position"].map(termOf);

const renderIndex = (filter: string, terms = TERMS) => {
  const onFilter = jest.fn<void, [string]>();
  render(<GlossaryIndex terms={terms} filter={filter} onFilter={onFilter} />);
  return onFilter;
};

describe("R9 the ways to a term", () => {
  test("lead to each letter that has terms, once, in order", () => {
    renderIndex("");
    const links = screen.getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["E", `#${letterId("E")}`],
      ["P", `#${letterId("P")}`],
    ]);
  });

  test("tell what the reader types into the field", async () => {
    const onFilter = renderIndex("po");
    const field = screen.getByRole("searchbox", { name: "Find a term" });
    expect(field).toHaveValue("po");
    await userEvent.setup().type(field, "s");
    expect(onFilter.mock.calls).toEqual([["pos"]]);
  });

  test.each([
    ["", TERMS, ""],
    ["  ", TERMS, ""],
    ["o", TERMS, "3 terms"],
    ["epoch", TERMS.slice(0, 1), "1 term"],
    ["xyz", [], "0 terms"],
  ])("after `%s`, a screen reader hears how many terms are left", (filter, terms, said) => {
    renderIndex(filter, terms);
    expect(screen.getByRole("status").textContent).toBe(said);
  });
});
