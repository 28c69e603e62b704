import { longDate, monthAndDay, yearOf } from "./dates";

describe("R4, B1: dates are days in UTC", () => {
  test.each([
    ["2021-08-26T00:00:00.000Z", "August 26, 2021", "August 26", "2021"],
    ["2021-08-26", "August 26, 2021", "August 26", "2021"],
    ["2019-05-01T10:30:00Z", "May 1, 2019", "May 1", "2019"],
    ["2023-12-31T23:59:59Z", "December 31, 2023", "December 31", "2023"],
    ["2024-01-01T00:00:00Z", "January 1, 2024", "January 1", "2024"],
    ["2024-01-01T00:30:00+02:00", "December 31, 2023", "December 31", "2023"],
    ["2024-02-29", "February 29, 2024", "February 29", "2024"],
  ])("%s", (date, long, short, year) => {
    expect([longDate(date), monthAndDay(date), yearOf(date)]).toEqual([long, short, year]);
  });
});
