/**
 * @jest-environment jsdom
 */
import { render, screen } from "@testing-library/react";
import { UsedIn } from "./UsedIn";

test("lists the pages that link to a contract, as a part of the page", () => {
  render(<UsedIn pages={[{ label: "Swap and quote", path: "/docs/build/swap" }]} />);
  const list = screen.getByRole("region", { name: "Used in" });
  expect(list).toContainElement(screen.getByRole("link", { name: "Swap and quote" }));
});

test("is left out where no page does", () => {
  const { container } = render(<UsedIn pages={[]} />);
  expect(container).toBeEmptyDOMElement();
});
