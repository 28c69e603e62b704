import { daysOf, timeInTurn, timeLeft } from "./week";

const DAY = 86_400;

describe("R1 where a moment lies in a turn", () => {
  test.each([
    [3 * DAY + 4 * 3600, "3 d 04 h"],
    [DAY, "1 d 00 h"],
    [DAY - 1, "1 d 00 h"],
    [DAY - 60, "23 h 59 min"],
    [3600, "1 h 00 min"],
    [59, "1 min"],
    [61, "2 min"],
  ])("%d seconds: %s", (seconds, text) => {
    expect(timeLeft(seconds)).toBe(text);
  });

  test("a week begins on Thursday at midnight UTC", () => {
    const thursday = Date.UTC(2026, 10, 26) / 1000;
    expect(timeInTurn(thursday, 7 * DAY)).toEqual({ passed: 0, left: "7 d 00 h" });
    const { passed, left } = timeInTurn(thursday + 3.5 * DAY, 7 * DAY);
    expect([passed, left]).toEqual([0.5, "3 d 12 h"]);
  });

  test.each([
    [7, "Thu Fri Sat Sun Mon Tue Wed Thu"],
    [1, "Thu Fri"],
    [14, "Thu Sat Mon Wed Fri Sun Tue Thu"],
  ])("the days of a turn of %d days", (days, names) => {
    const all = daysOf(days * DAY);
    expect(all.map(({ name }) => name).join(" ")).toBe(names);
    expect([all[0]?.at, all.at(-1)?.at]).toEqual([0, 1]);
  });
});
