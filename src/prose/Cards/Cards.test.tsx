/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { Card, Cards } from "./Cards";

test("M1 a card is one link, named by its title", () => {
  render(
    <Cards>
      <Card title="Fees" to="/docs/core/dynamic-fees">
        How a fee follows the market.
      </Card>
    </Cards>,
  );
  const link = screen.getByRole("link", { name: "Fees" });
  expect(link).toHaveAttribute("href", "/docs/core/dynamic-fees");
  expect(screen.getAllByRole("link")).toEqual([link]);
  expect(screen.getByText("How a fee follows the market.")).toBeInTheDocument();
});
