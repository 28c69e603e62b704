/**
 * @jest-environment jsdom
 */
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderWithFigures } from "../../../test/jest/render-with-figures";
import { LockWeight } from "./LockWeight";

/**
 * Renders the calculator with a longest lock of 7 years. That is at most 365 weeks, so the expected
 * weights are easy to check.
 */
const calculator = (figures = { "lock.longest": 7, "lock.example": 730 }) => {
  renderWithFigures(<LockWeight />, figures);
  return {
    amount: screen.getByRole("spinbutton", { name: /^Locked \S+$/ }),
    length: screen.getByRole("spinbutton", { name: "Locked for (weeks)" }),
    time: screen.getByRole("slider", { name: "Weeks from now" }),
    values: screen.getByRole("status"),
  };
};

describe("M5 the calculator of voting weight", () => {
  test("starts with the amount of the figures, locked for half of the longest time", () => {
    const { amount, length, time, values } = calculator();
    expect(amount).toHaveValue(730);
    expect(length).toHaveValue(183);
    expect(time).toHaveAttribute("max", "365");
    expect(values).toHaveTextContent("NowThis lock: 366Longest lock: 730Permanent lock: 730");
  });

  test("the longest lock is cut to whole weeks", () => {
    expect(calculator({ "lock.longest": 4, "lock.example": 1 }).time).toHaveAttribute("max", "208");
  });

  test.each([
    [0, "NowThis lock: 366"],
    [1, "In 1 weekThis lock: 364"],
    [83, "In 83 weeksThis lock: 200"],
    [183, "In 183 weeksThis lock: 0"],
    [365, "In 365 weeksThis lock: 0"],
  ])("730 tokens locked for 183 weeks, %d weeks later: %s", (weeks, expected) => {
    const { time, values } = calculator();
    fireEvent.change(time, { target: { value: String(weeks) } });
    expect(values).toHaveTextContent(expected);
    expect(values).toHaveTextContent("Permanent lock: 730");
  });

  test.each([
    ["0000", "3,660,000"],
    [".5", "366.3"],
  ])("an amount typed on with %s counts at once", async (typed, expected) => {
    const { amount, values } = calculator();
    await userEvent.type(amount, typed);
    expect(values).toHaveTextContent(`This lock: ${expected}`);
  });

  test("a lock of a part of a week counts whole weeks", () => {
    const { length, values } = calculator();
    fireEvent.change(length, { target: { value: "100.9" } });
    expect(values).toHaveTextContent("This lock: 200");
  });

  test.each([
    ["500", "At most 365 weeks; 365 is used.", "730"],
    ["0", "At least 1; 1 is used.", "2"],
    ["", "Not a number; 183 is used.", "366"],
  ])("a length of “%s” is told of: %s", (typed, message, weight) => {
    const { length, values } = calculator();
    expect(length).toHaveAccessibleDescription("");
    expect(length).toBeValid();
    fireEvent.change(length, { target: { value: typed } });
    expect(length).toHaveAccessibleDescription(message);
    expect(length).toBeInvalid();
    expect(values).toHaveTextContent(`This lock: ${weight}`);
  });

  test.each([
    ["-5", "At least 0; 0 is used.", "0"],
    ["not a number", "Not a number; 730 is used.", "366"],
  ])("an amount of “%s” is told of: %s", (typed, message, weight) => {
    const { amount, values } = calculator();
    fireEvent.change(amount, { target: { value: typed } });
    expect(amount).toHaveAccessibleDescription(message);
    expect(values).toHaveTextContent(`This lock: ${weight}Longest`);
  });
});
