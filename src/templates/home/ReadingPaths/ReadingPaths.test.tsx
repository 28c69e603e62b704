/**
 * @jest-environment jsdom
 */
import { render, screen, within } from "@testing-library/react";
import { ReadingPaths } from "./ReadingPaths";

const PATHS = [
  {
    reader: "You deposit",
    steps: [
      { label: "Pick a range", to: "/range", minutes: 3.2 },
      { label: "See the list", to: "/list", minutes: null },
    ],
  },
  { reader: "You vote", steps: [{ label: "Weigh a lock", to: "/lock", minutes: 0.2 }] },
];

describe("R1 ways through the documentation", () => {
  beforeEach(() => {
    render(<ReadingPaths paths={PATHS} />);
  });

  test("each reader has a part with a heading, and pages in order", () => {
    const path = within(screen.getByRole("region", { name: "You deposit" }));
    expect(path.getByRole("heading", { level: 3 })).toHaveTextContent("You deposit");
    expect(path.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/range",
      "/list",
    ]);
    expect(screen.getAllByRole("region")).toHaveLength(2);
  });

  test("each page says how many whole minutes it takes, unless that is unknown", () => {
    const steps = screen.getAllByRole("listitem");
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      "Pick a range4 min",
      "See the list",
      "Weigh a lock1 min",
    ]);
  });
});
