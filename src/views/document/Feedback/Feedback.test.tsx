/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from "@testing-library/react";
import { Feedback } from "./Feedback";

const beacon = jest.fn<boolean, [string, URLSearchParams]>(() => true);

beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
  render(<Feedback path="/docs/core/fees & rates" to="https://count.example/answers" />);
});

describe("the question whether a doc was helpful", () => {
  test("sends the answer and the doc, once, and says thanks", () => {
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    const yes = screen.getByRole("button", { name: "Yes" });
    yes.focus();
    fireEvent.click(yes);
    fireEvent.click(yes);
    fireEvent.click(screen.getByRole("button", { name: "No" }));
    expect(beacon.mock.calls.map(([to, body]) => [to, String(body)])).toEqual([
      ["https://count.example/answers", "page=%2Fdocs%2Fcore%2Ffees+%26+rates&helpful=yes"],
    ]);
    expect(screen.getByRole("status")).toHaveTextContent("Thank you.");
    expect(yes).toHaveFocus();
    expect(yes).toHaveAttribute("aria-pressed", "true");
  });

  test("names its two buttons by the question", () => {
    expect(screen.getByRole("group", { name: "Was this page helpful?" })).toBeVisible();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Yes",
      "No",
    ]);
  });
});
