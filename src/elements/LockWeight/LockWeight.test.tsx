/**
 * @jest-environment jsdom
 */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LockWeight } from "./LockWeight";

/** A lock of at most 7 years is one of at most 365 weeks, so that the expected weights are plain. */
const calculator = () => {
  render(<LockWeight amount={730} longestYears={7} />);
  return {
    amount: screen.getByRole("spinbutton", { name: "Tokens locked" }),
    time: screen.getByRole("slider", { name: /^Time left/ }),
    weight: screen.getByRole("status"),
  };
};

describe("M5 the calculator of voting weight", () => {
  test("starts with the given amount, locked for half of the longest time", () => {
    const { amount, time, weight } = calculator();
    expect(screen.getByRole("region", { name: "Voting weight calculator" })).toBeInTheDocument();
    expect(amount).toHaveValue(730);
    expect(time).toHaveValue("183");
    expect(time).toHaveAttribute("max", "365");
    expect(weight).toHaveTextContent(/^366$/);
  });

  test("the longest lock is cut to whole weeks", () => {
    render(<LockWeight amount={1} longestYears={4} />);
    expect(screen.getByRole("slider")).toHaveAttribute("max", "208");
  });

  test.each([
    [0, "0"],
    [1, "2"],
    [100, "200"],
    [365, "730"],
  ])("730 tokens with %d of 365 weeks left weigh %s", (weeks, expected) => {
    const { time, weight } = calculator();
    fireEvent.change(time, { target: { value: String(weeks) } });
    expect(time).toHaveAccessibleName(`Time left: ${weeks} weeks`);
    expect(weight).toHaveTextContent(new RegExp(`^${expected}$`));
  });

  test.each([
    ["0000", "3,660,000"],
    [".5", "366.3"],
  ])("an amount typed on with %s counts at once", async (typed, expected) => {
    const { amount, weight } = calculator();
    await userEvent.type(amount, typed);
    expect(weight).toHaveTextContent(expected);
  });

  test.each(["", "-5", "not a number"])("an amount of “%s” weighs nothing", (value) => {
    const { amount, weight } = calculator();
    fireEvent.change(amount, { target: { value } });
    expect(weight).toHaveTextContent(/^0$/);
  });
});
