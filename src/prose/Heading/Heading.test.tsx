/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { Heading } from "./Heading";

describe("D6 a heading has a stable anchor and a link to itself", () => {
  test.each(["h2", "h3", "h4", "h5", "h6"] as const)("%s", (level) => {
    render(
      <Heading level={level} id="dynamic-fees">
        Dynamic fees
      </Heading>,
    );
    const heading = screen.getByRole("heading", {
      level: Number(level.slice(1)),
      name: /^Dynamic fees/,
    });
    expect(heading).toHaveAttribute("id", "dynamic-fees");
    const link = screen.getByRole("link", { name: /section/ });
    expect(link).toHaveAttribute("href", "#dynamic-fees");
    expect(heading).toContainElement(link);
  });

  test("one without an id has no link", () => {
    render(<Heading level="h2">Fees</Heading>);
    expect(screen.getByRole("heading", { name: "Fees" })).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  test("one with a class, such as the title of the footnotes, keeps it and has no link", () => {
    render(
      <Heading level="h2" id="footnote-label" className="sr-only">
        Footnotes
      </Heading>,
    );
    expect(screen.getByRole("heading", { name: "Footnotes" })).toHaveClass("sr-only");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });
});
